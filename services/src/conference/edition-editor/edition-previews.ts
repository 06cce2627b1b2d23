import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { notFound } from '../../platform/http/common.errors.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { SitePreview } from '../site/site-preview.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import { EditionPreview } from './edition-preview.entity.js';
import type { Preview, PreviewRequest } from './edition-previews.schema.js';
import { normal } from './edition-normal.js';
import { PlacedPapers } from './placed-papers.js';
import { EditionPresenter } from '../editions/edition.presenter.js';
import { editionRefused } from './editions.errors.js';
import { feeTableOf } from '../editions/fees.js';
import { editionProblems } from '../editions/rules/edition-problems.js';
import { scheduleDayProblems } from '../editions/rules/schedule-rules.js';
import { texts } from './edition-editor.texts.js';

const LIFE = 30 * MINUTE;
const FOLDER = '/api/v1/editions/previews/';

@Injectable()
export class EditionPreviews implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: AdminEditionsQuery,
    private readonly site: SitePreview,
    private readonly presenter: EditionPresenter,
    private readonly placedPapers: PlacedPapers,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.sweep());
  }

  /**
   * Keeps a draft for 30 minutes; its bank details are the saved ones, since its link can be passed on.
   * @throws AppError NOT_FOUND; VALIDATION_FAILED for what could not be saved either
   */
  async begin(
    organiser: AuthenticatedUser,
    id: string,
    sections: PreviewRequest,
  ): Promise<Preview> {
    const tx = this.dataSource.manager;
    const now = await this.query.revision(tx, id);
    const draft = normal({ ...now.draft, ...sections, bank: now.draft.bank });
    const problems = [
      ...editionProblems(draft),
      ...scheduleDayProblems(now.draft, draft),
      ...(await this.placedPapers.problems(tx, now, draft, organiser)),
    ];
    if (problems.length > 0) throw editionRefused(problems);
    const { fees, ...document } = draft;
    const { revision, feeRevision } = now;
    const snapshot = { id, document, revision, fees: feeTableOf(fees), feeRevision };
    const edition = await this.presenter.present(tx, snapshot);
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = after(this.clock.now(), LIFE);
    await tx.insert(EditionPreview, { id: hashOf(ticket), edition, expiresAt });
    return { url: FOLDER + ticket, expiresAt: expiresAt.toISOString() };
  }

  /** @throws AppError NOT_FOUND without the ticket or the page; UNAVAILABLE when rendering fails */
  async read(ticket: string, page: string): Promise<string> {
    const tx = this.dataSource.manager;
    const expiresAt = MoreThan(this.clock.now());
    const preview = await tx.findOneBy(EditionPreview, { id: hashOf(ticket), expiresAt });
    if (!preview) throw notFound(texts.preview);
    return this.site.render(preview.edition, page, FOLDER + ticket);
  }

  private async sweep(): Promise<void> {
    const expiresAt = LessThan(this.clock.now());
    await this.dataSource.manager.delete(EditionPreview, { expiresAt });
  }
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
