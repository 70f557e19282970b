import type { Territory } from '../../content/vocabulary';
import { sayer } from '../../text/almanac/en';
import { conditionText, effectsText, outpostText } from '../../text/cardText';
import { useWords } from '../context';
import { Effects, METRIC_ICONS } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';

/** A territory: its spaces from the left, and its back. */
function Tile({ tile }: { readonly tile: Territory }) {
  const { t, language } = useWords();
  const say = sayer(language);
  const { back } = tile;
  return (
    <li className="boxed pale-edge corner-8 almanac-tile" data-testid={`almanac-tile-${tile.id}`}>
      <h3>
        {tile.id} · {t(tile.kind === 'plain' ? 'table.plain' : 'table.mountain')} ·{' '}
        {say('level', { level: tile.level })}
      </h3>
      <ol>
        {tile.spaces.map(({ do: effects, condition, capacity }, index) => (
          <li key={`${tile.id}${index}`} className="flex-row wrap line-above">
            {condition !== undefined && (
              <span className="flex-line nowrap bold gap-2 fx">
                <GameIcon name={METRIC_ICONS[condition.metric]} size={16} />
                {condition.min}
              </span>
            )}
            <Effects effects={effects} size={18} />
            <span className="faded size-13 plain option-words">
              {condition !== undefined && `${conditionText(condition, language)}: `}
              {effectsText(effects, language)}
              {capacity === 1 && ` (${t('table.space.workers', { count: 1 })})`}
            </span>
          </li>
        ))}
        {back !== undefined && 'trail' in back && (
          <li className="flex-row wrap line-above">
            <strong>{t('table.trail')}</strong>
            <Effects effects={back.trail} size={18} />
            <span className="faded size-13 plain option-words">{effectsText(back.trail, language)}</span>
          </li>
        )}
        {back !== undefined && 'outpost' in back && (
          <li className="flex-row wrap line-above">
            <strong>{t('table.outposts')}</strong>
            <GameIcon name={METRIC_ICONS[back.outpost.metric]} size={18} />
            {back.outpost.vp.map((points, index) => (
              <span key={points} className="flex-line nowrap bold gap-2 fx">
                {back.outpost.at[index]}+ <Bead points={points} size={20} />
              </span>
            ))}
            <span className="faded size-13 plain option-words">{outpostText(back.outpost, language)}</span>
          </li>
        )}
      </ol>
    </li>
  );
}

export function Lands() {
  const { content } = useWords();
  return (
    <ul className="grid gap-12 almanac-tiles">
      {content.territories.map((tile) => (
        <Tile key={tile.id} tile={tile} />
      ))}
    </ul>
  );
}
