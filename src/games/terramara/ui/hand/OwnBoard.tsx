import { upperFirst } from '../../../../language/upperFirst';
import { itemAt } from '../../../../rules-kit/indexed';
import { Tip } from '../../../../table/controls/Tip';
import type { Link } from '../../content/links';
import {
  type CharacterId,
  FLAGS,
  LEVELS,
  PROCESSED,
  RAW,
  type TileId,
  WORKERS,
  type WorkerKind,
} from '../../content/terms';
import { levelAt, metric } from '../../rules/metrics';
import { outpostOf } from '../../rules/scoring';
import { allOccupants } from '../../rules/spaces';
import { type G, playerOf } from '../../rules/state/state';
import { characterText } from '../../text/cardText';
import { artifactOf } from '../../view-model/cards';
import { CardTip } from '../board/CardRow';
import { Space } from '../board/Space';
import { Age } from '../cards/Age';
import { usePick, useSelected, useTable } from '../context';
import { Effects, METRIC_ICONS } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';

const inHand = (player: G['players'][string], worker: WorkerKind): number =>
  worker === 'explorer' ? player.explorers : worker === 'chief' ? player.chief : player.warriors;

/** The viewer's own board: workers, resources around the hut, craftsmen and tracks, character, artifacts. */
export function OwnBoard() {
  const { viewer, t } = useTable();
  if (viewer === null)
    return (
      <section className="middle across faded flex narrow gap-8 paper line-above own">
        {t('table.spectator')}
      </section>
    );
  return (
    <section className="flex narrow gap-8 paper line-above own" aria-label={t('table.own')}>
      <Workers playerID={viewer} />
      <Stock playerID={viewer} />
      <Marks playerID={viewer} />
      <CharacterWell playerID={viewer} />
      <Built playerID={viewer} />
    </section>
  );
}

type One = { readonly playerID: string };

/** Keys for the workers in hand. The chosen one is placed next. */
export function Workers({ playerID }: One) {
  const { G, t, dyeOf, nameOf, legal } = useTable();
  const { worker } = useSelected();
  const pick = usePick();
  const player = playerOf(G, playerID);
  const dye = dyeOf(playerID);
  /** A long name gets the whole line. */
  const isLong = nameOf(playerID).length > 14;
  const placed = allOccupants(G).filter(({ owner }) => owner === playerID).length;
  return (
    <div className="flex-column gap-3 own-workers">
      <p
        className={isLong ? 'flex-row narrow gap-6 own-name own-name-long' : 'flex-row narrow gap-6 own-name'}
      >
        <GameIcon name={`mark-${dye}`} size={18} />
        <strong>{nameOf(playerID)}</strong>
        <span className="gap" />
        {placed > 0 && !isLong && (
          <span className="rigid faded size-12-4">{t('table.placed', { count: placed })}</span>
        )}
      </p>
      <div className="flex grow gap-4 low worker-keys">
        {WORKERS.map((kind) => {
          const count = inHand(player, kind);
          const can = legal.place.some((each) => each.worker === kind);
          return (
            <button
              key={kind}
              type="button"
              className={`flex-column across grow chip size-13 relative to-end corner-7 worker-key${worker === kind ? ' lit-thick worker-key-on' : ''}${count === 0 ? ' faded worker-key-none' : ''}`}
              data-testid={`worker-${kind}`}
              data-action={`worker-${kind}`}
              aria-pressed={worker === kind}
              aria-disabled={!can}
              aria-label={t('table.workerKey', { worker: upperFirst(t(`terms.worker.${kind}`)), count })}
              onClick={() => can && pick({ do: 'pickWorker', worker: kind })}
            >
              <GameIcon
                name={kind === 'warrior' && count === 0 ? 'warrior' : `${kind}-${dye}`}
                size={kind === 'chief' ? 33 : 30}
                className={count === 0 ? 'piece faint' : 'piece'}
              />
              <b aria-hidden="true">{count}</b>
            </button>
          );
        })}
      </div>
    </div>
  );
}

type ResourceProps = {
  readonly kind: (typeof RAW)[number] | (typeof PROCESSED)[number];
  readonly count: number;
  readonly label: string;
};

const Resource = ({ kind, count, label }: ResourceProps) => (
  <span
    className={`flex-line size-17 gap-5 stock-item${count === 0 ? ' faded stock-none' : ''}`}
    data-link={`resource:${kind}` satisfies Link}
    role="img"
    aria-label={`${label} ${count}`}
  >
    <GameIcon name={`res-${kind}`} size={28} />
    <b>{count}</b>
  </span>
);

function Stock({ playerID }: One) {
  const { G, t } = useTable();
  const { spaces } = useSelected();
  const { resources } = playerOf(G, playerID);
  const hut = spaces.find(({ ground }) => ground === 'hut');
  return (
    <div className="flex-row spread well corner-8 own-stock">
      <div className="grid stock-side">
        {RAW.map((kind) => (
          <Resource key={kind} kind={kind} count={resources[kind]} label={t(`terms.resource.${kind}`)} />
        ))}
      </div>
      <div className="flex-column across relative hut">
        <svg width="104" height="22" viewBox="0 0 104 22" aria-hidden="true">
          <path
            d="M2 21L20 2H84L102 21z"
            fill="var(--thatch)"
            stroke="var(--wood2)"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <path d="M18 0l6 7M86 0l-6 7" stroke="var(--wood2)" strokeWidth="3" strokeLinecap="round" />
        </svg>
        <span className="absolute hut-name">{t('table.sheet.hut')}</span>
        {hut !== undefined && <Space space={hut} />}
      </div>
      <div className="grid stock-side">
        {PROCESSED.map((kind) => (
          <Resource key={kind} kind={kind} count={resources[kind]} label={t(`terms.resource.${kind}`)} />
        ))}
      </div>
    </div>
  );
}

/** Craftsmen, with used ones turned. Many equal ones share a tile. */
export function CraftsmenRow({ playerID, size }: One & { readonly size: number }) {
  const { G, t } = useTable();
  const { ready, used } = playerOf(G, playerID).craftsmen;
  const all = LEVELS.flatMap((level) => [
    ...Array.from({ length: ready[level] }, (_, index) => ({
      level,
      isUsed: false,
      key: `r${level}${index}`,
    })),
    ...Array.from({ length: used[level] }, (_, index) => ({ level, isUsed: true, key: `u${level}${index}` })),
  ]);
  const says = `${t('table.craftsmen')}: ${LEVELS.map((level) => `${level}: ${ready[level]} + ${used[level]}`).join(t('kit.comma'))}`;
  if (all.length <= 3)
    return (
      <span className="rigid gap-2 inline-flex craftsmen" role="img" aria-label={says}>
        {all.map(({ level, isUsed, key }) => (
          <GameIcon
            key={key}
            name={`craftsman-${level}`}
            size={size}
            className={isUsed ? 'craftsman-used' : ''}
          />
        ))}
      </span>
    );
  return (
    <span className="rigid gap-2 inline-flex craftsmen" role="img" aria-label={says}>
      {LEVELS.flatMap((level) =>
        [false, true].map((isUsed) => {
          const count = (isUsed ? used : ready)[level];
          return count === 0 ? null : (
            <span key={`${level}${isUsed}`} className="flex-line nowrap bold gap-2 fx">
              {count > 1 && <b>{count}</b>}
              <GameIcon
                name={`craftsman-${level}`}
                size={size - 2}
                className={isUsed ? 'craftsman-used' : ''}
              />
            </span>
          );
        }),
      )}
    </span>
  );
}

function Marks({ playerID }: One) {
  const { G, dyeOf, t } = useTable();
  const { flags, military, river } = playerOf(G, playerID);
  const left = FLAGS - flags.length;
  return (
    <div className="flex-column across well corner-8 own-marks">
      <CraftsmenRow playerID={playerID} size={24} />
      <span
        className="flex-row gap-2 own-flags"
        role="img"
        aria-label={t('table.flagsLeft', { count: left })}
      >
        {Array.from({ length: left }, (_, index) => index).map((index) => (
          <GameIcon key={index} name={`flag-${dyeOf(playerID)}`} size={19} />
        ))}
      </span>
      <span className="flex-row gap-2 own-tracks">
        <GameIcon name={`level-${levelAt(G, military)}`} size={19} />
        <b>{military}</b>
        <GameIcon name="technology" size={20} />
        <b>{river}</b>
      </span>
    </div>
  );
}

export const faceOf = (character: CharacterId, adult: boolean) =>
  `face-${character}-${adult ? 'grown' : 'child'}` as const;

function CharacterWell({ playerID }: One) {
  const table = useTable();
  const { G, t, content, language, legal } = table;
  const { spaces } = useSelected();
  const pick = usePick();
  const { character, adult, bonusTiles, ownPlain } = playerOf(G, playerID);
  if (character === null)
    return (
      <div className="flex-column across middle narrow faded well gap-6 corner-8 own-character size-12-4 text-centre">
        <strong>{t('table.pointsFrom')}</strong>
        <span>{t('table.pointsList')}</span>
      </div>
    );
  const card = content.characters.find(({ id }) => id === character);
  const trail = spaces.find(({ ground }) => ground === 'ownTrail');
  const says = card === undefined ? '' : characterText(card, adult ? 'adult' : 'child', language);
  const hasMore = trail !== undefined || (character === 'house' && !adult);
  return (
    <Tip text={says}>
      <section
        className={`flex-row narrow well gap-6 corner-8 own-character${ownPlain === null ? '' : ' wrap own-highlander'}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip has the complete text
        tabIndex={0}
        aria-label={card?.[language]}
      >
        <GameIcon name={faceOf(character, adult)} size={hasMore ? 40 : 58} className="disc portrait" />
        <div className={ownPlain === null ? 'narrow' : 'grow narrow'}>
          <p className="flex-row gap-4 character-name">
            <strong>{card?.[language]}</strong>
            <Age adult={adult} />
          </p>
          {character === 'house' && !adult ? (
            <span className="flex wrap gap-2 own-tiles">
              {bonusTiles.map((id) => (
                <button
                  key={id}
                  type="button"
                  className="flex-line corner-5 bonus-tile"
                  aria-disabled={!legal.useBonusTile.includes(id)}
                  onClick={() =>
                    legal.useBonusTile.length > 0 && pick({ do: 'open', dialog: { kind: 'bonusTiles' } })
                  }
                >
                  <Effects effects={content.bonusTiles.find((tile) => tile.id === id)?.do ?? []} size={12} />
                </button>
              ))}
            </span>
          ) : trail !== undefined ? (
            <span className="own-trail">
              <Space space={trail} />
            </span>
          ) : ownPlain !== null ? (
            <p className="lines faded size-12-4 line-1-25 character-text character-text-brief">{says}</p>
          ) : (
            <p className="lines faded size-12-4 line-1-25 character-text">{says}</p>
          )}
        </div>
        {ownPlain !== null && <OwnOutpost playerID={playerID} tile={ownPlain} />}
      </section>
    </Tip>
  );
}

/** The tiers of the Highlander's own plain, which scores at the end as if it had a flag (S8.7). */
/** The Highlander's own outpost: what it counts, how many there are, and its tiers (S8.7). */
export function OwnOutpost({ playerID, tile }: One & { readonly tile: TileId }) {
  const { G, t } = useTable();
  const outpost = outpostOf(G, tile);
  if (outpost === null) return null;
  const { metric: name, at, vp } = outpost;
  const own = metric(G, playerID, name);
  const tier = at.filter((least) => own >= least).length - 1;
  const says = t('table.ownOutpost', {
    what: t(`terms.metric.${name}`),
    tiers: at.map((least, index) => `${least}+: ${itemAt(vp, index)}`).join(t('kit.comma')),
    own,
  });
  return (
    <span
      className="flex-row middle nowrap gap-4 size-12-4 own-outpost"
      role="img"
      aria-label={says}
      title={says}
    >
      <GameIcon name={METRIC_ICONS[name]} size={15} />
      <b>{own}</b>
      {at.map((least, index) => (
        <span
          key={least}
          className={
            index === tier
              ? 'flex-line rigid middle chip lit-thick gap-2 size-12-4 corner-5 tier own-tier'
              : 'flex-line rigid middle chip pale-edge gap-2 size-12-4 corner-5 tier own-tier'
          }
        >
          <b>{least}+</b>
          <Bead points={itemAt(vp, index)} size={18.5} />
        </span>
      ))}
    </span>
  );
}

/** Built artifacts as tiles in their category's colour, and the reserved one. */
export function Built({ playerID }: One) {
  const { G, t, content, legal, run, language, viewer } = useTable();
  const { pressCard } = useSelected();
  const { built, reserved } = playerOf(G, playerID);
  // More than eight artifacts fit only without their points.
  const isMany = built.length + (reserved === null ? 0 : 1) > 8;
  return (
    <div className={`grid clip well corner-8 own-built${isMany ? ' own-built-many' : ''}`}>
      {built.length === 0 && reserved === null && (
        <p className="faded size-12-4 span-all self-centre">{t('table.nothingBuilt')}</p>
      )}
      {built.map(({ card, used }) => {
        const can = viewer === playerID && legal.useArtifact.includes(card);
        const { category, vp, effect } = artifactOf(content, card);
        return (
          <Tip key={card} text={<CardTip id={card} />} wide>
            <button
              type="button"
              className={`centred relative corner-6 art-tile category-${category}${used ? ' art-used' : ''}${can ? ' ringed' : ''}`}
              data-testid={`built-${card}`}
              data-piece={`card-${card}`}
              onClick={() => can && run([{ move: 'useArtifact', args: [card] }])}
            >
              <span className="visually-hidden">{artifactOf(content, card)[language]} </span>
              <GameIcon name={`art-${card}`} size={24} />
              {!isMany && <Bead points={vp} size={18.5} />}
              {!isMany && effect.kind !== 'none' && (
                <span className="centred chip absolute disc art-badge">
                  <GameIcon name={used ? 'ui-check' : `kind-${effect.kind}`} size={11} />
                </span>
              )}
            </button>
          </Tip>
        );
      })}
      {reserved !== null && (
        <Tip text={<CardTip id={reserved} />} wide>
          <button
            type="button"
            className={`centred relative corner-6 art-tile art-reserved category-${artifactOf(content, reserved).category}${legal.build.some(({ card }) => card === reserved) ? ' ringed' : ''}`}
            data-testid="reserved"
            data-piece={`card-${reserved}`}
            data-action="reserved"
            onClick={() => pressCard(reserved)}
          >
            <span className="visually-hidden">
              {t('table.reserved', { card: artifactOf(content, reserved)[language] })}{' '}
            </span>
            <GameIcon name={`art-${reserved}`} size={24} />
            {!isMany && <Bead points={artifactOf(content, reserved).vp} size={18.5} />}
          </button>
        </Tip>
      )}
    </div>
  );
}
