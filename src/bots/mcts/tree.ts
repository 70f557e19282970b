import type { BotMove } from '../types';

/** A move in the tree, and what follows it. */
export interface Edge {
  readonly move: BotMove;
  /** What the mover's evaluation said of the state after it, when it was first met. */
  prior: number;
  visits: number;
  /** How often the move could have been chosen (availability, Cowling et al. 2012). */
  available: number;
  /** The sum of the mover's rewards. */
  value: number;
  /** The sum of the scores forecast where its visits ended; counted below the root alone, and only when asked for. */
  forecast: number;
  node: TreeNode | null;
}

/** A decision, as the searching player can tell it from others: by the moves that lead there. */
export interface TreeNode {
  readonly edges: Map<string, Edge>;
  visits: number;
  /** Who decides here; the same in all deals that come here, or else the last one. */
  player: string;
}

export function createNode(player: string): TreeNode {
  return { edges: new Map(), visits: 0, player };
}

export const edgeValue = (edge: Edge): number => (edge.value + edge.prior) / (edge.visits + 1);
