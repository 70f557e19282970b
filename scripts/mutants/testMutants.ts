/** Faults that fast tests find */
import type { Mutant } from './mutant';

const REFEREE = 'src/server/matches/referee.ts';
const CALLER = 'src/server/notifications/scheduler.ts';
const CALLS = 'src/server/notifications/notifications.ts';
const CALL_STORE = 'src/server/notifications/notificationStore.ts';
const STATEMENTS = 'src/server/notifications/turnEvents.ts';
const SENDERS = 'src/server/notifications/senders.ts';
const POST = 'src/server/notifications/guardedPost.ts';
const PEOPLE = 'src/server/people/sqlPeople.ts';
const PEOPLE_ROUTES = 'src/server/people/routes.ts';
const VACATIONS = 'src/server/clocks/correspondence/vacations.ts';
const DAYS = 'src/server/clocks/correspondence/daysClock.ts';
const STOPS = 'src/server/clocks/correspondence/pauses.ts';
const CLIENT = 'src/server/http/client.ts';
const LIMITS = 'src/server/ops/limits.ts';
const SOCKETS = 'src/server/transport/socketGuards.ts';
const NEW = 'src/server/lobby/newMatches.ts';
const LIMITERS = 'src/server/cluster/limiters.ts';
const PEERS = 'src/server/cluster/redisPeers.ts';
const JOBS = 'src/server/cluster/jobs.ts';
const FOLLOWER = 'src/server/cluster/peerSync.ts';
const LIVE = 'src/server/matches/liveMatches.ts';
const TABLES = 'src/server/matches/tables.ts';

const PLAY_TESTS = 'tests/server/play.test.ts';
const CALL_TESTS = 'tests/server/notifications/notifications.test.ts';
const TIME_TESTS = 'tests/server/notifications/timeUp.test.ts';
const REDIS_TIME_TESTS = 'tests/server/notifications/timeUpRedis.full.test.ts';
const QUIET_TESTS = 'tests/server/notifications/quietHours.test.ts';
const MIXED_TESTS = 'tests/server/notifications/mixedAddresses.test.ts';
const STORAGE_TESTS = 'tests/server/storage/storage.test.ts';
const PEOPLE_TESTS = 'tests/server/people/people.test.ts';
const RULE_TESTS = 'tests/server/clocks/vacationRules.test.ts';
const VACATION_TESTS = 'tests/server/clocks/vacations.test.ts';
const DAYS_TESTS = 'tests/server/clocks/daysClock.test.ts';
const LIMIT_TESTS = 'tests/server/ops/limits.test.ts';
const PEER_TESTS = 'tests/server/cluster/peers.test.ts';
const CLUSTER_TESTS = 'tests/server/cluster/cluster.full.test.ts';
const BOT_TESTS = 'tests/server/cluster/bots.full.test.ts';
const WORK_TESTS = 'tests/server/cluster/work.full.test.ts';

const inPlay: readonly Mutant[] = [
  {
    name: 'move on the state before',
    edits: [
      {
        file: REFEREE,
        find: 'return _stateID === stateID || (typeof',
        replace: 'return _stateID === stateID || _stateID === stateID + 1 || (typeof',
      },
    ],
    found: { [PLAY_TESTS]: /names another state/ },
  },
  {
    name: 'undo on the state before',
    edits: [
      {
        file: REFEREE,
        find: 'return _stateID === stateID && (action.type',
        replace: 'return (_stateID === stateID || _stateID === stateID + 1) && (action.type',
      },
    ],
    found: { [PLAY_TESTS]: /names another state/ },
  },
  {
    name: 'move on a state to come',
    edits: [
      {
        file: REFEREE,
        find: 'return _stateID === stateID || (typeof',
        replace: 'return _stateID === stateID || _stateID + 1 === stateID || (typeof',
      },
    ],
    found: { [PLAY_TESTS]: /names another state/ },
  },
  {
    name: 'unredacted history',
    edits: [{ file: 'src/server/history/historyOf.ts', find: 'entry: next.log[0] }', replace: 'entry }' }],
    found: { 'tests/server/history/history.test.ts': /hides in the history/ },
  },
];

const notifications: readonly Mutant[] = [
  {
    name: 'mixed DNS answer used',
    edits: [
      {
        file: POST,
        find: 'found.length === 0 || !found.every(({ address }) => isPublic(address))',
        replace: 'found.length === 0 || !found.some(({ address }) => isPublic(address))',
      },
    ],
    found: { [MIXED_TESTS]: /refuses a name that resolves/ },
  },
  {
    name: 'first DNS answer judged alone',
    edits: [
      {
        file: POST,
        find: 'found.length === 0 || !found.every(({ address }) => isPublic(address))',
        replace: 'found.length === 0 || !isPublic(found[0].address)',
      },
    ],
    found: { [MIXED_TESTS]: /refuses a name that resolves/ },
  },
  {
    name: 'DNS answers not judged',
    edits: [
      {
        file: POST,
        find: '...(isAllowed ? {} : { lookup: lookUpPublic }),',
        replace: '...(isAllowed ? {} : {}),',
      },
    ],
    found: { [MIXED_TESTS]: /refuses a name that resolves/ },
  },
  {
    name: "link's purpose ignored",
    edits: [{ file: CALL_STORE, find: "      .where('call_tokens.purpose', '=', purpose)\n", replace: '' }],
    found: {
      [CALL_TESTS]: /a link does only what it was sent for/,
      [STORAGE_TESTS]: /a link opens what it was made for/,
    },
  },
  {
    name: 'old link opens',
    edits: [
      {
        file: CALL_STORE,
        find: "eb('call_tokens.until', '>', now)",
        replace: "eb('call_tokens.until', '>', 0)",
      },
    ],
    found: { [STORAGE_TESTS]: /a link opens what it was made for/ },
  },
  {
    name: 'link confirms when it is looked at',
    edits: [
      {
        file: 'src/server/notifications/routes.ts',
        find: 'if (isPressed) await act[purpose](way);',
        replace: 'await act[purpose](way);',
      },
    ],
    found: { [CALL_TESTS]: /a webhook is asked first, and only a press/ },
  },
  {
    name: 'unconfirmed address called',
    edits: [
      {
        file: STATEMENTS,
        find: `where match_id = ? and seat = ? and confirmed_at is not null
        on conflict`,
        replace: `where match_id = ? and seat = ?
        on conflict`,
      },
    ],
    found: { [CALL_TESTS]: /a webhook is asked first, and only a press/ },
  },
  {
    name: 'unconfirmed address called with the deal',
    edits: [
      {
        file: STATEMENTS,
        find: 'where match_id = ? and seat = ? and confirmed_at is not null and called is null',
        replace: 'where match_id = ? and seat = ? and called is null',
      },
    ],
    found: { [STORAGE_TESTS]: /with the deal a seat is called once/ },
  },
  {
    name: 'unconfirmed address called when time is up',
    edits: [
      {
        file: STATEMENTS,
        find: 'where match_id = ? and confirmed_at is not null\n',
        replace: 'where match_id = ?\n',
      },
    ],
    found: { [STORAGE_TESTS]: /a time that is up is told once to all confirmed/ },
  },
  {
    name: 'ended turn called',
    edits: [
      {
        file: CALLER,
        find: 'if (lateSeat === null) return toAct.includes(way.seat);',
        replace: 'if (lateSeat === null) return true;',
      },
      {
        file: STATEMENTS,
        find: '...ended.map((seat) => ({',
        replace: '...ended.slice(0, 0).map((seat) => ({',
      },
    ],
    found: { [CALL_TESTS]: /a turn that ends before is no call, and/ },
  },
  {
    name: 'looker called',
    edits: [
      {
        file: CALLER,
        find: 'if (isLooking(gameName, matchID, seat)) {',
        replace: 'if (isLooking(gameName, matchID, seat) && matchID === "") {',
      },
    ],
    found: { [CALL_TESTS]: /whoever looks at the table is not called/ },
  },
  {
    name: 'looker never called again',
    edits: [
      {
        file: CALLER,
        find: 'await storage.calls.postpone(due, now() + SEEN_FOR);',
        replace: 'await storage.calls.finish(due);',
      },
    ],
    found: { [CALL_TESTS]: /whoever looks at the table is not called/ },
  },
  {
    name: 'quiet hours ignored',
    edits: [
      {
        file: CALLER,
        find: 'const quiet = quietUntil(way.quiet, now());',
        replace: 'const quiet = quietUntil(null, now());',
      },
    ],
    found: { [CALL_TESTS]: /turns in quiet hours are one call at their/ },
  },
  {
    name: 'former holder called',
    edits: [
      {
        file: CALLER,
        find: 'players[Number(seat)]?.credentials === way.holder',
        replace: 'players[Number(seat)] !== undefined',
      },
    ],
    found: { [CALL_TESTS]: /a seat is its holder’s: others change nothing/ },
  },
  {
    name: 'sent without a claim',
    edits: [
      {
        file: CALLER,
        find: 'if (await storage.calls.claim(due, now() + PAUSES[attempts])) await this.send',
        replace: 'await storage.calls.claim(due, now() + PAUSES[attempts]);\n    await this.send',
      },
    ],
    found: { [CALL_TESTS]: /one of them calls, once, and neither while/ },
  },
  {
    name: 'claimed twice',
    edits: [
      {
        file: CALL_STORE,
        find: `set attempts = attempts + 1, due_at = ?
        where way_id = ? and late_seat = ? and turn = ? and due_at = ? and attempts = ?`,
        replace: `set attempts = attempts + 1, due_at = ?
        where way_id = ? and late_seat = ? and turn = ? and (due_at = ? or attempts >= ?)`,
      },
    ],
    found: { [STORAGE_TESTS]: /of all who claim a call one gets it; each/ },
  },
  {
    name: 'sent again after success',
    edits: [
      {
        file: CALLER,
        find: '      this.logGivenUp(due, error.reason);\n    }\n    await storage.calls.finish(due);',
        replace: '      this.logGivenUp(due, error.reason);\n    }',
      },
    ],
    found: { [CALL_TESTS]: /a webhook is asked first, and only a press/ },
  },
  {
    name: 'gone subscription kept',
    edits: [
      {
        file: CALLER,
        find: 'if (error.isGone) return storage.calls.remove(way.id);',
        replace: 'if (error.isGone) return storage.calls.finish(due);',
      },
    ],
    found: { [CALL_TESTS]: /web push: encrypted for the browser, signed/ },
  },
  {
    name: 'given up after the first failure',
    edits: [{ file: CALLER, find: 'if (attempts + 1 < PAUSES.length) return;', replace: '' }],
    found: { [CALL_TESTS]: /what is not taken is tried again after growing/ },
  },
  {
    name: "others' addresses removed",
    edits: [
      {
        file: CALLS,
        find: 'candidate.id === id && isHeldBy(candidate, credentials)',
        replace: 'candidate.id === id',
      },
    ],
    found: { [CALL_TESTS]: /neither tests nor shows nor removes/ },
  },
  {
    name: "former holder's addresses shown",
    edits: [
      {
        file: CALLS,
        find: 'playerID)).filter((way) => isHeldBy(way, credentials));',
        replace: 'playerID));',
      },
    ],
    found: { [CALL_TESTS]: /neither tests nor shows nor removes/ },
  },
  {
    name: 'unconfirmed address tested',
    edits: [
      {
        file: CALLS,
        find: "if (way.confirmedAt === null) throw new LobbyError(409, 'This way is not confirmed yet.');",
        replace: '',
      },
    ],
    found: { [CALL_TESTS]: /neither tests nor shows nor removes/ },
  },
  {
    name: 'address kept that takes nothing',
    edits: [
      {
        file: CALLS,
        find: 'await this.store.remove(way.id);\n        throw error;',
        replace: 'throw error;',
      },
    ],
    found: { [CALL_TESTS]: /an address that the server does not send/ },
  },
  {
    name: 'tests of an address without limit',
    edits: [{ file: CALLS, find: 'await this.count(way.target, from);', replace: '' }],
    found: { [CALL_TESTS]: /a seat is its holder’s: others change nothing/ },
  },
  {
    name: 'questions without a limit by sender',
    edits: [
      {
        file: CALLS,
        find: "(await limits.take('confirmations', `from",
        replace: "(await limits.take('newMatches', `from",
      },
    ],
    found: { [CALL_TESTS]: /limits the questions/ },
  },
  {
    name: 'questions without a limit by receiver',
    edits: [
      {
        file: CALLS,
        find: "(await limits.take('confirmations', `to",
        replace: "(await limits.take('newMatches', `to",
      },
    ],
    found: { [CALL_TESTS]: /limits the questions/ },
  },
  {
    name: 'names told to who has not agreed',
    edits: [
      {
        file: 'src/server/notifications/messageText.ts',
        find: "[text, confirmUrl, '', words.confirmHint]",
        replace: "[text, table ?? '', confirmUrl, '', words.confirmHint]",
      },
      { file: CALLS, find: "kind === 'confirm'\n          ? null\n          : late", replace: 'late' },
    ],
    found: { [CALL_TESTS]: /asks an address first without a word/ },
  },
  {
    name: 'late person told as another',
    edits: [
      {
        file: CALLS,
        find: 'lateSeat === seat ? words.yourTimeIsUp : words.timeIsUp',
        replace: 'words.timeIsUp',
      },
    ],
    found: { [TIME_TESTS]: /both are called, each in words of their/ },
  },
  {
    name: 'time that is up told twice',
    edits: [
      {
        file: STATEMENTS,
        find: 'parameters: [matchID, seat, turn],\n      mustChange: true,',
        replace: 'parameters: [matchID, seat, turn],',
      },
    ],
    found: {
      [TIME_TESTS]: /both are called, each in words of their/,
      [STORAGE_TESTS]: /a time that is up is told once to all confirmed/,
    },
  },
  {
    name: 'sixth address',
    edits: [
      {
        file: CALL_STORE,
        find: '          matchID,\n          seat,\n          MAX_CHANNELS,',
        replace: '          matchID,\n          seat,\n          MAX_CHANNELS + 1,',
      },
    ],
    found: { [CALL_TESTS]: /a seat has five ways at most, the same one/ },
  },
  {
    name: 'names mention people in Discord',
    edits: [{ file: SENDERS, find: 'plainText(message, forDiscord)', replace: 'plainText(message)' }],
    found: { [CALL_TESTS]: /no message holds credentials, cards or a/ },
  },
  {
    name: 'quiet hours miss a change of clocks',
    edits: [{ file: 'src/server/notifications/quietHours.ts', find: 'end + shift * MINUTE', replace: 'end' }],
    found: { [QUIET_TESTS]: /over the night in which clocks are set on/ },
  },
  {
    name: 'quiet hours only within a day',
    edits: [
      {
        file: 'src/server/notifications/quietHours.ts',
        find: 'from <= clock || clock < until;',
        replace: 'from <= clock;',
      },
    ],
    found: { [QUIET_TESTS]: /after midnight, until this morning/ },
  },
];

const keys: readonly Mutant[] = [
  {
    name: "others' seats forgotten",
    edits: [
      {
        file: PEOPLE,
        find: "const sql = 'delete from person_seats where hash = ? and name = ?';\n    await this.sql.write([{ sql, parameters: [hash, name] }]);",
        replace:
          "const sql = 'delete from person_seats where name = ?';\n    await this.sql.write([{ sql, parameters: [name] }]);",
      },
    ],
    found: {
      [STORAGE_TESTS]: /leaves the seats of other keys alone/,
      [PEOPLE_TESTS]: /never touches the seats of another key/,
    },
  },
  {
    name: 'all keys erased',
    edits: [
      {
        file: PEOPLE,
        find: "'delete from person_keys where hash = ?', parameters: [hash] }",
        replace: "'delete from person_keys where hash >= ?', parameters: [hash] }",
      },
    ],
    found: { [STORAGE_TESTS]: /leaves the seats of other keys alone/ },
  },
  {
    name: "others' seats read",
    edits: [
      {
        file: PEOPLE,
        find: "      .select(['name', 'sealed'])\n      .where('hash', '=', hash)",
        replace: "      .select(['name', 'sealed'])",
      },
    ],
    found: {
      [PEOPLE_TESTS]: /never touches the seats of another key/,
      [STORAGE_TESTS]: /leaves the seats of other keys alone/,
    },
  },
  {
    name: 'seat not replaced',
    edits: [
      {
        file: PEOPLE,
        find: 'on conflict (hash, name) do update set sealed = excluded.sealed',
        replace: 'on conflict (hash, name) do update set sealed = person_seats.sealed',
      },
    ],
    found: { [STORAGE_TESTS]: /seats are kept under a key, over a restart/ },
  },
  {
    name: 'one seat more than a key keeps',
    edits: [
      {
        file: PEOPLE,
        find: 'parameters: [hash, name, sealed, hash, name, MOST_SEATS],',
        replace: 'parameters: [hash, name, sealed, hash, name, MOST_SEATS + 1],',
      },
    ],
    found: { [STORAGE_TESTS]: /seats and no more, also of those that come at once/ },
  },
  {
    name: 'full key that replaces nothing',
    edits: [
      {
        file: PEOPLE,
        find: 'where hash = ? and name <> ?) < ?',
        replace: 'where hash = ? and (name <> ? or true)) < ?',
      },
    ],
    found: { [STORAGE_TESTS]: /seats and no more, also of those that come at once/ },
  },
  {
    name: 'use of a key not written',
    edits: [{ file: PEOPLE, find: 'if (at - usedAt >= DAY) {', replace: 'if (at - usedAt >= 100 * DAY) {' }],
    found: { [STORAGE_TESTS]: /a key that nobody uses is forgotten; to/ },
  },
  {
    name: 'used key forgotten as unused',
    edits: [
      {
        file: PEOPLE,
        find: "'delete from person_keys where used_at < ?'",
        replace: "'delete from person_keys where used_at >= ?'",
      },
    ],
    found: { [STORAGE_TESTS]: /a key that nobody uses is forgotten; to/ },
  },
  {
    name: 'key kept in the clear',
    edits: [
      {
        file: PEOPLE_ROUTES,
        find: "import { hashCredentials } from '../matches/credentials';",
        replace: 'const hashCredentials = (text: string) => text;',
      },
    ],
    found: { [PEOPLE_TESTS]: /is nowhere in the database, nor in the log/ },
  },
  {
    name: 'new keys without a limit',
    edits: [{ file: PEOPLE_ROUTES, find: 'if (wait > 0) throw', replace: 'if (wait < 0) throw' }],
    found: { [PEOPLE_TESTS]: /new keys have a limit of their own; what/ },
  },
  {
    name: 'unknown key answered as an empty one',
    edits: [
      {
        file: PEOPLE,
        find: "if (row === undefined) throw new UnknownKeyError('Nothing is kept under this key.');\n    return row.used_at;",
        replace: 'return row?.used_at ?? 0;',
      },
    ],
    found: { [PEOPLE_TESTS]: /keeps seats, gives them back, forgets one/ },
  },
];

const vacations: readonly Mutant[] = [
  {
    name: 'half of the others is enough',
    edits: [
      { file: VACATIONS, find: 'Math.floor(voters.length / 2) + 1', replace: 'Math.ceil(voters.length / 2)' },
    ],
    found: { [RULE_TESTS]: /of them have to agree/ },
  },
  {
    name: 'all others needed',
    edits: [{ file: VACATIONS, find: 'Math.floor(voters.length / 2) + 1', replace: 'voters.length' }],
    found: { [RULE_TESTS]: /of them have to agree/ },
  },
  {
    name: 'own vote counts',
    edits: [
      {
        file: VACATIONS,
        find: "if (voter === seat) throw new LobbyError(409, 'The others decide on your vacation.');",
        replace: '',
      },
      { file: VACATIONS, find: 'people.filter((voter) => voter !== seat)', replace: 'people' },
    ],
    found: { [VACATION_TESTS]: /begins when more than half of the others/ },
  },
  {
    name: 'votes of who has left count',
    edits: [{ file: VACATIONS, find: 'votes.filter((voter) => voters.includes(voter))', replace: 'votes' }],
    found: { [VACATION_TESTS]: /ends with the person’s leaving, and so do/ },
  },
  {
    name: 'bots vote',
    edits: [
      {
        file: VACATIONS,
        find: 'seat.name === undefined || isBot(seat) ? []',
        replace: 'seat.name === undefined ? []',
      },
    ],
    found: { [RULE_TESTS]: /counts neither bots nor empty seats/ },
  },
  {
    name: 'request stays open for ever',
    edits: [
      {
        file: VACATIONS,
        find: 'people.includes(seat) && now - at < REQUEST_FOR',
        replace: 'people.includes(seat)',
      },
    ],
    found: { [RULE_TESTS]: /forgets a request after seven days/ },
  },
  {
    name: 'no and yes of one voter',
    edits: [
      {
        file: VACATIONS,
        find: ': { ...request, agreed, refused: [...refused, voter] };',
        replace: ': { ...request, agreed: request.agreed, refused: [...refused, voter] };',
      },
    ],
    found: { [RULE_TESTS]: /replaces a yes by a no/ },
  },
  {
    name: 'yes counted twice',
    edits: [
      {
        file: VACATIONS,
        find: '{ ...request, agreed: [...agreed, voter], refused }',
        replace: '{ ...request, agreed: [...request.agreed, voter], refused }',
      },
    ],
    found: { [RULE_TESTS]: /counts a voter once/ },
  },
  {
    name: 'second vacation while on one',
    edits: [
      {
        file: VACATIONS,
        find: "if (own.some(isOn(now))) throw new LobbyError(409, 'You are on vacation already.');",
        replace: '',
      },
    ],
    found: { [RULE_TESTS]: /refuses a vacation/ },
  },
  {
    name: 'vacations without end',
    edits: [
      { file: VACATIONS, find: 'if (own.length >= MOST_VACATIONS) {', replace: 'if (own.length > 1000) {' },
    ],
    found: { [RULE_TESTS]: /refuses a vacation/ },
  },
  {
    name: 'vacation before the first move',
    edits: [
      { file: VACATIONS, find: 'if (hasMoves !== true) throw', replace: 'if (hasMoves === null) throw' },
    ],
    found: { [RULE_TESTS]: /refuses a vacation/ },
  },
  {
    name: 'vacation after the end',
    edits: [
      { file: VACATIONS, find: 'if (gameover !== undefined) throw', replace: 'if (gameover === null) throw' },
    ],
    found: { [RULE_TESTS]: /refuses a vacation/ },
  },
  {
    name: 'vacation of who has left goes on',
    edits: [
      { file: VACATIONS, find: 'cutShort(table, ({ seat }) => !people.includes(seat), now);', replace: '' },
    ],
    found: { [VACATION_TESTS]: /ends with the person’s leaving, and so do/ },
  },
  {
    name: 'ended vacation goes on',
    edits: [
      { file: VACATIONS, find: 'cutShort(table, (vacation) => vacation.seat === seat, now);', replace: '' },
    ],
    found: { [RULE_TESTS]: /ends one vacation early/ },
  },
  {
    name: "everybody's vacation ends",
    edits: [
      { file: VACATIONS, find: 'which(vacation) && isOn(now)(vacation)', replace: 'isOn(now)(vacation)' },
    ],
    found: { [RULE_TESTS]: /ends one vacation early/ },
  },
  {
    name: 'vacation stops every clock',
    edits: [
      {
        file: DAYS,
        find: 'vacations.filter((vacation) => vacation.seat === seat);',
        replace: 'vacations.filter(() => true);',
      },
    ],
    found: { [DAYS_TESTS]: /on vacation one seat’s time stands still/ },
  },
  {
    name: 'pauses counted twice',
    edits: [
      {
        file: STOPS,
        find: 'last !== undefined && from <= last.until',
        replace: 'last !== undefined && from < last.from',
      },
    ],
    found: { [DAYS_TESTS]: /a server’s absence at a weekend counts once/ },
  },
  {
    name: 'weekend of five days',
    edits: [
      {
        file: 'src/server/clocks/correspondence/weekends.ts',
        find: 'day.plus({ days: 5 })',
        replace: 'day.plus({ days: 4 })',
      },
    ],
    found: { [DAYS_TESTS]: /stands still at weekends of the table’s/ },
  },
  {
    name: 'reserve taken before the turn',
    edits: [{ file: DAYS, find: 'Math.max(0, used - turn)', replace: 'Math.max(0, used)' }],
    found: { [DAYS_TESTS]: /takes the turn first, then the reserve/ },
  },
];

const limits: readonly Mutant[] = [
  {
    name: 'no limit holds',
    edits: [
      {
        file: LIMITS,
        find: 'return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));',
        replace: 'return 0;',
      },
    ],
    found: { [LIMIT_TESTS]: /requests over their limit are told so/ },
  },
  {
    name: 'one more than the limit',
    edits: [
      { file: LIMITS, find: 'points: rates[limit].count,', replace: 'points: rates[limit].count + 1,' },
    ],
    found: { [LIMIT_TESTS]: /requests over their limit are told so/ },
  },
  {
    name: 'limit without an end',
    edits: [
      {
        file: LIMITS,
        find: 'duration: rates[limit].seconds }',
        replace: 'duration: rates[limit].seconds * 100 }',
      },
    ],
    found: { [LIMIT_TESTS]: /the limit ends with its time/ },
  },
  {
    name: 'each IPv6 address counted',
    edits: [{ file: CLIENT, find: 'const NETWORK_BITS = 48;', replace: 'const NETWORK_BITS = 128;' }],
    found: { 'tests/server/transport/guards.test.ts': /whose address/ },
  },
  {
    name: 'each IPv6 network of a line counted',
    edits: [{ file: CLIENT, find: 'const NETWORK_BITS = 48;', replace: 'const NETWORK_BITS = 64;' }],
    found: { [LIMIT_TESTS]: /LIMIT_NETWORK_OPEN_MATCHES: one network/ },
  },
  {
    name: 'forged proxy header believed',
    edits: [{ file: CLIENT, find: 'if (proxies === 0) return direct;', replace: '' }],
    found: { 'tests/server/transport/guards.test.ts': /whose address/ },
  },
  {
    name: 'first forwarded address believed',
    edits: [{ file: CLIENT, find: '(forwarded.at(-proxies) ?? forwarded[0])', replace: 'forwarded[0]' }],
    found: { 'tests/server/transport/guards.test.ts': /whose address/ },
  },
  {
    name: 'messages of a socket without limit',
    edits: [{ file: SOCKETS, find: "(await this.limits.take('messages', socket.id)) > 0 ||", replace: '' }],
    found: { [LIMIT_TESTS]: /LIMIT_MESSAGES for each socket, whatever/ },
  },
  {
    name: 'messages of an address without limit',
    edits: [
      { file: SOCKETS, find: "(await this.limits.take('addressMessages', network)) > 0;", replace: 'false;' },
    ],
    found: { [LIMIT_TESTS]: /LIMIT_ADDRESS_MESSAGES for all sockets of/ },
  },
  {
    name: 'shouting socket kept',
    edits: [
      {
        file: SOCKETS,
        find: 'if (refused > PATIENCE) socket.disconnect(true);',
        replace: 'if (refused < 0) socket.disconnect(true);',
      },
    ],
    found: { [LIMIT_TESTS]: /who goes on shouting is shut out/ },
  },
  {
    name: 'closed sockets counted',
    edits: [{ file: SOCKETS, find: "socket.once('close', () => this.count(network, -1));", replace: '' }],
    found: { [LIMIT_TESTS]: /LIMIT_SOCKETS of one address at a time/ },
  },
  {
    name: 'sockets of an address without limit',
    edits: [{ file: SOCKETS, find: 'open >= this.settings.socketsPerAddress', replace: 'open < 0' }],
    found: { [LIMIT_TESTS]: /LIMIT_SOCKETS of one address at a time/ },
  },
  {
    name: 'matches begun without limit',
    edits: [{ file: NEW, find: 'if (wait > 0) throw', replace: 'if (wait < 0) throw' }],
    found: { [LIMIT_TESTS]: /LIMIT_NEW_MATCHES counts matches created/ },
  },
  {
    name: 'open matches counted side by side',
    edits: [
      {
        file: NEW,
        find: "return this.queue.run('', async () => {",
        replace: 'return this.queue.run(String(Math.random()), async () => {',
      },
    ],
    found: { [LIMIT_TESTS]: /LIMIT_NETWORK_OPEN_MATCHES: one network/ },
  },
  {
    name: 'open matches of all networks counted for one',
    edits: [{ file: NEW, find: 'matches.countOpen(network)', replace: 'matches.countOpen()' }],
    found: { [LIMIT_TESTS]: /LIMIT_NETWORK_OPEN_MATCHES: one network/ },
  },
  {
    name: 'chat without limit',
    edits: [
      {
        file: 'src/server/chat/chat.ts',
        find: "if ((await limits.take('chat', person)) > 0) return refuse('tooMuch');",
        replace: '',
      },
    ],
    found: { 'tests/server/chat.test.ts': /from a seat is stopped on all its devices/ },
  },
  {
    name: 'chat limit for each socket of an onlooker',
    edits: [
      {
        file: 'src/server/chat/chat.ts',
        find: 'const person = sender === null ?',
        replace: 'const person = sender === null ? socket.id : sender === null ?',
      },
    ],
    found: { 'tests/server/chat.test.ts': /as an onlooker is stopped, with a new socket/ },
  },
];

const cluster: readonly Mutant[] = [
  {
    name: 'limits counted by each server',
    edits: [
      {
        file: LIMITERS,
        find: "if (limit === 'messages') return insuranceLimiter;",
        replace: 'return insuranceLimiter;',
      },
    ],
    found: { [CLUSTER_TESTS]: /limits count/ },
  },
  {
    name: 'share of a limit without end',
    edits: [{ file: LIMITERS, find: 'share.left -= 1;', replace: '' }],
    found: { [PEER_TESTS]: /shares of a limit/ },
  },
  {
    name: 'share that outlives its time',
    edits: [{ file: LIMITERS, find: 'share.left > 0 && now < share.until', replace: 'share.left > 0' }],
    found: { [PEER_TESTS]: /time of a share is over/ },
  },
  {
    name: 'moves of others not followed',
    edits: [
      {
        file: FOLLOWER,
        find: 'if (this.isTold(matchID, change)) return;\n    queue.run',
        replace: "if (change.what === 'move') return;\n    queue.run",
      },
    ],
    found: { [CLUSTER_TESTS]: /a move at one reaches those at the other/ },
  },
  {
    name: 'moves of others told twice',
    edits: [
      {
        file: FOLLOWER,
        find: '    const before = this.told.get(matchID);\n    this.note(matchID, match);',
        replace:
          '    const before = this.told.get(matchID);\n    if (before?.state?._stateID === 0) this.note(matchID, match);',
      },
    ],
    found: { [CLUSTER_TESTS]: /a move at one reaches those at the other/ },
  },
  {
    name: 'chat of others told twice',
    edits: [
      {
        file: FOLLOWER,
        find: 'messages.filter((message) => !heard.has(keyOf(message)))',
        replace: 'messages.flatMap((message) => [message, message]).filter(() => heard.size >= 0)',
      },
    ],
    found: { [CLUSTER_TESTS]: /lobby changes, the deal, talk, mute/ },
  },
  {
    name: 'chat of others told again after sitting down',
    edits: [
      {
        file: FOLLOWER,
        find: 'messages.filter((message) => !heard.has(keyOf(message)))',
        replace: 'messages.filter(() => heard.size >= 0)',
      },
    ],
    found: { [CLUSTER_TESTS]: /sends a chat once to a client that sits down/ },
  },
  {
    name: 'chat of others told to all rooms',
    edits: [
      {
        file: FOLLOWER,
        find: 'if (!reads.includes(room)) continue;',
        replace: 'if (reads.length === 0) continue;',
      },
    ],
    found: { [CLUSTER_TESTS]: /lobby changes, the deal, talk, mute/ },
  },
  {
    name: 'chat not said to other servers',
    edits: [
      {
        file: TABLES,
        find: "onSaid: (matchID, { at, sender }) => this.tellPeers(matchID, { what: 'chat', at, sender }),",
        replace: 'onSaid: () => undefined,',
      },
    ],
    found: { [CLUSTER_TESTS]: /lobby changes, the deal, talk, mute/ },
  },
  {
    name: 'lobby changes not said to other servers',
    edits: [{ file: TABLES, find: "this.tellPeers(matchID, { what: 'lobby' });", replace: '' }],
    found: { [CLUSTER_TESTS]: /lobby changes, the deal, talk, mute/ },
  },
  {
    name: 'moves not said to other servers',
    edits: [
      {
        file: TABLES,
        find: "this.tellPeers(matchID, { what: 'move', stateID: state._stateID });",
        replace: '',
      },
    ],
    found: { [CLUSTER_TESTS]: /a move at one reaches those at the other/ },
  },
  {
    name: 'lost answer of the database not followed',
    edits: [
      {
        file: TABLES,
        find: 'this.follower?.changed(matchID, change);\n      this.tellPeers(matchID, change);',
        replace: '',
      },
    ],
    found: { [CLUSTER_TESTS]: /a move that was written, but whose answer/ },
  },
  {
    name: 'old match believed',
    edits: [
      {
        file: LIVE,
        find: 'if (!isNewest) this.forget(matchID);',
        replace: 'if (newest === undefined) this.forget(matchID);',
      },
    ],
    found: { [CLUSTER_TESTS]: /who was cut off from Redis plays on/ },
  },
  {
    name: 'old seats believed',
    edits: [
      {
        file: LIVE,
        find: '&& newest.revision === metadata.revision;',
        replace: '&& newest.revision !== -1;',
      },
      {
        file: 'src/server/storage/sql/statements.ts',
        find: 'and revision = coalesce(?, revision)`',
        replace: 'and revision >= coalesce(?, revision) - 99`',
      },
    ],
    found: { [CLUSTER_TESTS]: /who has left by way of the other/ },
  },
  {
    name: 'nothing looked at after Redis was away',
    edits: [{ file: PEERS, find: 'if (isBack) this.look(true);', replace: '' }],
    found: { [CLUSTER_TESTS]: /cut off from Redis for a moment/ },
  },
  {
    name: 'nothing looked at while Redis is away',
    edits: [
      { file: PEERS, find: 'if (!this.isConnected || this.doubts > 0) this.look(false);', replace: '' },
    ],
    found: { [CLUSTER_TESTS]: /who was cut off from Redis plays on/ },
  },
  {
    name: 'silent server kept',
    edits: [
      {
        file: PEERS,
        find: 'if (other.silent <= BEATS_UNTIL_GONE) continue;',
        replace: 'if (other.silent >= 0) continue;',
      },
    ],
    found: { [CLUSTER_TESTS]: /a server that falls silent/ },
  },
  {
    name: 'goodbye not heard',
    edits: [
      {
        file: PEERS,
        find: "if (news.kind === 'bye') {\n      this.forget(news.from);",
        replace: "if (news.kind === 'bye') {",
      },
    ],
    found: { [PEER_TESTS]: /a server that says goodbye/ },
  },
  {
    name: 'change not kept for who comes',
    edits: [{ file: PEERS, find: 'else this.keepUnsaid(news);', replace: '' }],
    found: { [PEER_TESTS]: /a change is said where somebody/ },
  },
  {
    name: 'change that could not be said lost',
    edits: [{ file: PEERS, find: "if (news.kind === 'changed') this.keepUnsaid(news);", replace: '' }],
    found: { [CLUSTER_TESTS]: /who was cut off from Redis plays on/ },
  },
  {
    name: 'bot asked by each server',
    edits: [{ file: JOBS, find: "{ jobId: [game, matchID, playerID, stateID].join('/') }", replace: '{}' }],
    found: { [BOT_TESTS]: /a bot is asked once for a move/ },
  },
  {
    name: "bot's view kept in Redis",
    edits: [{ file: JOBS, find: "throw new Error('failed');", replace: 'throw error;' }],
    found: { [BOT_TESTS]: /nothing of a match stands in Redis/ },
  },
  {
    name: 'server thinks beside its worker',
    edits: [{ file: JOBS, find: "!hands.isSpare || peers.count('worker') === 0", replace: 'true' }],
    found: { [BOT_TESTS]: /a server leaves all bots to its worker/ },
  },
  {
    name: 'early clock job lost',
    edits: [
      {
        file: JOBS,
        find: 'await job.moveToDelayed(Date.now() + wait, token);\n        throw new DelayedError();',
        replace: 'return;',
      },
    ],
    found: { [REDIS_TIME_TESTS]: /one that rings too early/ },
  },
  {
    name: 'expiry never asked for',
    edits: [
      {
        file: JOBS,
        find: "await this.queue.upsertJobScheduler('expiry', { every: HOUR }, { name: 'expire' });",
        replace: '',
      },
    ],
    found: { [WORK_TESTS]: /deletes matches and keys/ },
  },
];

export const testMutants: readonly Mutant[] = [
  ...inPlay,
  ...notifications,
  ...keys,
  ...vacations,
  ...limits,
  ...cluster,
];
