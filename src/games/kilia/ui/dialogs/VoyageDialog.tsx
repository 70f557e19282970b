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
  const gains = plots.map(({ cells }): readonly Bag[] | null =>
    cells === null ? null : view.windows.map((window) => gainAt(content, cells, window, heading)),
  );
  let building = -1;
  const order = plots.map(({ cells }) => {
    if (cells !== null) building += 1;
    return cells === null ? -1 : building;
  });
  const sum = sumBags(...plots.map((_, space) => gains[space]?.[windows[order[space]]] ?? {}));
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
        <span className="flex-line gap-8 voyage-who">
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
          {plots.map(({ space, cells, isPrinted }) => (
            <fieldset key={space} className="flex middle gap-6 voyage-plot">
              <legend className="nowrap panel-title">
                {cells === null
                  ? t('voyage.empty')
                  : isPrinted
                    ? t('voyage.printed')
                    : t('voyage.building', { plot: space + 1 })}
              </legend>
              {cells === null ? (
                <span className="faded voyage-none">{t('voyage.past')}</span>
              ) : (
                gains[space]?.map((gain, window) => {
                  const at = order[space];
                  const isChosen = windows[at] === window;
                  return (
                    <button
                      key={window}
                      type="button"
                      className={`flex-column across grow spread chip gap-4 window${isChosen ? ' window-chosen' : ''}${isEmptyBag(gain) ? ' faded window-empty' : ''}`}
                      data-testid={`window-${space}-${window}`}
                      aria-pressed={isChosen}
                      onClick={() => set(at, window)}
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
        <p className="flex-row gap-12 voyage-line">
          {t('voyage.brings')} <Amounts bag={sum} size={19} asChange />
          <span className="gap" />
          <span className="faded voyage-none">{t('voyage.turns')}</span>
        </p>
      </div>
    </Dialog>
  );
}
