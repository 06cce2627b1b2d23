import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import type { LockedPaper } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { UnconflictedReviewers } from '../assignment/unconflicted-reviewers.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from '../decisions/chair-papers.js';
import type { PaperState } from '../decisions/decisions.schema.js';
import { PaperShepherd } from './paper-shepherd.entity.js';
import { ShepherdEmails } from './shepherd-emails.js';
import { noMinorCorrections, shepherdUnchanged } from './shepherds.errors.js';
import { findMayNameShepherd, findNamed, takeUnanswered } from './shepherds.read-model.js';
import type { ShepherdChoice } from './shepherds.schema.js';

const PATIENCE = 3 * DAY;

type Chosen = Pick<ShepherdChoice, 'reviewerId'>;

/**
 * Who verifies the corrections of a paper for its chairs. A decision that is not released yet is known to chairs
 * only: `toldAt` is empty until then, without which no call shows the paper to the shepherd and no email is sent.
 */
@Injectable()
export class Shepherds implements OnModuleInit {
  private readonly choosing: HeldPaperAct<Chosen>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly partners: PaperPartners,
    private readonly reviewers: UnconflictedReviewers,
    private readonly emails: ShepherdEmails,
    private readonly audit: AuditService,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    this.choosing = papers.held<Chosen, LockedPaper>('shepherd', (...act) => this.set(...act));
  }

  onModuleInit(): void {
    this.partners.provide('minorCorrections', (tx, paper) => this.released(tx, paper));
    this.partners.provide('shepherd', (...about) => this.shownName(...about));
    this.partners.provide('revised', (tx, paper) => this.revised(tx, paper));
    this.scheduler.add(() => this.remind());
  }

  /** On hold first. @throws AppError NOT_FOUND; CHANGED_MEANWHILE; CONFLICT for a conflict, the present shepherd, or without the decision */
  choose(
    request: IdempotentRequest,
    chair: AuthenticatedUser,
    id: string,
    { revision, reviewerId }: ShepherdChoice,
  ): Promise<PaperState> {
    return this.papers.answer(request, chair, { id, revision }, async (tx, about) => {
      await this.allowed(tx, about.paper, reviewerId);
      const held = await this.papers.hold(tx, about, chair, this.choosing, { reviewerId });
      return { paper: held.result ?? about.paper, heldUntil: held.heldUntil };
    });
  }

  /** To those who have had a revision for three days without an answer; once. */
  async remind(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (tx) => {
      const due = await takeUnanswered.all(tx, { now, submittedBy: after(now, -PATIENCE) });
      for (const { reviewerId, ...paper } of due) await this.emails.remind(tx, paper, reviewerId);
    });
  }

  private async set(
    tx: EntityManager,
    { paper }: ChairCase,
    { reviewerId }: Chosen,
    chairId: string,
  ): Promise<LockedPaper> {
    const { before, person } = await this.allowed(tx, paper, reviewerId);
    if (before) {
      await this.end(tx, before);
      if (before.toldAt) await this.emails.cancelled(tx, paper, before.reviewerId);
    }
    if (person) {
      const now = this.clock.now();
      const isReleased = paper.status !== 'decision-recorded';
      await this.insert(tx, paper, {
        ...{ reviewerId: person.id, assignedAt: now, assignedBy: chairId },
        toldAt: isReleased ? now : null,
        askedAt: paper.status === 'revision-submitted' ? now : null,
      });
      if (isReleased) await this.emails.assigned(tx, paper, person.id);
    }
    await this.audit.record(tx, {
      actorId: chairId,
      action: person ? 'paper.shepherd-assigned' : 'paper.shepherd-removed',
      subject: { type: 'paper', id: paper.id },
      before: before?.reviewerId,
      after: person?.id,
    });
    return paper;
  }

  /** @throws AppError as `choose` */
  private async allowed(tx: EntityManager, paper: LockedPaper, reviewerId: string | null) {
    const before = await this.current(tx, paper);
    if ((before?.reviewerId ?? null) === reviewerId) throw shepherdUnchanged();
    if (reviewerId === null) return { before, person: null };
    const { mayName } = await findMayNameShepherd.one(tx, { paperId: paper.id });
    if (!mayName) throw noMinorCorrections();
    return { before, person: await this.reviewers.find(tx, paper.id, reviewerId) };
  }

  private async shownName(tx: EntityManager, paperId: string, isReleasing: boolean) {
    return (await findNamed.first(tx, { paperId, isReleasing }))?.name ?? null;
  }

  /** The decision "minor corrections" of a locked paper is released. */
  private async released(tx: EntityManager, paper: LockedPaper): Promise<void> {
    const current = await this.current(tx, paper);
    if (!current) return;
    const toldAt = this.clock.now();
    await this.renew(tx, paper, current, { toldAt, askedAt: null });
    await this.emails.assigned(tx, paper, current.reviewerId);
    await this.emails.released(tx, paper, current.reviewerId);
  }

  private async revised(tx: EntityManager, paper: LockedPaper): Promise<void> {
    const current = await this.current(tx, paper);
    if (!current?.toldAt) return;
    await this.renew(tx, paper, current, { toldAt: current.toldAt, askedAt: this.clock.now() });
    await this.emails.revised(tx, paper, current.reviewerId);
  }

  /** An earlier answer stays with its revision. */
  private async renew(
    tx: EntityManager,
    paper: LockedPaper,
    current: PaperShepherd,
    times: Pick<PaperShepherd, 'toldAt' | 'askedAt'>,
  ): Promise<void> {
    if (current.answer === null) {
      await tx.update(PaperShepherd, { id: current.id }, { ...times, remindedAt: null });
      return;
    }
    await this.end(tx, current);
    const { reviewerId, assignedBy } = current;
    const assignedAt = this.clock.now();
    await this.insert(tx, paper, { reviewerId, assignedBy, assignedAt, ...times });
  }

  private async insert(
    tx: EntityManager,
    { id: paperId, round }: LockedPaper,
    row: Pick<PaperShepherd, 'reviewerId' | 'assignedBy' | 'assignedAt' | 'toldAt' | 'askedAt'>,
  ): Promise<void> {
    await tx.insert(PaperShepherd, { id: newId(), paperId, round, ...row });
  }

  private async end(tx: EntityManager, { id }: PaperShepherd): Promise<void> {
    await tx.update(PaperShepherd, { id }, { endedAt: this.clock.now() });
  }

  private current(tx: EntityManager, { id: paperId, round }: LockedPaper) {
    return tx.findOneBy(PaperShepherd, { paperId, round, endedAt: IsNull() });
  }
}
