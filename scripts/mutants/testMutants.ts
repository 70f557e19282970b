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
const RATINGS = 'src/server/ratings/ratingStore.ts';
const LOBBY = 'src/server/lobby/matches.ts';
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
const RATING_TESTS = 'tests/server/ratings/ratings.test.ts';
const CALL_TESTS = 'tests/server/notifications/notifications.test.ts';
const CHANNEL_TESTS = 'tests/server/notifications/channels.test.ts';
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
const OUTAGE_TESTS = 'tests/server/cluster/outages.full.test.ts';
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
    edits: [
      { file: 'src/server/history/historyOf.ts', find: 'entry: itemAt(next.log, 0) }', replace: 'entry }' },
    ],
    found: { 'tests/server/history/history.test.ts': /hides in the history/ },
  },
];

const notifications: readonly Mutant[] = [
  {
    name: 'mixed DNS answer used',
    edits: [
      {
        file: POST,
        find: 'first === undefined || !found.every(({ address }) => isPublic(address))',
        replace: 'first === undefined || !found.some(({ address }) => isPublic(address))',
      },
    ],
    found: { [MIXED_TESTS]: /refuses a name that resolves/ },
  },
  {
    name: 'first DNS answer judged alone',
    edits: [
      {
        file: POST,
        find: 'first === undefined || !found.every(({ address }) => isPublic(address))',
        replace: 'first === undefined || !isPublic(first.address)',
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
      [CHANNEL_TESTS]: /accepts a token only for its purpose/,
      [STORAGE_TESTS]: /finds the channel of a token for its purpose/,
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
    found: { [STORAGE_TESTS]: /finds the channel of a token for its purpose/ },
  },
  {
    name: 'link confirms when it is looked at',
    edits: [
      {
        file: 'src/server/notifications/routes.ts',
        find: 'if (isPressed) await act[purpose](channel);',
        replace: 'await act[purpose](channel);',
      },
    ],
    found: { [CALL_TESTS]: /confirms a webhook only on a click, then sends/ },
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
    found: { [CALL_TESTS]: /confirms a webhook only on a click, then sends/ },
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
    found: { [STORAGE_TESTS]: /notifies a seat once per deal, and again after/ },
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
    found: { [STORAGE_TESTS]: /reports a timeout once to all confirmed/ },
  },
  {
    name: 'ended turn called',
    edits: [
      {
        file: CALLER,
        find: "if (about.kind !== 'time') return toAct.includes(channel.seat);",
        replace: "if (about.kind !== 'time') return true;",
      },
      {
        file: STATEMENTS,
        find: '...ended.map((seat) => ({',
        replace: '...ended.slice(0, 0).map((seat) => ({',
      },
    ],
    found: { [CALL_TESTS]: /sends nothing for a turn that ends early or a/ },
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
    found: { [CALL_TESTS]: /notifies nobody with the page in the foreground/ },
  },
  {
    name: 'looker never called again',
    edits: [
      {
        file: CALLER,
        find: 'await storage.notifications.postpone(due, now() + SEEN_FOR);',
        replace: 'await storage.notifications.finish(due);',
      },
    ],
    found: { [CALL_TESTS]: /notifies nobody with the page in the foreground/ },
  },
  {
    name: 'quiet hours ignored',
    edits: [
      {
        file: CALLER,
        find: 'const quiet = quietUntil(channel.quiet, now());',
        replace: 'const quiet = quietUntil(null, now());',
      },
    ],
    found: { [CALL_TESTS]: /sends one notification at the end of quiet hours/ },
  },
  {
    name: 'former holder called',
    edits: [
      {
        file: CALLER,
        find: 'players[Number(seat)]?.credentials === channel.holder',
        replace: 'players[Number(seat)] !== undefined',
      },
    ],
    found: { [CHANNEL_TESTS]: /lets only the holder of a seat change channels,/ },
  },
  {
    name: 'sent without a claim',
    edits: [
      {
        file: CALLER,
        find: 'if (await storage.notifications.claim(due, now() + itemAt(PAUSES, attempts))) await this.send',
        replace:
          'await storage.notifications.claim(due, now() + itemAt(PAUSES, attempts));\n    await this.send',
      },
    ],
    found: { [CALL_TESTS]: /notify once together, and not at all while the/ },
  },
  {
    name: 'claimed twice',
    edits: [
      {
        file: CALL_STORE,
        find: `set attempts = attempts + 1, due_at = ?
        where way_id = ? and about = ? and turn = ? and due_at = ? and attempts = ?`,
        replace: `set attempts = attempts + 1, due_at = ?
        where way_id = ? and about = ? and turn = ? and (due_at = ? or attempts >= ?)`,
      },
    ],
    found: { [STORAGE_TESTS]: /gives a notification to one claimant, counts/ },
  },
  {
    name: 'sent again after success',
    edits: [
      {
        file: CALLER,
        find: '      this.logGivenUp(due, error.reason);\n    }\n    await storage.notifications.finish(due);',
        replace: '      this.logGivenUp(due, error.reason);\n    }',
      },
    ],
    found: { [CALL_TESTS]: /confirms a webhook only on a click, then sends/ },
  },
  {
    name: 'gone subscription kept',
    edits: [
      {
        file: CALLER,
        find: 'if (error.isGone) return storage.notifications.remove(channel.id);',
        replace: 'if (error.isGone) return storage.notifications.finish(due);',
      },
    ],
    found: { [CALL_TESTS]: /encrypts and signs a push message, and deletes/ },
  },
  {
    name: 'given up after the first failure',
    edits: [{ file: CALLER, find: 'if (attempts + 1 < PAUSES.length) return;', replace: '' }],
    found: { [CALL_TESTS]: /retries with increasing delays, then gives up with/ },
  },
  {
    name: "others' addresses removed",
    edits: [
      {
        file: CALLS,
        find: 'candidate.id === id && candidate.holder === holder',
        replace: 'candidate.id === id',
      },
    ],
    found: { [CHANNEL_TESTS]: /neither tests nor shows nor removes/ },
  },
  {
    name: "former holder's addresses shown",
    edits: [
      {
        file: CALLS,
        find: '.filter((channel) => channel.holder === holder);',
        replace: ';',
      },
    ],
    found: { [CHANNEL_TESTS]: /neither tests nor shows nor removes/ },
  },
  {
    name: 'unconfirmed address tested',
    edits: [
      {
        file: CALLS,
        find: "if (channel.confirmedAt === null) throw new LobbyError(409, 'This channel is not confirmed yet.');",
        replace: '',
      },
    ],
    found: { [CHANNEL_TESTS]: /neither tests nor shows nor removes/ },
  },
  {
    name: 'address kept that takes nothing',
    edits: [
      {
        file: CALLS,
        find: 'await this.store.remove(channel.id);\n        throw error;',
        replace: 'throw error;',
      },
    ],
    found: { [CHANNEL_TESTS]: /refuses and drops an address that is forbidden/ },
  },
  {
    name: 'tests of an address without limit',
    edits: [{ file: CALLS, find: 'await this.count(channel.target, from);', replace: '' }],
    found: { [CHANNEL_TESTS]: /lets only the holder of a seat change channels,/ },
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
    found: { [CHANNEL_TESTS]: /limits confirmation requests per sender and per/ },
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
    found: { [CHANNEL_TESTS]: /limits confirmation requests per sender and per/ },
  },
  {
    name: 'names shown to unconfirmed addresses',
    edits: [
      {
        file: 'src/server/notifications/messageText.ts',
        find: "[text, confirmUrl, '', words.confirmHint]",
        replace: "[text, table ?? '', confirmUrl, '', words.confirmHint]",
      },
      {
        file: CALLS,
        find: "kind === 'confirm' || match === null\n          ? null\n          : late",
        replace: 'late',
      },
    ],
    found: { [CHANNEL_TESTS]: /requests confirmation without any text that/ },
  },
  {
    name: 'late person notified as another',
    edits: [
      {
        file: CALLS,
        find: 'lateSeat === seat ? words.yourTimeIsUp : words.timeIsUp',
        replace: 'words.timeIsUp',
      },
    ],
    found: { [TIME_TESTS]: /notifies both players once, each with their own/ },
  },
  {
    name: 'time that is up sent twice',
    edits: [
      {
        file: STATEMENTS,
        find: 'parameters: [matchID, seat, turn],\n      mustChange: true,',
        replace: 'parameters: [matchID, seat, turn],',
      },
    ],
    found: {
      [TIME_TESTS]: /notifies both players once, each with their own/,
      [STORAGE_TESTS]: /reports a timeout once to all confirmed/,
    },
  },
  {
    name: 'sixth address',
    edits: [
      {
        file: CALL_STORE,
        find: '          ...values,\n          MAX_CHANNELS,',
        replace: '          ...values,\n          MAX_CHANNELS + 1,',
      },
    ],
    found: { [CHANNEL_TESTS]: /allows five channels per seat and replaces an/ },
  },
  {
    name: 'names mention people in Discord',
    edits: [{ file: SENDERS, find: 'plainText(message, forDiscord)', replace: 'plainText(message)' }],
    found: { [CALL_TESTS]: /sends no credentials, cards or seat links, and/ },
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
        find: "const sql = 'delete from person_seats where hash = ? and name = ?';\n    await this.write([{ sql, parameters: [hash, name] }]);",
        replace:
          "const sql = 'delete from person_seats where name = ?';\n    await this.write([{ sql, parameters: [name] }]);",
      },
    ],
    found: {
      [STORAGE_TESTS]: /leaves the seats of other keys alone/,
      [PEOPLE_TESTS]: /never affects the seats of another key/,
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
        find: ".selectFrom('person_seats')\n      .select(['name', 'sealed'])\n      .where('hash', '=', hash)",
        replace: ".selectFrom('person_seats')\n      .select(['name', 'sealed'])",
      },
    ],
    found: {
      [PEOPLE_TESTS]: /never affects the seats of another key/,
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
    found: { [STORAGE_TESTS]: /keeps seats under a key and replaces those of/ },
  },
  {
    name: 'one seat more than a key keeps',
    edits: [
      {
        file: PEOPLE,
        find: 'seats.`, MOST_SEATS);',
        replace: 'seats.`, MOST_SEATS + 1);',
      },
    ],
    found: { [STORAGE_TESTS]: /MOST_SEATS\} seats per key, also with parallel/ },
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
    found: { [STORAGE_TESTS]: /MOST_SEATS\} seats per key, also with parallel/ },
  },
  {
    name: 'use of a key not written',
    edits: [
      {
        file: PEOPLE,
        find: 'if (at - usedAt < DAY) return;',
        replace: 'if (at - usedAt < 100 * DAY) return;',
      },
    ],
    found: { [STORAGE_TESTS]: /erases unused keys, and counts reading as use/ },
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
    found: { [STORAGE_TESTS]: /erases unused keys, and counts reading as use/ },
  },
  {
    name: 'rating lost to a game that ended at the same time',
    edits: [
      {
        file: RATINGS,
        find: 'where hash = ? and game_name = ? and games = ?',
        replace: 'where hash = ? and game_name = ? and games >= ?',
      },
    ],
    found: { [STORAGE_TESTS]: /rates games that end at the same time one after the other/ },
  },
  {
    name: 'private match in a public profile',
    edits: [{ file: RATINGS, find: '(isOwn || unlisted === 0)', replace: '(isOwn || unlisted < 2)' }],
    found: { [RATING_TESTS]: /contains no id of a private match/ },
  },
  {
    name: 'bots of a rated game exchanged',
    edits: [
      {
        file: LOBBY,
        find: 'if (metadata.rated === true && state !== undefined && isBot(player)',
        replace: 'if (metadata.rated === true && state === undefined && isBot(player)',
      },
    ],
    found: { [RATING_TESTS]: /to exchange its bots after the deal/ },
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
    found: { [PEOPLE_TESTS]: /is neither in the database nor in the log/ },
  },
  {
    name: 'new keys without a limit',
    edits: [{ file: PEOPLE_ROUTES, find: 'if (wait > 0) throw', replace: 'if (wait < 0) throw' }],
    found: { [PEOPLE_TESTS]: /can be read when the limit of new keys is/ },
  },
  {
    name: 'unknown key answered as an empty one',
    edits: [
      {
        file: PEOPLE,
        find: "if (row === undefined) throw new UnknownKeyError('No seats are stored under this key.');\n    return row.used_at;",
        replace: 'return row?.used_at ?? 0;',
      },
    ],
    found: { [PEOPLE_TESTS]: /stores, returns and removes seats, and is erased/ },
  },
];

const vacations: readonly Mutant[] = [
  {
    name: 'half of the others is enough',
    edits: [
      { file: VACATIONS, find: 'Math.floor(voters.length / 2) + 1', replace: 'Math.ceil(voters.length / 2)' },
    ],
    found: { [RULE_TESTS]: /at a table of/ },
  },
  {
    name: 'all others needed',
    edits: [{ file: VACATIONS, find: 'Math.floor(voters.length / 2) + 1', replace: 'voters.length' }],
    found: { [RULE_TESTS]: /at a table of/ },
  },
  {
    name: 'own vote counts',
    edits: [
      {
        file: VACATIONS,
        find: "if (voter === seat) throw new LobbyError(409, 'Only the other players vote on your vacation.');",
        replace: '',
      },
      { file: VACATIONS, find: 'people.filter((voter) => voter !== seat)', replace: 'people' },
    ],
    found: { [VACATION_TESTS]: /begins when more than half of the others/ },
  },
  {
    name: 'votes of who has left count',
    edits: [{ file: VACATIONS, find: 'votes.filter((voter) => voters.includes(voter))', replace: 'votes' }],
    found: { [VACATION_TESTS]: /ends when its player leaves, together with/ },
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
    found: { [RULE_TESTS]: /counts no bots or empty seats as voters/ },
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
    found: { [RULE_TESTS]: /drops a request after seven days/ },
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
    found: { [RULE_TESTS]: /replaces a yes with a no/ },
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
    found: { [RULE_TESTS]: /counts each voter once/ },
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
    found: { [VACATION_TESTS]: /ends when its player leaves, together with/ },
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
    found: { [DAYS_TESTS]: /pauses only the seat on vacation/ },
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
    found: { [DAYS_TESTS]: /counts a downtime at a weekend once/ },
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
    found: { [DAYS_TESTS]: /pauses at weekends in the table's time zone and/ },
  },
  {
    name: 'reserve taken before the turn',
    edits: [{ file: DAYS, find: 'Math.max(0, ran(done) - turn)', replace: 'Math.max(0, ran(done))' }],
    found: { [DAYS_TESTS]: /uses up the turn before the reserve and refills/ },
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
    found: { [LIMIT_TESTS]: /requests over the limit get 429 with a time to/ },
  },
  {
    name: 'one more than the limit',
    edits: [
      { file: LIMITS, find: 'points: rates[limit].count,', replace: 'points: rates[limit].count + 1,' },
    ],
    found: { [LIMIT_TESTS]: /requests over the limit get 429 with a time to/ },
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
    found: { [LIMIT_TESTS]: /ends with the time of the limit/ },
  },
  {
    name: 'each IPv6 address counted',
    edits: [{ file: CLIENT, find: 'const NETWORK_BITS = 48;', replace: 'const NETWORK_BITS = 128;' }],
    found: { 'tests/server/transport/guards.test.ts': /networkOf/ },
  },
  {
    name: 'each IPv6 network of a line counted',
    edits: [{ file: CLIENT, find: 'const NETWORK_BITS = 48;', replace: 'const NETWORK_BITS = 64;' }],
    found: { [LIMIT_TESTS]: /LIMIT_NETWORK_OPEN_MATCHES leaves room for/ },
  },
  {
    name: 'forged proxy header believed',
    edits: [{ file: CLIENT, find: 'if (proxies === 0) return direct;', replace: '' }],
    found: { 'tests/server/transport/guards.test.ts': /networkOf/ },
  },
  {
    name: 'first forwarded address believed',
    edits: [
      {
        file: CLIENT,
        find: '(forwarded.at(-proxies) ?? itemAt(forwarded, 0))',
        replace: 'itemAt(forwarded, 0)',
      },
    ],
    found: { 'tests/server/transport/guards.test.ts': /networkOf/ },
  },
  {
    name: 'messages of a socket without limit',
    edits: [{ file: SOCKETS, find: "(await this.limits.take('messages', socket.id)) > 0 ||", replace: '' }],
    found: { [LIMIT_TESTS]: /LIMIT_MESSAGES counts all messages of a socket/ },
  },
  {
    name: 'messages of an address without limit',
    edits: [
      { file: SOCKETS, find: "(await this.limits.take('addressMessages', network)) > 0;", replace: 'false;' },
    ],
    found: { [LIMIT_TESTS]: /LIMIT_ADDRESS_MESSAGES counts all sockets of an/ },
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
    found: { [LIMIT_TESTS]: /are disconnected when they keep sending over/ },
  },
  {
    name: 'closed sockets counted',
    edits: [{ file: SOCKETS, find: "socket.once('close', () => this.count(network, -1));", replace: '' }],
    found: { [LIMIT_TESTS]: /LIMIT_SOCKETS counts the open sockets of an/ },
  },
  {
    name: 'sockets of an address without limit',
    edits: [{ file: SOCKETS, find: 'open >= this.settings.socketsPerAddress', replace: 'open < 0' }],
    found: { [LIMIT_TESTS]: /LIMIT_SOCKETS counts the open sockets of an/ },
  },
  {
    name: 'matches begun without limit',
    edits: [{ file: NEW, find: 'if (wait > 0) throw', replace: 'if (wait < 0) throw' }],
    found: { [LIMIT_TESTS]: /LIMIT_NEW_MATCHES counts created matches and/ },
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
    found: { [LIMIT_TESTS]: /LIMIT_NETWORK_OPEN_MATCHES leaves room for/ },
  },
  {
    name: 'open matches of all networks counted for one',
    edits: [{ file: NEW, find: 'matches.countOpen(network)', replace: 'matches.countOpen()' }],
    found: { [LIMIT_TESTS]: /LIMIT_NETWORK_OPEN_MATCHES leaves room for/ },
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
    found: { 'tests/server/chat.test.ts': /stops a flooding seat on all its devices and/ },
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
    found: { 'tests/server/chat.test.ts': /stops a flooding onlooker on a new socket and/ },
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
    found: { [OUTAGE_TESTS]: /share limits, and count alone while Redis is/ },
  },
  {
    name: 'share of a limit without end',
    edits: [{ file: LIMITERS, find: 'share.left -= 1;', replace: '' }],
    found: { [PEER_TESTS]: /ask Redis once per share and let no more than/ },
  },
  {
    name: 'share that outlives its time',
    edits: [{ file: LIMITERS, find: 'share.left > 0 && now < share.until', replace: 'share.left > 0' }],
    found: { [PEER_TESTS]: /when a share expires/ },
  },
  {
    name: 'moves of others not followed',
    edits: [
      {
        file: FOLLOWER,
        find: 'if (this.isSent(matchID, change)) return;\n    queue.run',
        replace: "if (change.what === 'move') return;\n    queue.run",
      },
    ],
    found: { [CLUSTER_TESTS]: /send each move to all seats once, in order and/ },
  },
  {
    name: 'moves of others sent twice',
    edits: [
      {
        file: FOLLOWER,
        find: '    const before = this.sent.get(matchID);\n    this.note(matchID, match);',
        replace:
          '    const before = this.sent.get(matchID);\n    if (before?.state?._stateID === 0) this.note(matchID, match);',
      },
    ],
    found: { [CLUSTER_TESTS]: /send each move to all seats once, in order and/ },
  },
  {
    name: 'chat of others sent twice',
    edits: [
      {
        file: FOLLOWER,
        find: 'messages.filter((message) => !known.has(keyOf(message)))',
        replace: 'messages.flatMap((message) => [message, message]).filter(() => known.size >= 0)',
      },
    ],
    found: { [CLUSTER_TESTS]: /share lobby changes, the deal, chat, mutes and/ },
  },
  {
    name: 'chat of others sent again after sitting down',
    edits: [
      {
        file: FOLLOWER,
        find: 'messages.filter((message) => !known.has(keyOf(message)))',
        replace: 'messages.filter(() => known.size >= 0)',
      },
    ],
    found: { [CLUSTER_TESTS]: /send a chat message once to a client that sits/ },
  },
  {
    name: 'chat of others sent to all rooms',
    edits: [
      {
        file: FOLLOWER,
        find: 'if (!reads.includes(room)) continue;',
        replace: 'if (reads.length === 0) continue;',
      },
    ],
    found: { [CLUSTER_TESTS]: /share lobby changes, the deal, chat, mutes and/ },
  },
  {
    name: 'chat not said to other servers',
    edits: [
      {
        file: TABLES,
        find: "onSaid: (matchID, { at, sender }) => this.announceToPeers(matchID, { what: 'chat', at, sender }),",
        replace: 'onSaid: () => undefined,',
      },
    ],
    found: { [CLUSTER_TESTS]: /share lobby changes, the deal, chat, mutes and/ },
  },
  {
    name: 'lobby changes not said to other servers',
    edits: [{ file: TABLES, find: "this.announceToPeers(matchID, { what: 'lobby' });", replace: '' }],
    found: { [CLUSTER_TESTS]: /share lobby changes, the deal, chat, mutes and/ },
  },
  {
    name: 'moves not said to other servers',
    edits: [
      {
        file: TABLES,
        find: "this.announceToPeers(matchID, { what: 'move', stateID: state._stateID });",
        replace: '',
      },
    ],
    found: { [CLUSTER_TESTS]: /send each move to all seats once, in order and/ },
  },
  {
    name: 'lost answer of the database not followed',
    edits: [
      {
        file: TABLES,
        find: 'this.peerSync?.changed(matchID, change);\n      this.announceToPeers(matchID, change);',
        replace: '',
      },
    ],
    found: { [OUTAGE_TESTS]: /deliver a stored move whose acknowledgement was/ },
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
    found: { [OUTAGE_TESTS]: /keep playing without Redis and miss nothing/ },
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
    found: { [OUTAGE_TESTS]: /refuse moves of a player who left at the other/ },
  },
  {
    name: 'nothing looked at after Redis was away',
    edits: [{ file: PEERS, find: 'if (isBack) this.look(true);', replace: '' }],
    found: { [OUTAGE_TESTS]: /deliver chat messages written while a server/ },
  },
  {
    name: 'nothing looked at while Redis is away',
    edits: [
      { file: PEERS, find: 'if (!this.isConnected || this.doubts > 0) this.look(false);', replace: '' },
    ],
    found: { [OUTAGE_TESTS]: /keep playing without Redis and miss nothing/ },
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
    found: { [OUTAGE_TESTS]: /show the players of a silent server as/ },
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
    found: { [PEER_TESTS]: /a server as soon as it says goodbye/ },
  },
  {
    name: 'change not kept for who comes',
    edits: [{ file: PEERS, find: 'else this.keepPending(news);', replace: '' }],
    found: { [PEER_TESTS]: /announce changes to servers at the table and/ },
  },
  {
    name: 'change that could not be said lost',
    edits: [{ file: PEERS, find: "if (news.kind === 'changed') this.keepPending(news);", replace: '' }],
    found: { [OUTAGE_TESTS]: /keep playing without Redis and miss nothing/ },
  },
  {
    name: 'bot asked by each server',
    edits: [{ file: JOBS, find: "{ jobId: [game, matchID, playerID, stateID].join('/') }", replace: '{}' }],
    found: { [BOT_TESTS]: /compute a move once while people connect to/ },
  },
  {
    name: "bot's view kept in Redis",
    edits: [{ file: JOBS, find: "throw new Error('failed');", replace: 'throw error;' }],
    found: { [BOT_TESTS]: /leave nothing of a match in Redis, even when a/ },
  },
  {
    name: 'server thinks beside its worker',
    edits: [{ file: JOBS, find: "!hands.isSpare || peers.count('worker') === 0", replace: 'true' }],
    found: { [BOT_TESTS]: /all run on the worker while there is one/ },
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
    found: { [REDIS_TIME_TESTS]: /delays a job again when it comes too early by/ },
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
    found: { [WORK_TESTS]: /deletes unused matches and keys in its hourly/ },
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
