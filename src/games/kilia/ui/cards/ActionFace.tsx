import { memo, type ReactNode } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import type { ActionId } from '../../content/terms';
import { abilitySentence } from '../../text/words';
import { useWords } from '../context';
import { GoodIcon, ZoneIcon } from '../icons/index';
import { Building } from '../pieces/Building';
import { AbilityIcons } from './AbilityIcons';

type ActionFaceProps = {
  readonly id: ActionId;
  /** The card's current cost, or that it can only be a merchant. */
  readonly foot?: ReactNode;
  /** Whether the player already has its ability. */
  readonly isOwned?: boolean;
  /** Set when the surrounding element has the same content as text. */
  readonly isSaid?: boolean;
};

/** An action card: its zone with the good on its back, the building, the ability. */
export const ActionFace = memo(function ActionFace({
  id,
  foot,
  isOwned = false,
  isSaid = false,
}: ActionFaceProps) {
  const { content, t, language } = useWords();
  const { zone, ability, warehouse } = entryOf(content.action, id);
  const { good } = content.zone[zone];
  return (
    <span
      className={`flex-column clip boxed relative low full acard zone-${zone}${isOwned ? ' dashed' : ''}`}
      aria-hidden={isSaid || undefined}
    >
      <span className="flex-row rigid nowrap gap-5 acard-band">
        <ZoneIcon zone={zone} size={16} />
        <span className="grow narrow cut acard-name">{t(`terms.zone.${zone}`)}</span>
        <span className="centred rigid disc acard-disc">
          <GoodIcon good={good} size={16} />
        </span>
      </span>
      <span className="grow low acard-house">
        <Building cells={warehouse} />
      </span>
      <AbilityIcons ability={ability} />
      <span className="rigid faded size-12 acard-says">{abilitySentence(ability, language)}</span>
      {foot !== undefined && (
        <span className="flex-row rigid nowrap faded gap-5 size-13 shaded line-above acard-foot">{foot}</span>
      )}
    </span>
  );
});
