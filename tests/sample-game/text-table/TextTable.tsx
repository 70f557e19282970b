import type { TableProps } from '../../../src/game-api/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import { PlainText } from '../../../src/table/text/PlainText';
import { SPOT_IDS } from '../content';
import { sampleModule } from '../module';
import type { G } from '../rules';
import { logSentence } from '../sentences';
import { lineOf, roundOf, translator } from '../words';

/** The text table: public information, each legal move as a button, and the log */
export function TextTable(table: TableProps<G>) {
  const { G, seats, language } = table;
  const t = translator(language);
  const players = seats.map((s) => `${s.name}: ${lineOf(entryOf(G.players, s.playerID), t)}`);
  const places = SPOT_IDS.map((id) => `${t(`spot.${id}`)}: ${seats[Number(G.taken[id])]?.name ?? '–'}`);
  const says = { heading: roundOf(G, t), open: [...players, ...places], logSentence };
  return <PlainText table={table} module={sampleModule} t={t} {...says} />;
}
