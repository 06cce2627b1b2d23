import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../src/platform/core/time.js';
import {
  checkHistory,
  type Model,
  type Operation,
  printed,
} from '../../test/histories/check-history.js';
import type { Sent } from './history-clients.js';

/** Milliseconds: a client reads what it got. Without an answer it waits as long as `Retry-After` says. */
const BETWEEN = 200;
const LATER = 5 * SECOND;
const TRIES = 10;

/** What clients saw, by the clock of this process. */
export class Recorder<Input, Output> {
  readonly history: Operation<Input, Output>[] = [];

  /**
   * Calls again after an answer that leaves open what happened; each call is one of the history.
   * @param read the answer; undefined for one that leaves it open
   */
  async call(
    client: string,
    input: Input,
    send: () => Promise<Sent>,
    read: (sent: Sent) => Output | undefined,
    tries = TRIES,
  ): Promise<Sent | undefined> {
    const calledAt = performance.now();
    const sent = await send().catch(() => undefined);
    const output = sent && read(sent);
    const answeredAt = output === undefined ? Infinity : performance.now();
    this.history.push({ client, input, output, calledAt, answeredAt });
    await pause(output === undefined ? LATER : BETWEEN);
    if (output !== undefined || tries === 1) return sent;
    return this.call(client, input, send, read, tries - 1);
  }

  get lost(): number {
    return this.history.filter(({ output }) => output === undefined).length;
  }

  /** @returns the histories that no order explains, printed */
  check<State>(model: Model<State, Input, Output>): string[] {
    return checkHistory(this.history, model).map((verdict) =>
      verdict.isViolation ? printed(verdict) : `${verdict.object}: undecided`,
    );
  }
}
