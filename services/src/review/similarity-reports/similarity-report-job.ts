import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, HOUR, MINUTE, SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { FilesService } from '../../platform/files/files.service.js';
import { Watch } from '../../platform/jobs/watch.js';
import { ComparisonError, type Comparison, type ComparisonService } from './comparison-service.js';
import { ComparisonServices } from './comparison-services.js';
import { findSentFile } from './similarity-reports.read-model.js';
import * as rows from './similarity-reports.sql.js';

/** Longer than a call and an upload may take. */
const LEASE = 10 * MINUTE;
const FIRST_WAIT = 15 * SECOND;
const LONGEST_WAIT = 10 * MINUTE;
const GIVEN_UP_AFTER = 24 * HOUR;

type Step = Partial<Pick<rows.ReportStep, 'state' | 'externalId' | 'percent' | 'failure'>>;

/** Takes requested papers to the service, and asks it for its figures less and less often; in any process. */
@Injectable()
export class SimilarityReportJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SimilarityReportJob.name);
  private readonly watch: Watch | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ComparisonServices,
    private readonly files: FilesService,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    if (!services.offered) return;
    const channel = notifications.channel(rows.REPORTS_CHANNEL);
    this.watch = new Watch('similarity reports', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch?.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.watch?.stop();
  }

  /** @returns how many papers it went on with */
  async askDue(): Promise<number> {
    const service = this.services.offered;
    if (!service) return 0;
    const now = this.clock.now();
    const due = await rows.takeDue.all(this.dataSource, { now, lease: after(now, LEASE) });
    await Promise.all(due.map((report) => this.goOn(service, report)));
    return due.length;
  }

  private async look(): Promise<number | undefined> {
    while ((await this.askDue()) > 0);
    const { at } = await rows.nextDue.one(this.dataSource);
    return at ? Math.max(SECOND, at.getTime() - this.clock.now().getTime()) : undefined;
  }

  private async goOn(service: ComparisonService, report: rows.DueReport): Promise<void> {
    let code = 'no answer';
    const step = await this.step(service, report).catch((error: unknown): Step => {
      code = error instanceof ComparisonError ? error.code : 'error';
      this.logger.warn(`${service.name} could not be asked about ${report.versionId}: ${code}`);
      const isFinal = error instanceof ComparisonError && error.isFinal;
      return isFinal ? { state: 'failed', failure: code } : {};
    });
    const { state = report.state } = step;
    const isOver = state === 'ready' || state === 'failed';
    const isLate = !isOver && this.clock.now() > after(report.requestedAt, GIVEN_UP_AFTER);
    await this.note(report, isLate ? { state: 'failed', failure: code } : step);
  }

  /** @returns what changed @throws ComparisonError, and errors of the storage of files */
  private async step(service: ComparisonService, report: rows.DueReport): Promise<Step> {
    switch (report.state) {
      case 'requested':
        return report.externalId === null
          ? this.register(service, report)
          : this.upload(service, report, report.externalId);
      case 'sent':
        return changeOf(await service.compare(report.externalId ?? ''));
      case 'comparing':
        return changeOf(await service.result(report.externalId ?? ''));
      case 'ready':
      case 'failed':
        return {};
    }
  }

  /** A separate step: its id is kept, so that an upload that fails registers no paper twice. */
  private async register(service: ComparisonService, { versionId }: rows.DueReport): Promise<Step> {
    const { id, title } = await findSentFile.one(this.dataSource, { versionId });
    return { externalId: await service.register({ id, title }) };
  }

  private async upload(
    service: ComparisonService,
    { versionId }: rows.DueReport,
    externalId: string,
  ): Promise<Step> {
    const file = await findSentFile.one(this.dataSource, { versionId });
    const { content } = await this.files.contentOf(file);
    await service.upload(externalId, { bytes: file.bytes, content });
    return { state: 'sent' };
  }

  private note({ versionId, state, externalId, tries }: rows.DueReport, step: Step) {
    const changed = { state, externalId, percent: null, failure: null, ...step };
    const isOver = changed.state === 'ready' || changed.state === 'failed';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
    const askAt = isOver ? null : after(this.clock.now(), wait);
    return rows.noteStep.run(this.dataSource, { versionId, ...changed, askAt });
  }
}

function changeOf(comparison: Comparison | { kind: 'comparing' }): Step {
  switch (comparison.kind) {
    case 'waiting':
      return {};
    case 'comparing':
      return { state: 'comparing' };
    case 'ready':
      return { state: 'ready', percent: comparison.percent };
    case 'failed':
      return { state: 'failed', failure: comparison.code };
  }
}
