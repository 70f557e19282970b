import type { TableProps } from '../../../src/game-api/module';
import { PlainText } from '../../../src/table/text/PlainText';
import { sampleModule } from '../module';
import { type G, SPOT_IDS } from '../rules';
import { lineOf, translator } from '../words';

/** The same table in words: what lies open, and each legal move as a button. */
export function TextTable(props: TableProps<G>) {
  const { G, viewer, seats, language } = props;
  const t = translator(language);
  const round = t('round', { round: Math.min(G.round, G.rounds), of: G.rounds });
  const players = seats.map((s) => `${s.name}: ${lineOf(G.players[s.playerID], s.playerID === viewer, t)}`);
  const places = SPOT_IDS.map((id) => `${t(`spot.${id}`)}: ${seats[Number(G.taken[id])]?.name ?? '–'}`);
  return (
    <PlainText
      table={props}
      module={sampleModule}
      className="tea-road"
      t={t}
      heading={round}
      doing={t('act')}
    >
      <ul>
        {[...players, ...places].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PlainText>
  );
}
