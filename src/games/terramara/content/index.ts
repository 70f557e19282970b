import { artifacts } from './artifacts';
import { board } from './board';
import { bonusTiles } from './bonusTiles';
import { characters } from './characters';
import { startCards } from './startCards';
import { territories } from './territories';
import type { Content } from './vocabulary';

export const content: Content = { ...board, territories, bonusTiles, startCards, characters, artifacts };
