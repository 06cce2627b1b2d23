/** Levels of bids, from not willing to eager; 3 counts as none. */
export const BID_LEVELS = [1, 2, 3, 4, 5] as const;
export type BidLevel = (typeof BID_LEVELS)[number];

/** The score is taken to the power of 1 / this. */
const WEIGHT_OF_BID: Record<BidLevel, number> = { 1: 0.25, 2: 0.6, 3: 1, 4: 1.5, 5: 2.2 };
/** A topic that a reviewer chose counts for half of the score. */
const OF_TOPIC = 0.5;
/** Of a pair about which nothing is known, so that a bid counts. */
const LEAST = 0.05;

export interface PairFacts {
  /** Text affinity, from 0 to 1. */
  text: number;
  knowsTopic: boolean;
  bid: BidLevel | null;
}

/**
 * How good a match is, from 0 to 1: topics and texts, raised or lowered by the bid. The power (as at NeurIPS) keeps a bid
 * from replacing expertise: an eager reviewer without any scores 0.26, and no one passes 1.
 */
export function pairScore({ text, knowsTopic, bid }: PairFacts): number {
  const known = knowsTopic ? OF_TOPIC + (1 - OF_TOPIC) * text : text;
  return Math.max(LEAST, known) ** (1 / WEIGHT_OF_BID[bid ?? 3]);
}
