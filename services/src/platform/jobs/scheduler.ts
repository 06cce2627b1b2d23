import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { HOUR } from '../core/time.js';

type Job = () => Promise<void>;

/** Hourly, in each process; jobs must be safe to run twice. */
@Injectable()
export class Scheduler implements OnApplicationShutdown {
  private readonly logger = new Logger(Scheduler.name);
  private readonly jobs: Job[] = [];
  /** Since the start. */
  failures = 0;
  private readonly timer = setInterval(() => void this.run(), HOUR).unref();

  add(job: Job): void {
    this.jobs.push(job);
  }

  async run(): Promise<void> {
    for (const job of this.jobs) {
      await job().catch((error: unknown) => {
        this.failures += 1;
        this.logger.error(error);
      });
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
