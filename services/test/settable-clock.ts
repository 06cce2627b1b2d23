import { Clock } from '../src/platform/core/clock.js';
import { after } from '../src/platform/core/time.js';

/** Keeps running from the time that a test sets. */
export class SettableClock extends Clock {
  private offset = 0;

  override now(): Date {
    return after(new Date(), this.offset);
  }

  set(moment: Date): void {
    this.offset = moment.getTime() - Date.now();
  }

  /** Milliseconds. */
  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
