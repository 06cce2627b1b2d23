import type { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { EmailQueue } from '../../messaging/queue/email-queue.js';
import type { Clock } from '../../platform/core/clock.js';
import { SECOND, utcDay } from '../../platform/core/time.js';
import { type Figure, readFigures } from './figures.read-model.js';

const READ_EVERY = 10 * SECOND;
/** Below the 10 s after which Prometheus gives a scrape up. */
const TIMEOUT = 4 * SECOND;

export type Source = 'database' | 'queue';
export type QueueCounts = Record<string, number>;

/** Undefined: could not be read. */
export interface Read {
  figures: Figure[] | undefined;
  jobs: QueueCounts | undefined;
}

interface Sources {
  dataSource: DataSource;
  clock: Clock;
  /** Of processes that send emails. */
  queue: EmailQueue | undefined;
}

/** Reads at most once in 10 s, however often it is asked. */
export class Figures {
  private reading: Promise<Read> | undefined;
  private readAt = -Infinity;

  constructor(
    private readonly sources: Sources,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly failed: (source: Source) => void,
  ) {}

  read(): Promise<Read> {
    const now = performance.now();
    if (!this.reading || now - this.readAt >= READ_EVERY) {
      this.readAt = now;
      this.reading = this.readNow();
    }
    return this.reading;
  }

  private async readNow(): Promise<Read> {
    const { dataSource, clock, queue } = this.sources;
    const now = clock.now();
    const day = utcDay(now);
    const [figures, jobs] = await Promise.all([
      this.attempt('database', () => readFigures.all(dataSource, { now, day })),
      queue && this.attempt('queue', () => queue.getJobCounts('waiting', 'active', 'delayed')),
    ]);
    return { figures, jobs };
  }

  /** An unavailable queue would be waited for without end. */
  private async attempt<T>(source: Source, read: () => Promise<T>): Promise<T | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT).unref();
    });
    try {
      return await Promise.race([read(), late]);
    } catch (error) {
      this.failed(source);
      this.logger.warn(`metrics lack the figures of the ${source}: ${String(error)}`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
