import { NestFactory } from '@nestjs/core';
import { createLogger, NestLogger } from '../../platform/logging/logger.js';
import type { Config } from '../../platform/config/config.js';
import { WorkerModule } from './worker.module.js';

/** @returns a function that stops it after the emails in progress */
export async function startWorker(config: Config): Promise<() => Promise<void>> {
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new NestLogger(createLogger(config)),
    abortOnError: false,
  });
  return () => worker.close();
}
