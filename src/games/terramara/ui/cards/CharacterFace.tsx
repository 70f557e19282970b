import type { CharacterId } from '../../content/terms';
import { characterText, effectsText } from '../../text/cardText';
import { useWords } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon } from '../icons/Icon';
import { Age } from './Age';
import { FaceFoot } from './FaceFoot';

export function CharacterSide({ id, adult }: { readonly id: CharacterId; readonly adult: boolean }) {
  const { language, content } = useWords();
  const character = content.characters.find((each) => each.id === id);
  return (
    <div
      className={
        adult
          ? 'flex-column across grow gap-5 text-centre side-of shaded'
          : 'flex-column across grow gap-5 text-centre side-of'
      }
    >
      <GameIcon name={`face-${id}-${adult ? 'grown' : 'child'}`} size={78} className="disc portrait" />
      <Age adult={adult} />
      <p>{character !== undefined && characterText(character, adult ? 'adult' : 'child', language)}</p>
    </div>
  );
}

/** A full character card, with both sides. */
export function CharacterFace({ id }: { readonly id: CharacterId }) {
  const { content, language, t } = useWords();
  const character = content.characters.find((each) => each.id === id);
  return (
    <article className="face face-character" aria-label={character?.[language]}>
      <header className="face-band">
        <span>{character?.[language]}</span>
      </header>
      <CharacterSide id={id} adult={false} />
      <CharacterSide id={id} adult />
      <p className="visually-hidden">{t('table.growsUp')}</p>
    </article>
  );
}

export function StartCardFace({ id }: { readonly id: string }) {
  const words = useWords();
  const { content, t, language } = words;
  const effects = content.startCards.find((card) => card.id === id)?.do ?? [];
  return (
    <article className="face face-start" aria-label={t('table.startResources')}>
      <header className="face-band">
        <span>{t('table.startResources')}</span>
      </header>
      <div className="flex-column grow gap-7 face-body">
        <div className="start-well">
          <div className="flex-column across well gap-9 corner-8 start-signs">
            {effects.map((effect, index) => (
              <Effects key={index} effects={[effect]} size={24} />
            ))}
          </div>
        </div>
        <p>{effectsText(effects, language)}</p>
        <FaceFoot />
      </div>
    </article>
  );
}

export function BonusTileFace({ id }: { readonly id: string }) {
  const { content, language, t } = useWords();
  const tile = content.bonusTiles.find((each) => each.id === id);
  if (tile === undefined) return null;
  return (
    <article className="face face-start" aria-label={t('table.source.bonusTile')}>
      <header className="face-band">
        <span>{t('table.source.bonusTile')}</span>
        <span className="size-12">{t('table.level', { level: tile.level })}</span>
      </header>
      <div className="flex-column grow gap-7 face-body">
        <p>
          <span className="flex-line corner-5 bonus-tile">
            <Effects effects={tile.do} size={24} />
          </span>
        </p>
        <p>{effectsText(tile.do, language)}</p>
        <FaceFoot />
      </div>
    </article>
  );
}
