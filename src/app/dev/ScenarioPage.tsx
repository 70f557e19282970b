/** Opens a scenario in the real table: `/dev/<game>?scenario=NAME&seat=N`. Nothing is saved. */

import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Scenario } from '../../../tests/games/scenario';
import { scenarioLoaders } from '../../../tests/games/scenarios';
import type { GameModule } from '../../game-api/module';
import { loadPatiently } from '../../language/loading';
import { entryOf } from '../../rules-kit/indexed';
import { Session } from '../../session/session';
import { lazyPage } from '../../table/loading/lazyPart';
import { GameProvider } from '../game/GameProvider';
import { findOffer, useModule } from '../games';
import { HotSeat } from '../table/HotSeat';
import { TableBoundary } from '../table/TableBoundary';
import { DevProblem } from './DevProblem';
import { openScenario, unknownName } from './openScenario';

const tables = Object.fromEntries(
  Object.entries(scenarioLoaders).map(([game, load]) => [
    game,
    lazyPage(async () => {
      const scenarios = await load();
      return () => <GameScenarios game={game} scenarios={scenarios} />;
    }),
  ]),
);

export function ScenarioPage({ game }: { readonly game: string }) {
  if (!Object.hasOwn(tables, game))
    return <DevProblem text={unknownName('game', game, Object.keys(tables))} />;
  const Table = entryOf(tables, game);
  return <Table />;
}

type GameScenariosProps = { readonly game: string; readonly scenarios: readonly Scenario[] };

function GameScenarios({ game, scenarios }: GameScenariosProps) {
  const module = useModule(game);
  const [search] = useSearchParams();
  const scenario = search.get('scenario');
  const seat = search.get('seat');
  const opened = useMemo(
    () => openScenario(module, scenarios, { scenario, seat }),
    [module, scenarios, scenario, seat],
  );
  if (typeof opened === 'string') return <DevProblem text={opened} />;
  return <ScenarioTable key={`${scenario}/${seat}`} module={module} first={opened} />;
}

function useDebugPanel(session: Session, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let remove: (() => void) | null = null;
    let current = true;
    void loadPatiently(() => import('./debugPanel')).then(({ showDebugPanel }) => {
      if (current) remove = showDebugPanel(session);
    });
    return () => {
      current = false;
      remove?.();
    };
  }, [session, isOn]);
}

type ScenarioTableProps = { readonly module: GameModule; readonly first: Session };

function ScenarioTable({ module, first }: ScenarioTableProps) {
  const [{ session, nth }, setTable] = useState({ session: first, nth: 0 });
  const [search] = useSearchParams();
  useDebugPanel(session, search.get('debug') === '1');
  const offer = findOffer(module.name) ?? module;
  return (
    <GameProvider game={offer}>
      <TableBoundary source={session}>
        <HotSeat
          key={nth}
          session={session}
          isWorkbench
          onPlayOn={(moves) => setTable({ session: new Session(module, session.save(moves)), nth: nth + 1 })}
        />
      </TableBoundary>
    </GameProvider>
  );
}
