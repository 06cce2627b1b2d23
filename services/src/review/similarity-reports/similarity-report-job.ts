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
import { findCompared } from './similarity-reports.read-model.js';
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
    try {
      await this.note(report, await this.step(service, report));
    } catch (error) {
      const code = error instanceof ComparisonError ? error.code : 'error';
      this.logger.warn(`${service.name} could not be asked about ${report.versionId}: ${code}`);
      const isFinal = error instanceof ComparisonError && error.isFinal;
      const isOver = this.clock.now() > after(report.requestedAt, GIVEN_UP_AFTER);
      await this.note(report, isFinal || isOver ? { state: 'failed', failure: code } : {});
    }
  }

  /** @returns what changed @throws ComparisonError, and errors of the storage of files */
  private async step(service: ComparisonService, report: rows.DueReport): Promise<Step> {
    switch (report.state) {
      case 'requested':
        return this.send(service, report);
      case 'sent':
        return changeOf(await service.compare(report.externalId ?? ''));
      case 'comparing':
        return changeOf(await service.result(report.externalId ?? ''));
      case 'ready':
      case 'failed':
        return {};
    }
  }

  private async send(service: ComparisonService, { versionId, externalId }: rows.DueReport) {
    const { id, title, ...file } = await findCompared.one(this.dataSource, { versionId });
    const registered = externalId ?? (await service.register({ id, title }));
    const { content } = await this.files.contentOf(file);
    await service.upload(registered, { ...file, content });
    return { state: 'sent' as const, externalId: registered };
  }

  private note({ versionId, state, externalId, tries, requestedAt }: rows.DueReport, step: Step) {
    const changed = { state, externalId, percent: null, failure: null, ...step };
    const isOver = changed.state === 'ready' || changed.state === 'failed';
    const now = this.clock.now();
    const isLate = !isOver && now > after(requestedAt, GIVEN_UP_AFTER);
    const late = isLate && { state: 'failed' as const, failure: 'no answer' };
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
    const askAt = isOver || isLate ? null : after(now, wait);
    return rows.noteStep.run(this.dataSource, { versionId, ...changed, ...late, askAt });
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
