import { Clock } from '../src/common/clock.js';
import { after } from '../src/common/time.js';

/** Runs with the system's clock, from wherever a test puts it. */
export class SettableClock extends Clock {
  private offset = 0;

  override now(): Date {
    return after(new Date(), this.offset);
  }

  set(moment: Date): void {
    this.offset = moment.getTime() - Date.now();
  }

  /** In milliseconds. */
  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
