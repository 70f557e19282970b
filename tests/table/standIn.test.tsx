/** Checks moves of a stand-in bot for an absent player, in the drawn log and in the text table's log. */
import type { LogEntry } from 'boardgame.io';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createTranslators } from '../../src/language/translator';
import { SeatsContext, WordsContext } from '../../src/table/context';
import { LogTurn } from '../../src/table/log/LogTurn';
import { turnGroups } from '../../src/table/log/turnGroups';
import { PointAtStepContext } from '../../src/table/story/context';
import { TextTurns } from '../../src/table/text/TextTurns';
import type { KitWords } from '../../src/table/words';
import { kit as en } from '../../src/table/words/en';
import { kit as ja } from '../../src/table/words/ja';

const entry = (turn: number, standIn?: string): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'a', playerID: '0', args: [] } },
  _stateID: 0,
  turn,
  phase: 'play',
  ...(standIn === undefined ? {} : { metadata: { standIn } }),
});
const SHAPE = { isSilent: () => false, sectionsOf: (log: readonly LogEntry[]) => log.map(() => 'all') };

// Links to moves keep the other fields of the address.
vi.stubGlobal('location', { search: '' });
const nothing = () => {};

function logIn(kit: object, log: readonly LogEntry[]) {
  const t: KitWords = createTranslators<Parameters<KitWords>[0]>({
    en: { kit },
    ja: async () => ({}),
  }).translator('en');
  const groups = turnGroups(log, SHAPE);
  const line = (move: number) => ({ move, text: `step ${move}` });
  const told = groups.map(({ entries: _, section: heading, ...group }) => ({
    ...group,
    heading,
    lines: group.moves.map((move) => ({
      ...line(move),
      key: `${move}`,
      needsName: true,
      changes: [],
      happening: null,
    })),
  }));
  const inWords = groups.map((group) => ({ ...group, lines: group.moves.map(line), follows: [] }));
  const seats = {
    player: (id: string) => ({ id, name: 'Anna', colour: 0 }),
    mark: () => null,
    shape: () => null,
    score: () => null,
  };
  const shown = { current: null, onShow: nothing, Icon: () => null, isPlain: false };
  return renderToStaticMarkup(
    <WordsContext value={{ language: 'en', t }}>
      <SeatsContext value={seats}>
        <PointAtStepContext value={nothing}>
          {told.map((turn) => (
            <LogTurn key={turn.key} turn={turn} hasHeading={false} {...shown} />
          ))}
        </PointAtStepContext>
        <TextTurns turns={inWords} shown={null} onShow={nothing} />
      </SeatsContext>
    </WordsContext>,
  )
    .replace(/<a [^>]*>/g, '<a>')
    .replace(/ class="[^"]*"/g, '');
}

describe('the log of a player with a stand-in bot', () => {
  it("keeps the player's name and marks the bot's turn", () => {
    const both = logIn(en, [entry(1, 'Oskar'), entry(2)]);
    expect(both).toContain(
      '<strong>Anna </strong><small><span aria-hidden="true">(bot) </span><span>(played by a bot) </span></small><a>step 1',
    );
    expect(both).toContain('<strong>Anna </strong><a>step 2');
    expect(both).toContain('<li><a>step 1</a> (played by a bot)</li><li><a>step 2</a></li>');
  });

  it('marks it in Japanese', () => {
    const marked = logIn(ja, [entry(1, 'Oskar')]);
    expect(marked).toContain('（ボット）');
    expect(marked).toContain('<a>step 1</a> （ボットが代わりにプレイ）');
  });

  it("marks only the bot's part of a turn when the player comes back within it", () => {
    expect(logIn(en, [entry(1, 'Oskar'), entry(1)]).match(/\(bot\)/g)).toHaveLength(1);
    expect(
      turnGroups([entry(1, 'Oskar'), entry(1, 'Oskar'), entry(1)], SHAPE).map(({ moves }) => moves),
    ).toEqual([[1, 2], [3]]);
  });
});
