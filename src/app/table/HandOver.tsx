import type { Seat, SeatColour } from '../../game-api/module';
import { isolate } from '../../language/isolate';
import { useSettings } from '../settings';
import { useUncover } from './useUncover';

type Props = {
  readonly seat: Seat;
  readonly colours: readonly SeatColour[];
  readonly onReady: () => void;
};

/** Covers the screen between two players. No hand is shown until the next player presses Ready. */
export function HandOver({ seat, colours, onReady }: Props) {
  const { t } = useSettings();
  const { isSeen, press } = useUncover(onReady);
  const css = colours.find(({ id }) => id === seat.colour)?.css;
  return (
    <section
      className="hand-over"
      style={{ borderTopColor: css }}
      data-testid="hand-over"
      role="dialog"
      aria-labelledby="hand-over-title"
    >
      <h2 id="hand-over-title">{t('handOver.title', { name: isolate(seat.name) })}</h2>
      <p>{t('handOver.hint')}</p>
      <button
        type="button"
        className="button primary"
        data-testid="ready"
        // biome-ignore lint/a11y/noAutofocus: this is the only control, and Enter should press it
        autoFocus
        aria-disabled={!isSeen}
        onClick={press}
      >
        {t('handOver.ready', { name: isolate(seat.name) })}
      </button>
    </section>
  );
}
