/** The answers for a quick game against bots. The app asks for them once per game and stores them in this browser. */
import { SEAT_LEVELS } from '../../bots/levels';
import type { GameOffer } from '../../game-api/module';
import type { Language } from '../../language/language';
import { lastName, saveName } from '../online/person/lastName';
import { readSetting, writeSetting } from '../storage';
import { begin } from './begin';
import { againstBots } from './seating';

export type QuickStart = {
  readonly name: string;
  readonly level: (typeof SEAT_LEVELS)[number];
  /** Whether to use the game's set-up for a first game, if it has one */
  readonly isFirst: boolean;
};

const FIRST = 'first';

const keyOf = ({ name }: GameOffer) => `quick.${name}`;

/** Returns the latest answers, or null before the first. */
export function readQuickStart(offer: GameOffer): QuickStart | null {
  const name = lastName();
  const [kept, setUp] = (readSetting(keyOf(offer)) ?? '').split(' ');
  const level = SEAT_LEVELS.find((known) => known === kept);
  return name === '' || level === undefined ? null : { name, level, isFirst: setUp === FIRST };
}

/** Begins a game with these answers, and keeps them. */
export function beginQuickly(offer: GameOffer, answers: QuickStart, language: Language): void {
  const { name, level, isFirst } = answers;
  saveName(name);
  writeSetting(keyOf(offer), `${level} ${isFirst ? FIRST : 'full'}`);
  const { firstGameField } = offer;
  const setupData = isFirst && firstGameField !== null ? { [firstGameField]: true } : {};
  begin(offer, againstBots(offer, name, language, level), setupData);
}
