import type { Contract } from './vocabulary';

/**
 * The 36 contracts (R1.4): one starting contract per colour, and eight families of four. All values are this
 * project's choice.
 */
// biome-ignore format: one contract a line
export const CONTRACTS: readonly Contract[] = [
  { id: 'c01', starting: 'white', family: 'start', cost: { salt: 2 }, reward: { coins: 2, contract: 1 }, points: 2 },
  { id: 'c02', starting: 'red', family: 'start', cost: { brick: 2 }, reward: { any: 2, coins: 6, contract: 1 }, points: 2 },
  { id: 'c03', starting: 'brown', family: 'start', cost: { wood: 2 }, reward: { coins: 3 }, points: 8 },
  { id: 'c04', starting: 'yellow', family: 'start', cost: { wheat: 3 }, reward: { coins: 2 }, points: 10 },
  { id: 'c05', family: 'A', cost: { salt: 3 }, reward: { any: 1, coins: 1 }, points: 2 },
  { id: 'c06', family: 'A', cost: { brick: 3 }, reward: { any: 1, coins: 1 }, points: 2 },
  { id: 'c07', family: 'A', cost: { wood: 3 }, reward: { any: 1, coins: 1 }, points: 2 },
  { id: 'c08', family: 'A', cost: { wheat: 3 }, reward: { any: 1, coins: 1 }, points: 2 },
  { id: 'c09', family: 'B', cost: { salt: 1, brick: 1, wood: 1 }, reward: { coins: 2 }, points: 3 },
  { id: 'c10', family: 'B', cost: { brick: 1, wood: 1, wheat: 1 }, reward: { coins: 2 }, points: 3 },
  { id: 'c11', family: 'B', cost: { salt: 1, wood: 1, wheat: 1 }, reward: { coins: 2 }, points: 3 },
  { id: 'c12', family: 'B', cost: { salt: 1, brick: 1, wheat: 1 }, reward: { coins: 2 }, points: 3 },
  { id: 'c13', family: 'C', cost: { salt: 2, brick: 2 }, reward: { contract: 1 }, points: 4 },
  { id: 'c14', family: 'C', cost: { brick: 2, wood: 2 }, reward: { contract: 1 }, points: 4 },
  { id: 'c15', family: 'C', cost: { wood: 2, wheat: 2 }, reward: { contract: 1 }, points: 4 },
  { id: 'c16', family: 'C', cost: { salt: 2, wheat: 2 }, reward: { contract: 1 }, points: 4 },
  { id: 'c17', family: 'D', cost: { salt: 4 }, reward: { coins: 4 }, points: 4 },
  { id: 'c18', family: 'D', cost: { brick: 4 }, reward: { coins: 4 }, points: 4 },
  { id: 'c19', family: 'D', cost: { wood: 4 }, reward: { coins: 4 }, points: 4 },
  { id: 'c20', family: 'D', cost: { wheat: 4 }, reward: { coins: 4 }, points: 4 },
  { id: 'c21', family: 'E', cost: { salt: 2, brick: 1, any: 1 }, reward: { any: 1, coins: 2 }, points: 3 },
  { id: 'c22', family: 'E', cost: { brick: 2, wood: 1, any: 1 }, reward: { any: 1, coins: 2 }, points: 3 },
  { id: 'c23', family: 'E', cost: { wood: 2, wheat: 1, any: 1 }, reward: { any: 1, coins: 2 }, points: 3 },
  { id: 'c24', family: 'E', cost: { salt: 1, wheat: 2, any: 1 }, reward: { any: 1, coins: 2 }, points: 3 },
  { id: 'c25', family: 'F', cost: { salt: 3, brick: 2 }, reward: { any: 1, coins: 3 }, points: 5 },
  { id: 'c26', family: 'F', cost: { brick: 3, wood: 2 }, reward: { any: 1, coins: 3 }, points: 5 },
  { id: 'c27', family: 'F', cost: { wood: 3, wheat: 2 }, reward: { any: 1, coins: 3 }, points: 5 },
  { id: 'c28', family: 'F', cost: { salt: 2, wheat: 3 }, reward: { any: 1, coins: 3 }, points: 5 },
  { id: 'c29', family: 'G', cost: { salt: 4, wood: 2 }, reward: { any: 1 }, points: 7 },
  { id: 'c30', family: 'G', cost: { brick: 4, wheat: 2 }, reward: { any: 1 }, points: 7 },
  { id: 'c31', family: 'G', cost: { salt: 2, wood: 4 }, reward: { any: 1 }, points: 7 },
  { id: 'c32', family: 'G', cost: { brick: 2, wheat: 4 }, reward: { any: 1 }, points: 7 },
  { id: 'c33', family: 'H', cost: { salt: 1, coins: 5 }, reward: { wood: 2 }, points: 4 },
  { id: 'c34', family: 'H', cost: { brick: 1, coins: 5 }, reward: { wheat: 2 }, points: 4 },
  { id: 'c35', family: 'H', cost: { wood: 1, coins: 5 }, reward: { salt: 2 }, points: 4 },
  { id: 'c36', family: 'H', cost: { wheat: 1, coins: 5 }, reward: { brick: 2 }, points: 4 },
];
