import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { HOUR } from './time.js';

type Task = () => Promise<void>;

/** Runs what modules ask it to, once an hour, in every process: a second run finds nothing to do. */
@Injectable()
export class Housekeeping implements OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private readonly tasks: Task[] = [];
  private readonly timer = setInterval(() => void this.run(), HOUR).unref();

  /** For `onModuleInit`. */
  add(task: Task): void {
    this.tasks.push(task);
  }

  async run(): Promise<void> {
    for (const task of this.tasks) {
      await task().catch((error: unknown) => this.logger.error(error));
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
