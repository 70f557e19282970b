/** The app's own pages in every state worth seeing. They show Через Урал. */
import { game as goldenGame } from '../../tests/games/cherez-ural/goldenGames';
import type { Rooms } from '../online/rooms';
import type { PageStep, Screen } from './screen';

const waitFor = (id: string): PageStep => ({ see: `[data-testid="${id}"]` });

const keptGame = (players: number): string => JSON.stringify(goldenGame(players, 0.5));

/** A valid key under which the server stores nothing */
export const KEY = 'A'.repeat(22);

export const appPages: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', theme: 'dark' },
  {
    name: 'home-kept',
    path: '/',
    game: goldenGame(4, 0.5),
    kept: {
      'house.kept.2026-11-19T18:20:00.000Z': keptGame(3),
      'house.kept.2026-11-20T18:20:00.000Z': keptGame(2),
    },
  },
  { name: 'not-found', path: '/nowhere' },
  { name: 'online-new', path: '/online/new' },
  {
    name: 'online-new-days',
    path: '/online/new',
    steps: [{ choose: '[data-testid="clock"]', value: 'h48' }, 'weekends'],
  },
  { name: 'online-yours-none', path: '/online/yours', steps: [waitFor('make-key')] },
  { name: 'online-yours-brought', path: `/online/yours#key=${KEY}`, steps: [waitFor('key-brought')] },
  { name: 'played-none', path: '/played', steps: [waitFor('my-games')] },
  { name: 'played-unknown', path: '/played/nothing', steps: [waitFor('played-problem')] },
  { name: 'daily', path: '/daily', steps: [waitFor('play-deal')] },
  { name: 'daily-standings', path: '/daily/2026-W01/kilia', steps: [waitFor('standings-page')] },
  { name: 'puzzle-games', path: '/puzzles', steps: [waitFor('puzzle-games')] },
  { name: 'puzzles', path: '/kilia/puzzles', steps: [waitFor('next-puzzle')] },
  { name: 'puzzle-unknown', path: '/kilia/puzzles/nothing', steps: [waitFor('unknown-puzzle')] },
  {
    name: 'puzzle',
    path: '/kilia/puzzles',
    steps: [waitFor('next-puzzle'), 'next-puzzle', waitFor('puzzle-bar'), waitFor('table')],
  },
  {
    name: 'puzzle-answer',
    path: '/kilia/puzzles',
    steps: [waitFor('next-puzzle'), 'next-puzzle', waitFor('table'), 'show-answer', 'step-on'],
  },
  { name: 'profile-unknown', path: '/online/people/nobody', steps: [waitFor('profile')] },
  { name: 'conduct', path: '/online/conduct', steps: [{ see: 'h2' }] },
  { name: 'host', path: '/online/host', steps: [waitFor('host-open')] },
  { name: 'wishes-none', path: '/online/wishes', steps: [waitFor('wishes')] },
  { name: 'ratings', path: '/online/ratings', steps: [waitFor('ratings-page')] },
  { name: 'online-unknown', path: '/online/t/nowhere', steps: [waitFor('shut')] },
];

/** Returns the screens that need tables on a server; `seats` is what the browser of a player there keeps. */
export function onlineTables(
  { waiting, running, finished, personKey }: Rooms,
  seats: string,
): readonly Screen[] {
  const kept = { 'house.setting.online.seats': seats };
  const withKey = { ...kept, 'house.setting.online.key': personKey };
  const at = ({ matchID }: Rooms['waiting']) => `/online/t/${matchID}`;
  return [
    { name: 'online', path: '/online', kept },
    { name: 'online-invited', path: '/online', kept: withKey, steps: [waitFor('invitations')] },
    { name: 'wishes', path: '/online/wishes', kept: withKey, steps: [waitFor('wish-pause')] },
    { name: 'online-yours', path: '/online/yours', kept, steps: [waitFor('your-finished')] },
    {
      name: 'online-yours-key',
      path: '/online/yours',
      kept: { ...kept, 'house.setting.online.key': KEY },
      steps: ['show-key', waitFor('qr'), 'erase'],
    },
    {
      name: 'played',
      path: '/played',
      kept,
      steps: [
        waitFor('games-list'),
        waitFor('running-games'),
        { press: '[data-testid="statistics"] summary' },
        waitFor('bests'),
      ],
    },
    { name: 'online-waiting', path: at(waiting), kept, steps: [waitFor('waiting')] },
    {
      name: 'online-companions',
      path: at(waiting),
      kept: withKey,
      steps: [waitFor('waiting'), 'invite-companions', waitFor('invite-companion')],
    },
    { name: 'online-waiting-seats', path: at(waiting), kept, steps: [waitFor('waiting'), 'room'] },
    { name: 'online-join', path: at(waiting), steps: [waitFor('sit-down')] },
    { name: 'online-table', path: at(running), kept, steps: [waitFor('table'), 'tab-chat'] },
    { name: 'online-table-dark', path: at(running), kept, steps: [waitFor('table')], theme: 'dark' },
    { name: 'online-seats', path: at(running), kept, steps: [waitFor('table'), 'menu', 'room'] },
    {
      name: 'online-report',
      path: at(running),
      kept,
      steps: [waitFor('table'), 'menu', 'room', 'report-or-block', waitFor('report-part')],
    },
    { name: 'online-text', path: `${at(running)}?view=text`, kept, steps: [waitFor('text-table')] },
    { name: 'online-finished', path: at(finished), kept, steps: [waitFor('final-score')] },
    { name: 'online-replay', path: `${at(finished)}/replay?move=80`, steps: [waitFor('replay-bar')] },
  ];
}
