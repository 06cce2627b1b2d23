import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ReadReplica } from '../../platform/database/read-replica.js';
import { UploadAdmission } from '../../platform/uploads/upload-admission.js';
import { measuredOf } from './measured-of.js';
import { Metrics } from './metrics.js';
import { metricsPlugin } from './metrics.plugin.js';
import { measureReplica } from './replica-metrics.js';
import { observeRequests } from './request-metrics.js';
import { measureUploads } from './upload-metrics.js';

/** Of a process that answers requests. */
export class ApiMetrics {
  private readonly metrics: Metrics;

  constructor(
    private readonly token: string,
    private readonly role: 'api' | 'all',
  ) {
    this.metrics = new Metrics(role);
  }

  /** Before its routes are declared. */
  observe(server: FastifyInstance): void {
    observeRequests(server, this.metrics.registry);
  }

  async register(app: NestFastifyApplication): Promise<void> {
    const { metrics, token } = this;
    metrics.measure(measuredOf(app, this.role === 'all'));
    measureReplica(app.get(ReadReplica, { strict: false }), metrics.registry);
    measureUploads(app.get(UploadAdmission, { strict: false }), metrics.registry);
    await app.register(metricsPlugin, { metrics, token });
  }
}
