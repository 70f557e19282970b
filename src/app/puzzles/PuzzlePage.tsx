import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useGame } from '../../game-api/gameContext';
import type { GameModule } from '../../game-api/module';
import { itemAt } from '../../rules-kit/indexed';
import { type Puzzle, PuzzleTable, puzzleSave, withAnswer } from '../../session/puzzles';
import type { SavedGame } from '../../session/savedGame';
import { queryBots } from '../bots/botClient';
import { useModule } from '../games';
import { botName } from '../new-game/botNames';
import { fixedColours } from '../new-game/seating';
import { lastName } from '../online/person/lastName';
import { useSettings } from '../settings';
import { TableBoundary } from '../table/TableBoundary';
import { TableView } from '../table/TableView';
import { markPuzzle, readMarks } from './marks';
import { PuzzleBar, type Verdict } from './PuzzleBar';
import { nextPuzzle, type Puzzles, usePuzzles } from './usePuzzles';
import { useWords } from './words';

/** Share of the puzzle's margin that a turn with another outcome may lose and still count as right */
const AS_GOOD = 0.5;

export function PuzzlePage({ id }: { readonly id: string }) {
  const t = useWords();
  const { language } = useSettings();
  const game = useGame();
  const all = usePuzzles(game.name);
  const module = useModule(game.name);
  const puzzle = all.puzzles.find((each) => each.id === id);
  if (puzzle !== undefined) return <Opened key={id} module={module} all={all} puzzle={puzzle} />;
  const title = game.title[language];
  const count = all.puzzles.length;
  return (
    <main className="sheet" data-testid="unknown-puzzle">
      <h1>{t('ofGame', { title })}</h1>
      <p>{count === 0 ? t('none', { title }) : t('unknown', { id, title, count })}</p>
      <Link href={`/${game.name}/puzzles`} className="button primary">
        {t('all')}
      </Link>
    </main>
  );
}

type OpenedProps = { readonly module: GameModule; readonly all: Puzzles; readonly puzzle: Puzzle };

/** Returns the save of a puzzle. Its person has the name of this device's player; the others have bots' names. */
function useSave({ module, all, puzzle }: OpenedProps): SavedGame {
  const { t, language } = useSettings();
  return useMemo(() => {
    const { game, playerID } = puzzle;
    const own = lastName() || t('setup.defaultName', { seat: Number(playerID) + 1 });
    const fixed = fixedColours(module, game.setupData);
    const names = [own];
    const seats = Array.from({ length: game.players }, (_, seat) => {
      const isOwn = String(seat) === playerID;
      const name = isOwn ? own : botName(language, names);
      if (!isOwn) names.push(name);
      return { name, colour: fixed[seat] ?? itemAt(module.colours, seat % module.colours.length).id };
    });
    return puzzleSave(module, all.rulesVersion, puzzle, seats);
  }, [module, all, puzzle, t, language]);
}

/** Opens the puzzle's position; null if the rules refuse a move, because they have changed. */
function opened(module: GameModule, puzzle: Puzzle, save: SavedGame): PuzzleTable | null {
  try {
    return new PuzzleTable(module, puzzle, save);
  } catch {
    return null;
  }
}

function Opened(props: OpenedProps) {
  const t = useWords();
  const { module, puzzle } = props;
  const [{ table, save }] = useSaved(props);
  if (table !== null) return <Solve {...props} save={save} first={table} />;
  return (
    <main className="sheet" data-testid="broken-puzzle">
      <p>{t('broken', { number: puzzle.number })}</p>
      <Link href={`/${module.name}/puzzles`} className="button primary">
        {t('all')}
      </Link>
    </main>
  );
}

/** Opens the save once; a change of language must not restart the puzzle. */
function useSaved(props: OpenedProps) {
  const save = useSave(props);
  return useState(() => ({ save, table: opened(props.module, props.puzzle, save) }));
}

type SolveProps = OpenedProps & { readonly save: SavedGame; readonly first: PuzzleTable };

/** Compares a finished turn with the answer. @throws if the bots can't be loaded */
async function verdictOn(table: PuzzleTable, answer: PuzzleTable): Promise<Verdict> {
  if (table.outcome === answer.outcome) return { kind: 'right', isSame: true };
  const { module, puzzle, begin } = table;
  const [own, best] = await queryBots('compare', module.name, {
    view: begin.G,
    ctx: begin.ctx,
    playerID: puzzle.playerID,
    seed: puzzle.id,
    turns: [table.turn, answer.turn].map((turn) => turn.map(({ move, args }) => ({ move, args: [...args] }))),
  });
  const cost = (best?.score ?? 0) - (own?.score ?? 0);
  return cost <= puzzle.margin * AS_GOOD ? { kind: 'right', isSame: false } : { kind: 'wrong', cost };
}

function Solve({ module, all, puzzle, save, first }: SolveProps) {
  const [, navigate] = useLocation();
  const [table, setTable] = useState(first);
  const [answer] = useState(() => new PuzzleTable(module, puzzle, withAnswer(save, puzzle)));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [step, setStep] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  // Solving after having seen the answer leaves the mark as it is.
  const [hasSeen, setSeen] = useState(false);
  useSyncExternalStore(table.subscribe, table.current);
  const { isOver } = table;
  const { name } = module;
  useEffect(() => {
    if (!isOver) return;
    let current = true;
    setVerdict({ kind: 'checking' });
    verdictOn(table, answer).then(
      (found) => {
        if (!current) return;
        setVerdict(found);
        if (found.kind === 'right' && !hasSeen) markPuzzle(name, puzzle.id, 'solved');
      },
      (error: unknown) => current && setVerdict({ kind: 'failed', error }),
    );
    return () => {
      current = false;
    };
    // `tries` is a dependency because each request for another check needs one.
  }, [isOver, table, answer, hasSeen, name, puzzle, tries]);
  const again = () => {
    setTable(new PuzzleTable(module, puzzle, save));
    setVerdict(null);
    setStep(null);
  };
  const showStep = (to: number) => {
    answer.show(to);
    setStep(to);
    if (hasSeen) return;
    if (verdict?.kind !== 'right') {
      setSeen(true);
      markPuzzle(name, puzzle.id, 'shown');
    }
  };
  const list = () => navigate(`/${name}/puzzles`);
  const next = nextPuzzle(all.puzzles, readMarks(name), puzzle);
  const shown = step === null ? table : answer;
  const theme = all.themes.find(({ id }) => id === puzzle.theme);
  return (
    <TableBoundary source={shown}>
      <Suspense>
        <PuzzleBar
          puzzle={puzzle}
          theme={theme}
          answer={answer}
          verdict={verdict}
          step={step}
          onStep={showStep}
          onAgain={again}
          onCheckAgain={() => setTries(tries + 1)}
          onNext={next === null ? null : () => navigate(`/${name}/puzzles/${next.id}`)}
          onList={list}
        />
      </Suspense>
      <TableView
        source={shown}
        menu={null}
        isClosed={isOver || step !== null}
        onPlayAgain={list}
        onLeave={list}
      />
    </TableBoundary>
  );
}
