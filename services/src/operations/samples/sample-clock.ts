import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';

/** Of the embedded product: its samples are made by the product's own services, as if weeks ago. */
@Injectable()
export class SampleClock extends Clock {
  private offset = 0;

  override now(): Date {
    return after(super.now(), this.offset);
  }

  /** Runs `work` as if it were `days` days ago. Nothing else may run: the clock is that of the whole process. */
  async daysAgo<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
    this.offset = -days * DAY;
    try {
      return await work();
    } finally {
      this.offset = 0;
    }
  }
}
