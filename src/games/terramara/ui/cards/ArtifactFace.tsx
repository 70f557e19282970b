import type { ArtifactId } from '../../content/terms';
import { artifactOf } from '../../view-model/cards';
import { cardEffect } from '../../view-model/tell';
import { useWords } from '../context';
import { ArtifactIcons, Tokens } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import { FaceFoot } from './FaceFoot';

/** A full artifact card: category, emblem, points, names, cost, and the effect in icons and words. */
export function CardFace({ id, flat = false }: { readonly id: ArtifactId; readonly flat?: boolean }) {
  const { content, language, t } = useWords();
  const card = artifactOf(content, id);
  const { effect } = card;
  return (
    <article className={`face rigid category-${card.category}`} aria-label={card[language]}>
      <header className="face-band">
        <span>{t(`terms.resource.${card.category}`)}</span>
        <span className="size-12">{t('table.level', { level: card.level })}</span>
      </header>
      <div className="centred relative face-art">
        <GameIcon name={`art-${id}`} size={flat ? 66 : 84} />
        <Bead points={card.vp} size={34} />
      </div>
      <div className="flex-column grow gap-7 face-body">
        <h3>{card[language]}</h3>
        <p className="flex-row spread faded well corner-7 face-cost">
          <span>{t('table.cost')}</span>
          <span className="flex-line nowrap bold gap-5 inked effects">
            <Tokens bag={card.cost} size={22} most={4} />
          </span>
        </p>
        {effect.kind !== 'none' && (
          <>
            <p className="flex-row gap-6">
              <GameIcon name={`kind-${effect.kind}`} size={17} />
              <strong>{t(`table.kind.${effect.kind}`)}</strong>
              <span className="gap" />
              <ArtifactIcons effect={effect} size={18} />
            </p>
            <p>{cardEffect(card, language)}</p>
          </>
        )}
        <FaceFoot />
      </div>
    </article>
  );
}
