import { ActionButton } from '../../../../table/controls/ActionButton';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { suggestedWindows } from '../../view-model/plan';
import type { Bag } from '../../view-model/resources';
import { isEmptyBag, sumBags } from '../../view-model/resources';
import { gainAt } from '../../view-model/voyage';
import { usePick, useTable } from '../context';
import { Seal, ZoneIcon } from '../icons/index';
import { Frieze } from '../own/Frieze';
import { Amounts } from '../pieces/Amounts';

/** Chooses ship 2's window at each building (R9.3). */
export function VoyageDialog({ windows }: { readonly windows: readonly number[] }) {
  const table = useTable();
  const { t, board, below, content, G, run, legal, seat } = table;
  const pick = usePick();
  const view = board(below);
  const { heading, plots } = view;
  let buildings = 0;
  const stops = plots.map((plot) => {
    const { cells } = plot;
    if (cells === null) return { ...plot, stop: null };
    const gains: readonly Bag[] = view.windows.map((window) => gainAt(content, cells, window, heading));
    return { ...plot, stop: { at: buildings++, gains } };
  });
  const sum = sumBags(
    ...stops.map(({ stop }) => (stop === null ? {} : (stop.gains[windows[stop.at] ?? -1] ?? {}))),
  );
  const set = (at: number, window: number) =>
    pick({ do: 'pick', picks: { windows: windows.map((old, index) => (index === at ? window : old)) } });
  const play = () => run([{ move: 'chooseWindows', args: [windows] }]);
  const ends = t(heading === 'right' ? 'terms.end.right' : 'terms.end.left');
  return (
    <Dialog
      testId="voyage-dialog"
      size="full"
      title={t('voyage.title', { end: ends })}
      subtitle={t('voyage.subtitle', { round: G.round })}
      emblem={<ZoneIcon zone="shipyard" size={36} />}
      aside={
        <span className="flex-line gap-8 size-15 break-words voyage-who">
          <Seal zone={view.zone} size={26} />
          <strong>{seat(below).name}</strong>
        </span>
      }
      onClose={() => pick({ do: 'pick', picks: { isAside: true } })}
      foot={
        <>
          <ActionButton
            testId="as-suggested"
            glyph="undo"
            label={t('voyage.suggested')}
            onPress={() => pick({ do: 'pick', picks: { windows: suggestedWindows(table, view) } })}
          />
          <span className="gap" />
          <ActionButton
            testId="confirm"
            look="primary"
            sign={<ZoneIcon zone="shipyard" size={17} />}
            label={
              <>
                {t('voyage.sail')}
                {!isEmptyBag(sum) && (
                  <span className="btn-cost">
                    <Amounts bag={sum} size={16} />
                  </span>
                )}
              </>
            }
            reason={legal.chooseWindows.length === 0 ? t('kit.notNow') : null}
            onPress={play}
          />
        </>
      }
    >
      <div className="voyage">
        <div className="voyage-frieze">
          <Frieze plots={plots} ship={view.ship} heading={heading} windows={view.windows} sails />
        </div>
        <div className="grid gap-10 voyage-plots">
          {stops.map(({ space, isPrinted, stop }) => (
            <fieldset key={space} className="flex middle gap-6 text-centre voyage-plot">
              <legend className="nowrap title-13 panel-title">
                {stop === null
                  ? t('voyage.empty')
                  : isPrinted
                    ? t('voyage.printed')
                    : t('voyage.building', { plot: space + 1 })}
              </legend>
              {stop === null ? (
                <span className="faded voyage-none">{t('voyage.past')}</span>
              ) : (
                stop.gains.map((gain, window) => {
                  const isChosen = windows[stop.at] === window;
                  return (
                    <button
                      key={window}
                      type="button"
                      className={`flex-column across grow spread chip gap-4 size-12-5 corner-7 window${isChosen ? ' semibold lit-thick' : ''}${isEmptyBag(gain) ? ' faded dashed' : ''}`}
                      data-testid={`window-${space}-${window}`}
                      aria-pressed={isChosen}
                      onClick={() => set(stop.at, window)}
                    >
                      {isEmptyBag(gain) ? t('voyage.nothing') : <Amounts bag={gain} size={26} />}
                      <span>{t('voyage.window', { window: window + 1 })}</span>
                    </button>
                  );
                })
              )}
            </fieldset>
          ))}
        </div>
        <p className="flex-row gap-12 size-15 shaded line-above voyage-line">
          {t('voyage.brings')} <Amounts bag={sum} size={19} asChange />
          <span className="gap" />
          <span className="faded size-13 voyage-none">{t('voyage.turns')}</span>
        </p>
      </div>
    </Dialog>
  );
}
