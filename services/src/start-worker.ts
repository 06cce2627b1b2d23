import { NestFactory } from '@nestjs/core';
import { createLogger, NestLogger } from './common/logger.js';
import type { Config } from './config/config.js';
import { WorkerModule } from './worker.module.js';

/**
 * Starts the worker in this process; it waits for the queue by itself.
 * @returns what ends it; mail that is being sent is sent to its end
 */
export async function startWorker(config: Config): Promise<() => Promise<void>> {
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new NestLogger(createLogger(config)),
    abortOnError: false,
  });
  return () => worker.close();
}
