import type { Seat, SeatColour } from '../../game-api/module';
import { isolate } from '../../language/isolate';
import { useSettings } from '../settings';

type Props = {
  readonly seat: Seat;
  readonly colours: readonly SeatColour[];
  readonly onReady: () => void;
};

/** Between two players at one screen: nothing of the table is shown until the next one says ready. */
export function HandOver({ seat, colours, onReady }: Props) {
  const { t } = useSettings();
  const css = colours.find(({ id }) => id === seat.colour)?.css;
  return (
    <main className="sheet hand-over" style={{ borderTopColor: css }} data-testid="hand-over">
      <h1>{t('handOver.title', { name: isolate(seat.name) })}</h1>
      <p>{t('handOver.hint')}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the page has this one control, and Enter should answer it */}
      <button type="button" className="button primary" data-testid="ready" autoFocus onClick={onReady}>
        {t('handOver.ready', { name: isolate(seat.name) })}
      </button>
    </main>
  );
}
