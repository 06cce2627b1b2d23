import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MINUTE } from '../../platform/core/time.js';
import { ErrorBudget } from './error-budget.service.js';

/** Looks once a minute, in each process: a lock in the database lets one look at a time. */
@Injectable()
export class ErrorBudgetRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('FrontEnds');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly budget: ErrorBudget) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.run(), MINUTE).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private run(): void {
    this.running ??= this.budget
      .look()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => (this.running = undefined));
  }
}
