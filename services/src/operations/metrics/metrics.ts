import { Logger } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { EmailQueue } from '../../messaging/queue/email-queue.js';
import type { Config } from '../../platform/config/config.js';
import type { Clock } from '../../platform/core/clock.js';
import type { Scheduler } from '../../platform/jobs/scheduler.js';
import { LiveVersions } from '../front-ends/live-versions.js';
import { FigureMetrics } from './figure-metrics.js';
import { Figures, type Source } from './figures.js';
import { measurePool } from './pool-metrics.js';
import { measureProcess } from './process-metrics.js';
import { version } from './version.js';

/** What the metrics of a process are read from. */
export interface Measured {
  config: Config;
  dataSource: DataSource;
  clock: Clock;
  scheduler: Scheduler;
  /** Of processes that send emails. */
  queue: EmailQueue | undefined;
}

/** The metrics of one process, in Prometheus' text format. */
export class Metrics {
  readonly registry = new Registry();
  private readonly errors: Counter<'source'>;
  private figures: { read: Figures; metrics: FigureMetrics } | undefined;

  constructor(role: 'api' | 'worker' | 'all') {
    const { registry } = this;
    measureProcess(registry);
    new Gauge({
      name: 'plenary_build_info',
      help: 'Always 1. The version of the product, and what the process does.',
      labelNames: ['version', 'role'],
      registers: [registry],
    }).set({ version: version(), role }, 1);
    this.errors = new Counter({
      name: 'plenary_scrape_errors_total',
      help: 'Reads for the metrics that failed, by source.',
      labelNames: ['source'],
      registers: [registry],
    });
    for (const source of ['database', 'queue'] satisfies Source[]) this.errors.inc({ source }, 0);
  }

  /** Before, only the figures of the process itself are known. */
  measure({ config, dataSource, clock, scheduler, queue }: Measured): void {
    const { registry } = this;
    measurePool(dataSource, registry);
    new Counter({
      name: 'plenary_scheduled_job_failures_total',
      help: 'Runs of hourly jobs that failed in this process.',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(scheduler.failures);
      },
    });
    const versions = new LiveVersions(config, clock);
    this.figures = {
      read: new Figures({ dataSource, clock, queue }, new Logger(Metrics.name), (source) =>
        this.errors.inc({ source }),
      ),
      metrics: new FigureMetrics(registry, () => versions.offered()),
    };
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    if (this.figures) this.figures.metrics.show(await this.figures.read.read());
    return this.registry.metrics();
  }
}
