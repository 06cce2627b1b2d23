import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AppError } from '../../platform/http/app-error.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { ANYWHERE_ON_EARTH, deadlineAfter } from '../../conference/editions/local-instant.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import type { EmailEdition } from '../../messaging/templates/email-template.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import {
  PaperDecisions,
  type RecordedDecision,
} from '../../papers/decisions/paper-decisions.service.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { isHidden, releaseOf } from '../../papers/status/paper-status.js';
import { type ChairCase, ChairPapers, type HeldPaperAct } from './chair-papers.js';
import { DecisionEmails } from './decision.emails.js';
import { nothingToRelease } from './decisions.errors.js';
import type { Release, Released } from './decisions.schema.js';

/** Time to pay, for acceptances after the general payment deadline. */
const LATE_PAYMENT_DAYS = 7;

@Injectable()
export class ReleasesService {
  private readonly releasing: HeldPaperAct<object, Released>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly decisions: PaperDecisions,
    private readonly partners: PaperPartners,
    private readonly emails: DecisionEmails,
    private readonly writer: EmailWriter,
    private readonly clock: Clock,
  ) {
    this.releasing = papers.held<object, Released>('paper-release', (tx, about, _, chairId) =>
      this.releaseOne(tx, about, chairId),
    );
  }

  /** One transaction per paper; skips changed and released ones, so that repeats are safe. */
  async release(
    chair: AuthenticatedUser,
    { papers, preview }: Release,
  ): Promise<{ items: Released[] }> {
    const items: Released[] = [];
    const edition = preview ? await this.writer.edition() : undefined;
    const batchId = newId();
    for (const seen of papers) {
      const one = (tx: EntityManager, about: ChairCase) =>
        edition ? this.preview(tx, about, edition) : this.hold(tx, about, chair, batchId);
      const item = await this.papers.actOne(chair, seen, one).catch((error: unknown) => {
        if (error instanceof AppError) return this.skipped(chair, seen.id, error);
        throw error;
      });
      items.push(item);
    }
    return { items };
  }

  private async preview(
    tx: EntityManager,
    about: ChairCase,
    edition: EmailEdition,
  ): Promise<Released> {
    const { decision, dates } = await this.unreleased(tx, about);
    const dated = { ...about, paper: { ...about.paper, ...dates } };
    const email = await this.emails.decision(tx, dated, decision);
    const { subject, text } = renderEmail(email.template, email.data, edition);
    return present(about, decision, 'ready', { to: email.to, subject, text });
  }

  /** @param batchId of the releases that are undone together. @throws AppError CONFLICT without a decision */
  async hold(
    tx: EntityManager,
    about: ChairCase,
    chair: AuthenticatedUser,
    batchId: string,
  ): Promise<Released> {
    const { decision } = await this.unreleased(tx, about);
    const act = await this.papers.hold(tx, about, chair, this.releasing, {}, batchId);
    if (act.result) return act.result;
    const heldUntil = act.heldUntil.toISOString();
    return { ...present(about, decision, 'held', null), heldUntil };
  }

  private async releaseOne(
    tx: EntityManager,
    about: ChairCase,
    chairId: string,
  ): Promise<Released> {
    const { decision, at, dates } = await this.unreleased(tx, about);
    const action = releaseOf(decision.decision);
    const paper = await this.transitions.apply(tx, about.paper, action, chairId, {
      at,
      noteToAuthor: decision.noteToAuthors,
      changes: dates,
    });
    await this.decisions.release(tx, decision.id, chairId);
    await this.emails.decided(tx, { ...about, paper }, decision);
    if (paper.status === 'minor-corrections') await this.partners.minorCorrections(tx, paper);
    return present({ ...about, paper }, decision, 'released', null);
  }

  private async unreleased(tx: EntityManager, { paper, edition }: ChairCase) {
    const decision = isHidden(paper.status) ? await this.decisions.unreleased(tx, paper.id) : null;
    if (!decision) throw nothingToRelease();
    const at = this.clock.now();
    return { decision, at, dates: datesOf(decision, edition, at) };
  }

  private async skipped(chair: AuthenticatedUser, id: string, error: AppError): Promise<Released> {
    const isFound = error.statusCode !== 404;
    const paper = isFound
      ? await this.papers.readToAct(this.dataSource.manager, chair, id)
      : undefined;
    const { number = null, title = '', revision = 1 } = paper ?? {};
    const reason = error.message;
    const nothing = { decision: null, heldUntil: null, email: null };
    return { ...nothing, id, number, title, revision, outcome: 'skipped', reason };
  }
}

function datesOf(
  { decision }: RecordedDecision,
  { limits, dates, timeZone }: ChairCase['edition'],
  now: Date,
): Pick<Partial<ChairCase['paper']>, 'correctionsBy' | 'paymentBy'> {
  if (decision === 'rejected') return {};
  if (decision !== 'accepted') {
    return { correctionsBy: deadlineAfter(now, limits.correctionDays, timeZone) };
  }
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  const late = deadlineAfter(now, LATE_PAYMENT_DAYS, ANYWHERE_ON_EARTH);
  const isInTime = deadline !== undefined && now <= new Date(deadline.at);
  return { paymentBy: isInTime ? new Date(deadline.at) : late };
}

function present(
  { paper: { id, number, title, revision } }: ChairCase,
  { decision }: RecordedDecision,
  outcome: Released['outcome'],
  email: Released['email'],
): Released {
  return { id, number, title, revision, decision, outcome, reason: null, heldUntil: null, email };
}
