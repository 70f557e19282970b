/** Cards in full size with a sentence for each part, for hover, focus and the almanac. */
import type { ReactNode } from 'react';
import { RuleText } from '../../../../game-api/lookUp';
import { entryOf } from '../../../../rules-kit/indexed';
import type { ActionId, ContractId } from '../../content/terms';
import { abilitySentence } from '../../text/words';
import { bagPhrase, costOf, rewardOf } from '../../view-model/resources';
import { useWords } from '../context';
import { ActionFace } from './ActionFace';
import { ContractFace } from './ContractFace';

type FullActionProps = {
  readonly id: ActionId;
  readonly why?: string | null;
  /** Further information about the current position. */
  readonly children?: ReactNode;
};

export function FullAction({ id, why = null, children }: FullActionProps) {
  const { t, content, language } = useWords();
  const { zone, ability } = entryOf(content.action, id);
  const good = t(`terms.goodLow.${content.zone[zone].good}`);
  return (
    <span className="grid boxed gap-8 corner-9 inked full-face">
      <span className="full-card">
        <ActionFace id={id} />
      </span>
      <span className="grid gap-4 full-lines">
        <span>
          <RuleText text={t('face.expansion', { zone: t(`terms.zone.${zone}`), good })} />
        </span>
        <span>
          <RuleText text={t('face.building')} />
        </span>
        <span>{abilitySentence(ability, language)}</span>
        <span>
          <RuleText text={t('face.merchant', { good })} />
        </span>
        <span className="faded full-ours">{t('face.oursAction')}</span>
        {why !== null && (
          <span className="semibold warned">
            <RuleText text={why} />
          </span>
        )}
        {children}
      </span>
    </span>
  );
}

type FullContractProps = { readonly id: ContractId; readonly children?: ReactNode };

export function FullContract({ id, children }: FullContractProps) {
  const { t, content } = useWords();
  const contract = entryOf(content.contract, id);
  return (
    <span className="grid boxed gap-8 corner-9 inked full-face full-face-contract">
      <span className="full-card">
        <ContractFace id={id} size={24} />
      </span>
      <span className="grid gap-4 full-lines">
        <span>{t('face.cost', { cost: bagPhrase(costOf(contract), t) })}</span>
        <span>
          {t('face.reward', {
            reward: bagPhrase(rewardOf(contract), t),
            points: t('terms.points', { count: contract.points }),
          })}
        </span>
        <span className="faded full-ours">{t('face.oursContract')}</span>
        {children}
      </span>
    </span>
  );
}
