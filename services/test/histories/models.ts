import type { Model } from './check-history.js';

/** Seats of one package, of which so many are free at the start. */
export interface SeatCall {
  does: 'take' | 'free';
  seats: string;
}
export type SeatAnswer = 'done' | 'full';

export const seats = (free: number): Model<number, SeatCall, SeatAnswer> => ({
  initial: free,
  objectOf: (call) => call.seats,
  keyOf: String,
  next: (left, { does }, answer) => {
    if (does === 'free') return left + 1;
    if (answer === 'full') return left === 0 ? left : undefined;
    return left > 0 ? left - 1 : undefined;
  },
});

/** A thing that is given once: the live registration of a person or a paper, a review of a reviewer. */
export interface ClaimCall {
  thing: string;
}
/** A repeated call gets what the first one got. */
export type ClaimAnswer = { got: string } | 'taken';

/** Given to a call whose answer was lost. */
const UNKNOWN = 'unknown';

export const claims: Model<string | null, ClaimCall, ClaimAnswer> = {
  initial: null,
  objectOf: ({ thing }) => thing,
  keyOf: String,
  next: (given, _call, answer) => {
    if (answer === undefined) return given === null ? UNKNOWN : undefined;
    if (answer === 'taken') return given === null ? undefined : given;
    const isPossible = given === null || given === UNKNOWN || given === answer.got;
    return isPossible ? answer.got : undefined;
  },
};

/** Dollars received for a payment, which is confirmed once. */
export interface MoneyCall {
  payment: string;
  /** Undefined reads. */
  confirms?: number;
}
export type MoneyAnswer = { received: number } | 'refused';

export const money: Model<number, MoneyCall, MoneyAnswer> = {
  initial: 0,
  objectOf: ({ payment }) => payment,
  keyOf: String,
  next: (received, { confirms }, answer) => {
    if (confirms === undefined) {
      const isRight =
        answer === undefined || (answer !== 'refused' && answer.received === received);
      return isRight ? received : undefined;
    }
    if (answer === 'refused') return received > 0 ? received : undefined;
    return received === 0 ? confirms : undefined;
  },
};
