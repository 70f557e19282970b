/**
 * Faults that the commands find. If a source changes so that `find` no longer occurs in it,
 * `tests/server/mutants.test.ts` fails. Adapt the edit to the code that now does this work.
 */
import type { Mutant } from './mutant';

const VIEW = 'src/games/cherez-ural/rules/state/view.ts';
const KILIA_VIEW = 'src/games/kilia/rules/state/view.ts';
const TERRAMARA_VIEW = 'src/games/terramara/rules/state/view.ts';
const GAME = 'src/games/cherez-ural/game.ts';
const TABLES = 'src/server/matches/tables.ts';
const LIVE = 'src/server/matches/liveMatches.ts';
const BROADCAST = 'src/server/transport/broadcast.ts';
const REFEREE = 'src/server/matches/referee.ts';

const FOLLOWER = 'src/server/cluster/peerSync.ts';

const TAKEN = /Accepted although it is a forgery/;

export const commandMutants: readonly Mutant[] = [
  {
    name: 'open hands',
    edits: [{ file: VIEW, find: 'hand: covered(player.hand),', replace: 'hand: player.hand,' }],
    found: { scan: /is hidden at players\/\d\/hand/ },
  },
  {
    name: 'open worker cards',
    edits: [
      {
        file: VIEW,
        find: 'workerHand: covered(player.workerHand),',
        replace: 'workerHand: player.workerHand,',
      },
    ],
    found: { scan: /is hidden at players\/\d\/workerHand/ },
  },
  {
    name: 'open chits',
    edits: [{ file: VIEW, find: 'chitBack(G, city, chit);', replace: 'chit;' }],
    found: { scan: /is hidden at exploration\// },
  },
  {
    name: 'open decks',
    edits: [{ file: VIEW, find: 'businessDeck: covered(G.businessDeck),', replace: '' }],
    found: { scan: /is hidden at businessDeck/ },
  },
  {
    name: 'open piles',
    edits: [
      {
        file: KILIA_VIEW,
        find: 'piles: pileCounts(G) });',
        replace: 'piles: { ...pileCounts(G), ...G.piles } });',
      },
    ],
    found: { 'scan kilia': /a hidden part was sent at piles/ },
  },
  {
    name: 'open artifacts',
    edits: [{ file: TERRAMARA_VIEW, find: "pile: G.pile.map(() => 'hidden'),", replace: '' }],
    found: { 'scan terramara': /a hidden part was sent at pile/ },
  },
  {
    name: 'neutral cards to come',
    edits: [
      {
        file: TERRAMARA_VIEW,
        find: "index < G.drawnRounds ? draw : draw.map(() => 'hidden'),",
        replace: "index < G.drawnRounds + 1 ? draw : draw.map(() => 'hidden'),",
      },
    ],
    found: { 'scan terramara': /a hidden part was sent at neutralDraws/ },
  },
  {
    name: 'seed sent',
    edits: [
      {
        file: BROADCAST,
        find: "socket.emit('sync', matchID, { state,",
        replace: "socket.emit('sync', matchID, { state: { ...state, plugins: whole.state.plugins },",
      },
    ],
    found: { scan: /the state of the random generator was sent/ },
  },
  {
    name: 'one view for all',
    edits: [
      { file: BROADCAST, find: 'shown.get(key)', replace: 'shown.get(String(isPatch))' },
      { file: BROADCAST, find: 'shown.set(key, message)', replace: 'shown.set(String(isPatch), message)' },
    ],
    found: { scan: /is hidden at|where it is hidden|log reveals/ },
  },
  {
    name: 'credentials ignored',
    edits: [
      {
        file: 'src/server/matches/credentials.ts',
        find: 'return given.length === kept.length && timingSafeEqual(given, kept);',
        replace: 'return given.length > 0 || timingSafeEqual(given, kept);',
      },
    ],
    found: { scan: /was answered to a stranger/, fuzz: TAKEN },
  },
  {
    name: 'emptied seat joined',
    edits: [
      {
        file: 'src/server/matches/seats.ts',
        find: '(isSeen === true || hasMoves === true) && openHands !== true;',
        replace: '(isSeen === true || hasMoves === true) && openHands !== true && Date.now() === 0;',
      },
    ],
    found: { fuzz: /The lobby answered 200 to join/ },
  },
  {
    name: 'credentials in the clear',
    edits: [
      {
        file: 'src/server/matches/seats.ts',
        find: 'const { credentials: _, held, isSeen',
        replace: 'const { held, isSeen',
      },
    ],
    found: { scan: /"sha256:" was sent/ },
  },
  {
    name: 'seat forged',
    edits: [
      {
        file: 'src/server/transport/messages.ts',
        find: "v.check(([{ payload }, , , playerID]) => payload.playerID === playerID, 'moves for another seat'),",
        replace: '',
      },
    ],
    found: { fuzz: TAKEN },
  },
  {
    name: 'stale taken',
    edits: [
      {
        file: TABLES,
        find: 'this.referee.judge(state, action, stateID, playerID,',
        replace: 'this.referee.judge(state, action, state._stateID + 0 * stateID, playerID,',
      },
    ],
    found: { fuzz: TAKEN },
  },
  {
    name: 'undo of what was revealed',
    edits: [
      {
        file: 'src/game-api/gameParts.ts',
        find: 'LongFormMove<G> => ({ move: move(name), undoable: false, client: false }),',
        replace: 'LongFormMove<G> => ({ move: move(name), undoable: true, client: false }),',
      },
    ],
    found: { fuzz: TAKEN },
  },
  {
    name: 'sent before written',
    edits: [
      {
        file: TABLES,
        find: '      const moved = await this.options.live.move(',
        replace:
          '      this.broadcast.sendMove(matchID, state, after, deltalog);\n      const moved = await this.options.live.move(',
      },
      {
        file: TABLES,
        find: 'this.broadcast.sendMove(matchID, state, after, deltalog);\n      await this.moved(',
        replace: 'await this.moved(',
      },
    ],
    found: { crash: /was sent and is lost|was sent before/ },
  },
  {
    name: 'answer before write',
    edits: [
      {
        file: LIVE,
        find: 'const updatedAt = await this.storage.setState(matchID, { ...change, notBefore });',
        replace:
          'const updatedAt = Date.now();\n      this.storage.setState(matchID, { ...change, notBefore }).catch(() => undefined);',
      },
    ],
    found: { crash: /was sent and is lost|was sent before/ },
  },
  {
    name: 'written unsynced',
    edits: [
      {
        file: 'src/server/storage/sqliteStorage.ts',
        find: "'synchronous = FULL'",
        replace: "'synchronous = NORMAL'",
      },
    ],
    found: { crash: /was sent before its write was synced/ },
  },
  {
    name: 'never written',
    edits: [
      {
        file: LIVE,
        find: 'const updatedAt = await this.storage.setState(matchID, { ...change, notBefore });',
        replace: 'const updatedAt = Date.now();',
      },
    ],
    found: { crash: /was sent and is lost|was sent before it was written/ },
  },
  {
    name: 'redaction off',
    edits: [{ file: GAME, find: '  redact: true,', replace: '  redact: false,' }],
    found: { scan: /the log reveals that \d has chosen/ },
  },
  {
    name: 'history of a running match open',
    edits: [
      {
        file: 'src/server/history/history.ts',
        find: "const looker = match.end.ctx.gameover === undefined ? { playerID } : 'everything';",
        replace: "const looker = 'everything';",
      },
    ],
    found: { scan: /in the history: / },
  },
  {
    name: 'wrong game',
    edits: [
      {
        file: LIVE,
        find: 'if (match.metadata.gameName !== gameName) throw new UnknownMatchError(matchID);',
        replace: '',
      },
    ],
    found: { scan: /another game's match was/ },
  },
  {
    name: 'slow moves',
    edits: [
      {
        file: REFEREE,
        find: "if (state.ctx.gameover !== undefined) return { refused: 'gameOver' };",
        replace:
          "if (state.ctx.gameover !== undefined) return { refused: 'gameOver' };\n    for (const end = performance.now() + 600; performance.now() < end; );",
      },
    ],
    found: { load: /it should be below/ },
  },
  {
    name: 'cluster: chat doubled',
    edits: [
      {
        file: FOLLOWER,
        find: 'messages.filter((message) => !known.has(keyOf(message)))',
        replace: 'messages.flatMap((message) => (known.has(keyOf(message)) ? [] : [message, message]))',
      },
    ],
    found: { cluster: /received chat c\d+ twice/ },
  },
  {
    name: 'cluster: chat not passed on',
    edits: [
      {
        file: TABLES,
        find: "onSaid: (matchID, { at, sender }) => this.announceToPeers(matchID, { what: 'chat', at, sender }),",
        replace: 'onSaid: () => undefined,',
      },
    ],
    found: { cluster: /never received chat c\d+/ },
  },
  {
    name: 'cluster: moves sent twice',
    edits: [
      {
        file: BROADCAST,
        find: "socket.emit(isPatch ? 'patch' : 'update', matchID, ...message);",
        replace:
          "for (let times = before._stateID % 5 === 0 ? 2 : 1; times > 0; times--) socket.emit(isPatch ? 'patch' : 'update', matchID, ...message);",
      },
    ],
    found: { cluster: /received the move from \d+ to \d+ at state/ },
  },
  {
    name: 'cluster: seat given twice',
    edits: [
      {
        file: 'src/server/matches/seats.ts',
        find: 'if (taken !== null) throw new LobbyError(409, taken);',
        replace: '',
      },
    ],
    found: { cluster: /seat \d was given to/ },
  },
  {
    name: "cluster: others' seats forgotten",
    edits: [
      {
        file: 'src/server/people/sqlPeople.ts',
        find: "const sql = 'delete from person_seats where hash = ? and name = ?';\n    await this.write([{ sql, parameters: [hash, name] }]);",
        replace:
          "const sql = 'delete from person_seats where name = ?';\n    await this.write([{ sql, parameters: [name] }]);",
      },
    ],
    found: { cluster: /key \d+ keeps null as seat/ },
  },
];
