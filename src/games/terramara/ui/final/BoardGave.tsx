import { entryOf } from '../../../../rules-kit/indexed';
import { scoreNow } from '../../rules/scoring';
import { playerOf } from '../../rules/state/state';
import { artifactOf } from '../../view-model/cards';
import { useTable } from '../context';
import { Bead, GameIcon, type GameIconName } from '../icons/Icon';

type Line = {
  readonly key: string;
  readonly sign: GameIconName;
  readonly name: string;
  readonly value: (playerID: string) => number;
  readonly points: (playerID: string) => number;
};

/** Points that each player got from military, river, camp and outposts, and all built artifacts. */
export function BoardGave() {
  const { G, t, dyeOf, nameOf, content, language } = useTable();
  const parts = Object.fromEntries(G.turnOrder.map((id) => [id, scoreNow(G, id)]));
  const lines: readonly Line[] = [
    {
      key: 'military',
      sign: 'military',
      name: t('table.military'),
      value: (id) => playerOf(G, id).military,
      points: (id) => entryOf(parts, id).military,
    },
    {
      key: 'river',
      sign: 'technology',
      name: t('table.river'),
      value: (id) => playerOf(G, id).river,
      points: () => 0,
    },
    {
      key: 'camp',
      sign: 'camp',
      name: t('table.camp'),
      value: (id) => G.camp.filter((owner) => owner === id).length,
      points: (id) => entryOf(parts, id).caravans,
    },
    {
      key: 'outposts',
      sign: 'flag',
      name: t('table.outposts'),
      value: (id) => playerOf(G, id).flags.length,
      points: (id) => entryOf(parts, id).outposts,
    },
  ];
  return (
    <>
      <section className="final-panel">
        <h2>{t('table.final.board')}</h2>
        <div className="grid across gave">
          {lines.flatMap(({ key, sign, name, value, points }) => [
            <span key={key} className="flex-row gap-8 semibold gave-name">
              <GameIcon name={sign} size={19} />
              {name}
            </span>,
            ...[0, 1, 2, 3].map((nth) => {
              const id = [...G.turnOrder].sort((a, b) => points(b) - points(a) || value(b) - value(a))[nth];
              if (id === undefined) return <span key={`${key}${nth}`} />;
              return (
                <span
                  key={`${key}${nth}`}
                  className={
                    points(id) > 0
                      ? 'flex-row boxed lit gap-6 corner-7 gave-cell'
                      : 'flex-row gap-6 shaded corner-7 gave-cell'
                  }
                >
                  <GameIcon name={`mark-${dyeOf(id)}`} size={18} />
                  <span className="visually-hidden">{nameOf(id)}</span>
                  {value(id)}
                  <span className="gap" />
                  {points(id) > 0 && <Bead points={points(id)} size={22} />}
                </span>
              );
            }),
          ])}
        </div>
      </section>
      <section className="final-panel">
        <h2>{t('table.final.artifacts')}</h2>
        <ul className="final-built">
          {G.turnOrder.map((id) => (
            <li key={id} className="flex-row wrap gap-4 line-above">
              <GameIcon name={`mark-${dyeOf(id)}`} size={19} />
              <span className="visually-hidden">{nameOf(id)}</span>
              {playerOf(G, id).built.map(({ card }) => (
                <span
                  key={card}
                  className={`centred rigid corner-5 art-small category-${artifactOf(content, card).category}`}
                  title={artifactOf(content, card)[language]}
                >
                  <GameIcon name={`art-${card}`} size={17} />
                </span>
              ))}
              <span className="gap" />
              <b>{playerOf(G, id).built.length}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
