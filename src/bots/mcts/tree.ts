import type { BotMove } from '../types';

/** A move in the tree and the node after it */
export interface Edge {
  readonly move: BotMove;
  /** The mover's evaluation of the state after the move, when it was first met */
  prior: number;
  visits: number;
  /** Number of visits in which the move could have been chosen (availability, Cowling et al. 2012) */
  available: number;
  value: number;
  /** Sum of the forecast scores where its visits ended. Counted only at the root and only on request. */
  forecast: number;
  node: TreeNode | null;
}

/** A decision, identified by the moves that lead to it, as far as the searching player sees them */
export interface TreeNode {
  readonly edges: Map<string, Edge>;
  visits: number;
  /** The deciding player. If it differs between deals, the last one. */
  player: string;
}

export function createNode(player: string): TreeNode {
  return { edges: new Map(), visits: 0, player };
}

export const edgeValue = (edge: Edge): number => (edge.value + edge.prior) / (edge.visits + 1);
