import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { packageIdSchema } from '../../conference/editions/fees.schema.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { isOpen } from '../../conference/editions/opening.js';
import { randomToken, tokenHash } from '../../identity/credentials/random-token.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { after, HOUR } from '../../platform/core/time.js';
import type { PlaceTaker } from '../registrations/places.js';
import type { Registration } from '../registrations/registrations.service.js';
import { PlaceCounts } from './place-counts.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { entryChanged } from './waiting-list.errors.js';
import { WaitingListEmails } from './waiting-list.emails.js';
import { nextWaitingStatus, OPEN_WAITING_STATUSES, type WaitingAction } from './waiting-status.js';

type Facts = Partial<Omit<WaitingEntry, 'id' | 'status'>>;

/** The transitions of the waiting list. Each runs with the edition locked, one after another. */
@Injectable()
export class WaitingList {
  constructor(
    private readonly editions: EditionsService,
    private readonly emails: WaitingListEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Ends offers that are due, and offers free places to the oldest entries while registration is open. */
  async settle(tx: EntityManager, editionId: string): Promise<EditionSnapshot> {
    const edition = await this.editions.lock(tx, editionId);
    await this.expire(tx, editionId);
    const counts = await PlaceCounts.read(tx, edition);
    const free = packageIdSchema.options.filter(
      (id) => counts.of(id).waiting > 0 && counts.hasPlace(id),
    );
    if (free.length === 0 || !this.isOpen(edition)) return edition;
    const waiting = await tx.find(WaitingEntry, {
      where: { editionId, status: 'waiting', packageId: In(free) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    for (const entry of waiting) {
      if (!counts.hasPlace(entry.packageId)) continue;
      await this.offer(tx, edition, entry, null);
      counts.offer(entry.packageId);
    }
    return edition;
  }

  /** @param actorId null for the product itself */
  async offer(
    tx: EntityManager,
    edition: EditionSnapshot,
    entry: WaitingEntry,
    actorId: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    const expiresAt = after(now, edition.document.places.offerHours * HOUR);
    const token = randomToken();
    const facts = { offeredAt: now, expiresAt, offerHash: tokenHash(token) };
    await this.change(tx, entry, 'offer', actorId, facts);
    await this.emails.offered(tx, edition, entry, { token, expiresAt });
  }

  /** Uses the taker's offer for the package of a new registration. @returns false without one */
  async useOffer(
    tx: EntityManager,
    registration: Registration,
    { userId, browserHash }: PlaceTaker,
  ): Promise<boolean> {
    const { id: registrationId, editionId, packageId } = registration;
    const expiresAt = MoreThan(this.clock.now());
    const offer = { editionId, packageId, status: 'offered', expiresAt } as const;
    const own = [
      ...(userId
        ? [
            { ...offer, claimedBy: userId },
            { ...offer, userId },
          ]
        : []),
      ...(browserHash ? [{ ...offer, claimedBrowser: browserHash }] : []),
    ];
    const entry = own.length > 0 ? await tx.findOneBy(WaitingEntry, own) : null;
    if (!entry) return false;
    await this.change(tx, entry, 'register', userId, { registrationId });
    return true;
  }

  /** @throws AppError CONFLICT when the action is not allowed or the status changed concurrently */
  async change(
    tx: EntityManager,
    { id, status }: Pick<WaitingEntry, 'id' | 'status'>,
    action: WaitingAction,
    actorId: string | null,
    facts: Facts = {},
  ): Promise<void> {
    const next = nextWaitingStatus(status, action);
    if (!next) throw entryChanged();
    const isOver = OPEN_WAITING_STATUSES.every((open) => open !== next);
    const closedAt = isOver ? this.clock.now() : null;
    const changed = await tx.update(
      WaitingEntry,
      { id, status },
      { ...facts, status: next, closedAt },
    );
    if (changed.affected !== 1) throw entryChanged();
    await this.audit.record(tx, {
      actorId,
      action: `waiting-list.${next}`,
      subject: { type: 'waiting-entry', id },
      fields: ['status'],
      before: status,
      after: next,
    });
  }

  isOpen({ document }: EditionSnapshot): boolean {
    return isOpen(document.registration, this.clock.now());
  }

  private async expire(tx: EntityManager, editionId: string): Promise<void> {
    const expiresAt = LessThanOrEqual(this.clock.now());
    const due = await tx.findBy(WaitingEntry, { editionId, status: 'offered', expiresAt });
    for (const entry of due) await this.change(tx, entry, 'expire', null);
  }
}
