import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { MINUTE, SECOND } from '../core/time.js';

/** In milliseconds. */
const RESOLUTION = 20;
const WINDOW = SECOND;
/** Measuring wakes the process, so it ends after the last question. */
const MEASURES_FOR = 2 * MINUTE;

/** How late the event loop comes to its work. */
export class LoopDelay {
  private histogram: IntervalHistogram | undefined;
  private since = 0;
  private mean = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param measuresFor milliseconds after a question */
  constructor(private readonly measuresFor = MEASURES_FOR) {}

  /** The mean of the last second or more, in milliseconds; 0 for the first questions after a quiet time. */
  milliseconds(): number {
    this.timer?.refresh();
    if (!this.histogram) this.start();
    else if (performance.now() - this.since >= WINDOW) this.read(this.histogram);
    return this.mean;
  }

  stop(): void {
    clearTimeout(this.timer);
    // Node ignores the refresh of a timer that was cleared.
    this.timer = undefined;
    this.histogram?.disable();
    this.histogram = undefined;
    this.mean = 0;
  }

  private start(): void {
    this.histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
    this.histogram.enable();
    this.since = performance.now();
    this.timer = setTimeout(() => this.stop(), this.measuresFor).unref();
  }

  private read(histogram: IntervalHistogram): void {
    this.mean = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION) : 0;
    histogram.reset();
    this.since = performance.now();
  }
}
