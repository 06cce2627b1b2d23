import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessListeners } from '../../identity/accounts/access-listeners.js';
import { validAt } from '../../identity/users/permissions.sql.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { PaperPartners } from '../../papers/paper/paper-partners.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import {
  isHiddenFromOrganiser,
  mayActOn,
  paperReader,
} from '../conflicts/conflicted-papers.read-model.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { paperHandedOver } from './handed-over.email.js';
import { PaperHandler } from './paper-handler.entity.js';
import {
  clearHandler,
  findHandledBy,
  findHandlers,
  findOrganisers,
  listHandlers,
  lockAdministrators,
  type Organiser,
} from './paper-handlers.read-model.js';
import type { HandlerChoice, Handlers } from './paper-handlers.schema.js';

const texts = defineTexts('server.review.handlers', {
  handedOver: 'Paper handed over.',
  emailed: 'Paper handed over. We emailed the organiser.',
  none: 'No one in particular handles this paper now.',
  notEligible:
    'This person can’t handle the paper: they have no right to decide, a conflict of interest, or other topics. Choose another one.',
});

/** Who is responsible for a paper: named by a chair, or by the product when a chair declares a conflict. */
@Injectable()
export class PaperHandlers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly partners: PaperPartners,
    private readonly access: AccessListeners,
    private readonly outbox: EmailOutbox,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.partners.provide('organisers', (tx, paperId) => this.eligible(tx, paperId));
    this.scheduler.add(() => this.releaseExpired());
    this.access.listen((...change) => this.releaseLost(...change));
  }

  async used(chair: AuthenticatedUser): Promise<Handlers> {
    return { items: await listHandlers.all(this.dataSource, paperReader(chair)) };
  }

  /** Who may be named, the one with the fewest papers first. @throws AppError NOT_FOUND */
  async candidates(chair: AuthenticatedUser, paperId: string): Promise<Handlers> {
    const tx = this.dataSource.manager;
    await this.papers.readToAct(tx, chair, paperId);
    const found = await this.eligible(tx, paperId);
    return { items: found.map(({ id, name, papers }) => ({ id, name, papers })) };
  }

  /** @throws AppError NOT_FOUND, for papers that are hidden from the chair as well; VALIDATION_FAILED */
  name(
    chair: AuthenticatedUser,
    paperId: string,
    { userId }: HandlerChoice,
  ): Promise<{ message: string }> {
    return this.dataSource.transaction(async (tx) => {
      await lockAdministrators.all(tx);
      await this.papers.open(tx, chair, { id: paperId });
      const person = userId && (await this.eligible(tx, paperId)).find(({ id }) => id === userId);
      if (userId && !person) throw notEligible();
      const isEmailed = await this.handOver(tx, paperId, person || null, chair);
      if (!person) return { message: texts.none };
      return { message: isEmailed ? texts.emailed : texts.handedOver };
    });
  }

  /** Of a locked paper with a handler, after a chair declared a conflict: another one, unless the handler may still decide on it. */
  async replace(tx: EntityManager, paperId: string): Promise<void> {
    await lockAdministrators.all(tx);
    const handler = await tx.findOneBy(PaperHandler, { paperId });
    const eligible = await this.eligible(tx, paperId);
    if (!handler || eligible.some(({ id }) => id === handler.userId)) return;
    await this.handOver(tx, paperId, eligible[0] ?? null, null);
  }

  /** All papers of an organiser whose account is erased wait for another handler. */
  async release(tx: EntityManager, userId: string, actorId: string): Promise<void> {
    const handled = await tx.findBy(PaperHandler, { userId });
    const paperIds = handled.map(({ paperId }) => paperId);
    await this.leave(tx, paperIds, userId, actorId);
  }

  /** Permissions end without a change of access. */
  private async releaseExpired(): Promise<void> {
    for (const { userId } of await findHandlers.all(this.dataSource)) {
      await this.dataSource.transaction(async (tx) => {
        await lockAdministrators.all(tx);
        await this.releaseLost(tx, userId, null);
      });
    }
  }

  /**
   * The papers that the organiser may no longer decide on. The caller has locked the account.
   * @param actorId who changed the access; null for the product
   */
  private async releaseLost(
    tx: EntityManager,
    userId: string,
    actorId: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    const handled = await findHandledBy.all(tx, { userId });
    const lost = handled.filter(({ isDisabled, permissions, topic }) => {
      return isDisabled || !mayActOn({ permissions: validAt(now, permissions) }, topic);
    });
    const paperIds = lost.map(({ paperId }) => paperId);
    await this.leave(tx, paperIds, userId, actorId);
  }

  private async leave(
    tx: EntityManager,
    paperIds: string[],
    userId: string,
    actorId: string | null,
  ): Promise<void> {
    if (paperIds.length === 0) return;
    const left = await clearHandler.all(tx, { paperIds, userId, now: this.clock.now() });
    const records = left.map(({ paperId: id }) => ({
      ...{ actorId, action: 'paper.handed-over', subject: { type: 'paper', id }, before: userId },
    }));
    await this.audit.recordAll(tx, records);
  }

  /** Without a successor, the paper waits for one unless a chair wants none. @returns whether the organiser is emailed */
  private async handOver(
    tx: EntityManager,
    paperId: string,
    to: Organiser | null,
    by: AuthenticatedUser | null,
  ): Promise<boolean> {
    const before = await tx.findOneBy(PaperHandler, { paperId });
    const userId = to?.id ?? null;
    await tx.delete(PaperHandler, { paperId });
    if (to || !by) await tx.insert(PaperHandler, { paperId, userId, namedAt: this.clock.now() });
    if ((before?.userId ?? null) === userId) return false;
    await this.audit.record(tx, {
      actorId: by?.id ?? null,
      action: 'paper.handed-over',
      subject: { type: 'paper', id: paperId },
      before: before?.userId ?? undefined,
      after: to?.id,
    });
    if (!to || to.id === by?.id) return false;
    await this.announce(tx, paperId, to, by);
    return true;
  }

  private announce(
    tx: EntityManager,
    paperId: string,
    { email, firstName, number, title }: Organiser,
    by: AuthenticatedUser | null,
  ): Promise<void> {
    const link = `${this.config.publicUrl}/admin/papers/${paperId}`;
    const name = by && `${by.firstName} ${by.lastName}`;
    return this.outbox.add(tx, {
      template: paperHandedOver,
      to: email,
      data: { firstName, number, title, link, by: name },
      cause: `paper-handed-over:${newId()}`,
    });
  }

  private async eligible(tx: EntityManager, paperId: string): Promise<Organiser[]> {
    const now = this.clock.now();
    return (await findOrganisers.all(tx, { paperId })).filter((organiser) => {
      const permissions = validAt(now, organiser.permissions);
      const mayDecide = hasRight({ permissions }, 'papers:write');
      return mayDecide && !isHiddenFromOrganiser(organiser, permissions, 'papers:write');
    });
  }
}

const notEligible = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.notEligible, {
    fields: { userId: texts.notEligible },
  });
