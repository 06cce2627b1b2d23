import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { createLogger, NestLogger } from '../../platform/logging/logger.js';
import type { Config } from '../../platform/config/config.js';
import { startTraces } from './start-traces.js';
import { ShutdownHooks } from './shutdown-hooks.js';
import { WorkerModule } from './worker.module.js';

/** @returns a function that stops it after the emails in progress */
export async function startWorker(
  config: Config,
  say: (line: string) => void = () => undefined,
): Promise<() => Promise<void>> {
  const stops = new ShutdownHooks();
  stops.add(await startTraces(config, 'worker'));
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new NestLogger(createLogger(config)),
    abortOnError: false,
  });
  stops.add(() => worker.close());
  try {
    await serveMetrics(worker, config, stops, say);
    await serveHealth(worker, config, stops, say);
  } catch (error) {
    await stops.run();
    throw error;
  }
  return () => stops.run();
}

/** A worker has a server only for them, and for its health. */
async function serveMetrics(
  worker: INestApplicationContext,
  config: Config,
  stops: ShutdownHooks,
  say: (line: string) => void,
): Promise<void> {
  const { metricsToken: token, metricsPort, host } = config;
  if (token === undefined || metricsPort === undefined) return;
  const { serveWorkerMetrics } = await import('../metrics/serve-metrics.js');
  const { port, stop } = await serveWorkerMetrics(worker, { token, host, port: metricsPort });
  stops.add(stop);
  say(`Its metrics are at port ${port}`);
}

async function serveHealth(
  worker: INestApplicationContext,
  { healthPort, host }: Config,
  stops: ShutdownHooks,
  say: (line: string) => void,
): Promise<void> {
  if (healthPort === undefined) return;
  const { serveWorkerHealth } = await import('../health/worker-health.js');
  const { port, stop } = await serveWorkerHealth(worker, { host, port: healthPort });
  stops.add(stop);
  say(`Its health is at port ${port}`);
}
