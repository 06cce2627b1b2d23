import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { ComparisonError, type ComparisonService } from './comparison-service.js';
import { ComparisonServices } from './comparison-services.js';
import { findReport } from './similarity-reports.read-model.js';
import type { ReportAddress, SimilarityReport } from './similarity-reports.schema.js';
import { requestReport } from './similarity-reports.sql.js';

const texts = defineTexts('server.review.similarity-reports', {
  noService: 'No service for similarity is set up.',
  noFile: 'This paper has no submitted file.',
  requested: 'This file is being compared, or was compared, already.',
  notReady: 'The report of this file is not ready.',
  noAnswer: 'The service did not answer. Please try again later.',
});

/** Reports of a service outside. Authors and reviewers never see them. */
@Injectable()
export class SimilarityReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly services: ComparisonServices,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @returns null without a service, for papers that the caller has checked */
  async read(tx: EntityManager, id: string): Promise<SimilarityReport | null> {
    const service = this.services.offered;
    if (!service) return null;
    const report = await findReport.first(tx, { id });
    const none = { service: service.name, state: 'none' as const, percent: null, failure: null };
    if (!report?.state) return { ...none, requestedAt: null };
    const { state, percent, failure, requestedAt } = report;
    const isOver = state === 'ready' || state === 'failed';
    return {
      ...{ service: service.name, state: isOver ? state : 'waiting', failure },
      percent: percent === null ? null : Math.round(percent * 10) / 10,
      requestedAt: requestedAt?.toISOString() ?? null,
    };
  }

  /** Sends the newest file to the service. @throws AppError NOT_FOUND; CONFLICT without a file, or a second time */
  async request(chair: AuthenticatedUser, id: string): Promise<SimilarityReport> {
    return this.dataSource.transaction((tx) => this.requestIn(tx, chair, id));
  }

  /** @throws AppError as `request` */
  async requestIn(
    tx: EntityManager,
    chair: AuthenticatedUser,
    id: string,
  ): Promise<SimilarityReport> {
    const service = this.service();
    await this.papers.readToAct(tx, chair, id);
    const found = await findReport.first(tx, { id });
    if (!found) throw new AppError(ErrorCode.CONFLICT, texts.noFile);
    const at = this.clock.now();
    const { versionId } = found;
    const requested = await requestReport.all(tx, { versionId, paperId: id, at });
    if (requested.length === 0) throw new AppError(ErrorCode.CONFLICT, texts.requested);
    await this.audit.record(tx, {
      actorId: chair.id,
      action: 'paper.similarity-requested',
      subject: { type: 'paper', id },
    });
    return {
      ...{ service: service.name, state: 'waiting', percent: null, failure: null },
      requestedAt: at.toISOString(),
    };
  }

  /** @throws AppError NOT_FOUND; CONFLICT before the report is ready; UNAVAILABLE without an answer of the service */
  async open(chair: AuthenticatedUser, id: string): Promise<ReportAddress> {
    const service = this.service();
    const tx = this.dataSource.manager;
    await this.papers.read(tx, chair, id);
    const report = await findReport.first(tx, { id });
    if (report?.state !== 'ready' || report.externalId === null)
      throw new AppError(ErrorCode.CONFLICT, texts.notReady);
    try {
      return { url: await service.reportUrl(report.externalId, chair.id) };
    } catch (error) {
      if (!(error instanceof ComparisonError)) throw error;
      throw new AppError(ErrorCode.UNAVAILABLE, texts.noAnswer);
    }
  }

  private service(): ComparisonService {
    if (!this.services.offered) throw new AppError(ErrorCode.CONFLICT, texts.noService);
    return this.services.offered;
  }
}
