import type { Seat, SeatColour } from '../../game-api/module';
import { isolate } from '../../language/isolate';
import { useSettings } from '../settings';

type Props = {
  readonly seat: Seat;
  readonly colours: readonly SeatColour[];
  readonly onReady: () => void;
};

/** Between two players at one screen, over the place of the hand: no hand is shown until the next one says ready. */
export function HandOver({ seat, colours, onReady }: Props) {
  const { t } = useSettings();
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
      {/* biome-ignore lint/a11y/noAutofocus: there is this one control to be pressed, and Enter should answer it */}
      <button type="button" className="button primary" data-testid="ready" autoFocus onClick={onReady}>
        {t('handOver.ready', { name: isolate(seat.name) })}
      </button>
    </section>
  );
}
