import '../css/routes.css';
import { useMemo } from 'react';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { board } from '../../content/board';
import type { Link } from '../../content/links';
import { GOODS, REGIONS, type SpaceId } from '../../content/terms';
import { prices } from '../../rules/prices';
import { isClosed, isExplored, isSpace } from '../../rules/spaces';
import { playerOf, workerOf } from '../../rules/state/state';
import { linkSayer } from '../../text/links/en';
import { linksOf } from '../../view-model/links/links';
import { type Route, type RouteStage, routesTo, workersAt } from '../../view-model/routePlan';
import { stageText, stageWhen } from '../../view-model/routeText';
import { usePick, useSelected, useTable } from '../context';
import { GameIcon } from '../icons/index';
import { useLateWords } from '../lateWords';
import { Gold } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';

function Stage({ stage }: { readonly stage: RouteStage }) {
  const table = useTable();
  const late = useLateWords();
  return (
    <li className="flex-line gap-6 route-stage">
      <span className="faded route-when">{stageWhen(table, late, stage)}</span>
      <GameIcon name={stage.kind === 'place' ? 'place' : stage.by} size={14} />
      <span className="grow">{stageText(table, late, stage)}</span>
      <Gold amount={stage.kind === 'place' ? 0 : stage.cost} size={13} />
    </li>
  );
}

function RouteCard({ route, index }: { readonly route: Route; readonly index: number }) {
  const { G, t, seat, workerName } = useTable();
  const { targets } = useSelected();
  const late = useLateWords();
  const pick = usePick();
  const { worker, stages, cost, seasons, lacks, isLegalNow } = route;
  const [first] = stages;
  const choice =
    first?.kind !== 'travel'
      ? -1
      : (targets.get(first.to) ?? []).findIndex((each) => each.by === first.by && each.worker === worker);
  const choose = () => {
    if (first === undefined) return;
    pick({ do: 'close' });
    pick({ do: 'pickSpace', space: first.to });
    pick({ do: 'pickChoice', choice });
  };
  return (
    <li className="grid well gap-6 corner-8 route" data-testid={`route-${index + 1}`}>
      <p className="flex-line gap-6">
        <PlayerShield colour={seat(workerOf(G, worker).owner).colour} worker={worker} size={20} />
        <strong className="grow">{workerName(worker)}</strong>
        <span>{late('routes.seasons', { count: seasons })}</span>
        <strong>{t('terms.gold', { count: cost })}</strong>
      </p>
      <ol>
        {stages.map((stage) => (
          <Stage key={`${stage.round} ${stage.kind === 'travel' ? stage.phase : 'place'}`} stage={stage} />
        ))}
      </ol>
      {lacks > 0 && <p className="semibold warned">{late('routes.lacks', { count: lacks })}</p>}
      {isLegalNow && choice >= 0 && (
        <button type="button" className="button" data-testid={`route-choose-${index + 1}`} onClick={choose}>
          {late('routes.choose')}
        </button>
      )}
    </li>
  );
}

/** Returns what the viewer's loads sell for at a space. */
function useSales(at: SpaceId): readonly string[] {
  const { G, viewer, workerName } = useTable();
  const late = useLateWords();
  if (viewer === null || !isExplored(G, at) || isClosed(G, at)) return [];
  return playerOf(G, viewer).workers.flatMap((worker) => {
    const { goods } = workerOf(G, worker);
    const { sell } = prices(G, at, worker);
    const gold = GOODS.reduce((sum, good) => sum + goods[good] * (sell[good] ?? 0), 0);
    return gold === 0 ? [] : [late('routes.sales', { worker: workerName(worker), count: gold })];
  });
}

type RoutesProps = { readonly to: SpaceId; readonly onClose: () => void };

/** Shows the best ways of the viewer's workers to any space, and what there is to do there. */
export function RoutesDialog({ to, onClose }: RoutesProps) {
  const table = useTable();
  const { t, language, spaceName, viewer } = table;
  const late = useLateWords();
  const pick = usePick();
  const routes = useMemo(() => routesTo(table, to), [table, to]);
  const there = useMemo(
    () => linksOf(table, linkSayer(language))(`space:${to}` satisfies Link),
    [table, language, to],
  );
  const sales = useSales(to);
  const place = spaceName(to);
  return (
    <Dialog testId="routes-dialog" title={t('table.routes')} onClose={onClose}>
      <label className="flex-line gap-8 route-to">
        {late('routes.to')}
        <select
          className="grow"
          value={to}
          data-testid="routes-to"
          onChange={({ target }) =>
            isSpace(target.value) && pick({ do: 'open', dialog: { kind: 'routes', to: target.value } })
          }
        >
          {REGIONS.map((region) => (
            <optgroup key={region} label={t(`terms.region.${region}`)}>
              {board.spaces
                .filter((space) => space.region === region)
                .map(({ id }) => ({ id, name: spaceName(id) }))
                .sort((a, b) => a.name.localeCompare(b.name, language))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {workersAt(table, to).length > 0 && <p>{late('routes.here', { place })}</p>}
      {routes.length === 0 && workersAt(table, to).length === 0 && (
        <p>{late(viewer === null ? 'routes.watching' : 'routes.none')}</p>
      )}
      <ol className="grid gap-8 routes" aria-label={late('routes.ways', { place })}>
        {routes.map((route, index) => (
          <RouteCard key={`${route.worker} ${route.seasons}`} route={route} index={index} />
        ))}
      </ol>
      <h3>{late('routes.at', { place })}</h3>
      <ul className="routes-there">
        {(there?.facts ?? []).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {sales.map((sale) => (
          <li key={sale}>{sale}</li>
        ))}
        {(there?.lists ?? []).map(({ heading, places }) => (
          <li key={heading}>
            {heading}
            <ul>
              {places.map(({ link, text }) => (
                <li key={link}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="faded">{late('routes.note')}</p>
    </Dialog>
  );
}
