import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { packageOf } from '../../../conference/editions/fees.js';
import type { PackageId } from '../../../conference/editions/fees.schema.js';
import { UsersService } from '../../../identity/accounts/users.service.js';
import { Attempts } from '../../../identity/credentials/attempts.js';
import { randomToken } from '../../../identity/credentials/random-token.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { newId } from '../../../platform/core/new-id.js';
import { expectNotHeld } from '../../../platform/holds/held-acts.read-model.js';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { onHold } from '../../../platform/holds/holds.errors.js';
import type { AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { Group } from '../../groups/group.entity.js';
import { GroupJoins } from '../../groups/group-joins.js';
import {
  groupChanged,
  groupNotFound,
  groupsNotOffered,
  limitBelow,
  nothingToInvoice,
  notMember,
  packageNotSold,
  payerNotVerified,
  payerWithoutAccount,
  taxFixed,
} from '../../groups/groups.errors.js';
import { statedDetails } from '../../invoices/stated-details.js';
import { Invoices } from '../../invoices/invoices.service.js';
import { GroupEmails } from '../emails/group-emails.js';
import { findGroupPayer } from '../emails/group-payer.read-model.js';
import { byAdmin, byPayer } from '../ledger/ledger-entry.entity.js';
import { type PaymentCase, PaymentCases } from '../ledger/payment-cases.js';
import { payByOf } from '../ledger/payment-ledger.js';
import { makeReference } from '../reference/merchant-reference.js';
import type { NewGroupForPayer } from './admin-groups.schema.js';
import { countHeldRemovals, invoiceMembers } from './group-members.sql.js';
import { groupsOpened } from './groups.limits.js';
import { Memberships } from '../memberships/memberships.js';
import type { GroupChange, NewGroup } from './groups.schema.js';

/** Held kinds. */
const INVOICE = 'group-invoice';
const REMOVE = 'group-remove';

/** The payer of the group, who changes no other one, or an organiser of finance. */
export type GroupActor = { payerId: string } | { adminId: string };

/** Opens, changes and invoices groups. */
@Injectable()
export class GroupDesk implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly users: UsersService,
    private readonly joins: GroupJoins,
    private readonly memberships: Memberships,
    private readonly cases: PaymentCases,
    private readonly invoices: Invoices,
    private readonly emails: GroupEmails,
    private readonly attempts: Attempts,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add(INVOICE, 'payments:write', async (tx, { subjectId, actor }) => {
      const by = { adminId: actor.id };
      await this.invoiceNow(tx, by, await this.locked(tx, by, subjectId));
    });
    this.kinds.add<{ groupId: string }>(REMOVE, 'payments:write', async (tx, act) => {
      const by = { adminId: act.actor.id };
      await this.locked(tx, by, act.payload.groupId);
      const about = await this.cases.lock(tx, { id: act.subjectId });
      // The person can leave, and the payer can remove them, during the hold.
      if (about.group?.id === act.payload.groupId) await this.removeNow(tx, by, about);
    });
  }

  /** @throws AppError CLOSED where the conference offers no groups; VALIDATION_FAILED, RATE_LIMITED */
  open(
    request: IdempotentRequest,
    payer: AuthenticatedUser,
    group: NewGroup,
  ): Promise<{ id: string }> {
    return this.idempotency.run(request, async (tx) => {
      await this.attempts.spend(tx, groupsOpened, payer.id);
      return this.insert(tx, group, { payerId: payer.id, openedBy: null });
    });
  }

  /** For the account with an address. @throws AppError as `open`; CONFLICT for an address that is not confirmed */
  openFor(
    request: IdempotentRequest,
    organiser: AuthenticatedUser,
    { payerEmail, ...group }: NewGroupForPayer,
  ): Promise<{ id: string }> {
    return this.idempotency.run(request, async (tx) => {
      const account = await this.users.findCredentials(tx, payerEmail);
      if (!account || account.isDisabled) throw payerWithoutAccount();
      if (!account.user.isEmailVerified) throw payerNotVerified();
      return this.insert(tx, group, { payerId: account.user.id, openedBy: organiser.id });
    });
  }

  /**
   * Other invoice details correct the invoices that name the old ones.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; VALIDATION_FAILED for a limit below the people who joined;
   *   INVALID_TRANSITION for another statement on tax once people have joined
   */
  async change(
    actor: GroupActor,
    id: string,
    { version, closesAt, invoice, ...rest }: GroupChange,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const group = await this.lockedFree(tx, actor, id);
      if (group.version !== version) throw groupChanged();
      const edition = await this.editions.current(tx);
      if (rest.packages) expectSold(edition, rest.packages);
      const people = await this.joins.people(tx, id);
      if (rest.peopleLimit !== undefined && rest.peopleLimit < people) throw limitBelow(people);
      const buyer =
        invoice &&
        statedDetails(edition.document.taxes, group.invoice, invoice, this.clock.now(), 'invoice.');
      const isTaxChanged =
        buyer && (buyer.reverseCharge ?? false) !== (group.invoice.reverseCharge ?? false);
      if (isTaxChanged && people > 0) throw taxFixed(edition.document.contact.paymentsEmail);
      const change = {
        ...rest,
        ...(closesAt !== undefined && { closesAt: closesAt === null ? null : new Date(closesAt) }),
        ...(buyer && { invoice: buyer }),
      };
      await tx.update(Group, { id }, { ...change, version: version + 1 });
      const actorId = actorIdOf(actor);
      await this.record(tx, actorId, 'group.changed', id, Object.keys(change));
      if (buyer) await this.invoices.followGroup(tx, id, group.round, actorId);
    });
  }

  /**
   * For everyone who has joined since the last invoice: a round, which no member leaves. Where the conference issues
   * no invoices, it is a pro forma invoice. An organiser's is on hold first.
   * @throws AppError NOT_FOUND; CONFLICT when everyone is on an invoice, and for an organiser while an act on the group,
   *   or a removal from it, is on hold; VALIDATION_FAILED without a country
   */
  async invoice(actor: GroupActor, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const group = await this.lockedFree(tx, actor, id);
      const work = (tx: EntityManager) => this.invoiceNow(tx, actor, group);
      if ('payerId' in actor) return work(tx);
      // Its people are not settled yet.
      if ((await countHeldRemovals.one(tx, { groupId: id })).removals > 0) throw onHold();
      const subject = { type: 'group', id };
      const { merchantReference: label } = group;
      const act = { kind: INVOICE, subject, label, actorId: actor.adminId, payload: {} };
      await this.holds.act(tx, act, work);
    });
  }

  /**
   * The payment becomes the person's own, who is told by email. An organiser's removal is on hold first.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION once it is on an invoice or money arrived; CONFLICT while it is on
   *   hold, and for an organiser while an act on the group is
   */
  async remove(actor: GroupActor, id: string, paymentId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.lockedFree(tx, actor, id);
      const about = await this.cases.lock(tx, { id: paymentId });
      if (about.group?.id !== id) throw notMember();
      const work = (tx: EntityManager) => this.removeNow(tx, actor, about);
      if ('payerId' in actor) return work(tx);
      const act = {
        kind: REMOVE,
        // Not the payment: its person can still leave.
        subject: { type: 'group-member', id: paymentId },
        label: about.payment.merchantReference,
        actorId: actor.adminId,
        payload: { groupId: id },
      };
      await this.holds.act(tx, act, work);
    });
  }

  private async invoiceNow(tx: EntityManager, actor: GroupActor, group: Group): Promise<void> {
    const { id } = group;
    const { document } = await findGroupPayer.one(tx, { groupId: id });
    const round = group.round + 1;
    const payBy = payByOf(document, this.clock.now());
    const invoiced = await invoiceMembers.run(tx, { groupId: id, round, payBy });
    if (invoiced === 0) throw nothingToInvoice();
    await tx.update(Group, { id }, { round });
    const actorId = actorIdOf(actor);
    await this.record(tx, actorId, 'group.invoice-requested', id);
    const isInvoice = document.taxes.invoices;
    if (isInvoice) await this.invoices.issueForGroup(tx, id, round, actorId);
    const occasion = isInvoice ? 'invoice' : 'pro-forma';
    await this.emails.payment(tx, id, { occasion, nth: String(round) });
  }

  private removeNow(tx: EntityManager, actor: GroupActor, about: PaymentCase): Promise<void> {
    const author = 'adminId' in actor ? byAdmin(actor.adminId) : byPayer(actor.payerId);
    return this.memberships.release(tx, about, author, { isRemoved: true });
  }

  /** For an act of an organiser, no other one on it is on hold. @throws AppError NOT_FOUND, CONFLICT */
  private async lockedFree(tx: EntityManager, actor: GroupActor, id: string): Promise<Group> {
    const group = await this.locked(tx, actor, id);
    if ('adminId' in actor) await expectNotHeld(tx, 'group', id);
    return group;
  }

  /** @throws AppError NOT_FOUND, also for a group of another payer */
  private async locked(tx: EntityManager, actor: GroupActor, id: string): Promise<Group> {
    const group = await this.joins.lock(tx, id);
    if (!group || ('payerId' in actor && group.payerId !== actor.payerId)) throw groupNotFound();
    return group;
  }

  private async insert(
    tx: EntityManager,
    { invoice, closesAt, ...rest }: NewGroup,
    people: Pick<Group, 'payerId' | 'openedBy'>,
  ): Promise<{ id: string }> {
    const edition = await this.editions.current(tx);
    const { groups, taxes, referencePrefix } = edition.document;
    if (!groups.open) throw groupsNotOffered();
    expectSold(edition, rest.packages);
    const now = this.clock.now();
    const group: Group = {
      ...rest,
      ...people,
      id: newId(),
      editionId: edition.id,
      merchantReference: makeReference(referencePrefix),
      invoice: statedDetails(taxes, null, invoice, now, 'invoice.'),
      closesAt: closesAt === null ? null : new Date(closesAt),
      token: randomToken(),
      round: 0,
      version: 1,
      createdAt: now,
    };
    await tx.insert(Group, group);
    await this.record(tx, people.openedBy ?? people.payerId, 'group.opened', group.id);
    return { id: group.id };
  }

  private record(
    tx: EntityManager,
    actorId: string,
    action: string,
    id: string,
    fields?: string[],
  ): Promise<void> {
    return this.audit.record(tx, { actorId, action, subject: { type: 'group', id }, fields });
  }
}

function actorIdOf(actor: GroupActor): string {
  return 'adminId' in actor ? actor.adminId : actor.payerId;
}

function expectSold({ fees }: EditionSnapshot, packages: PackageId[]): void {
  if (packages.some((id) => !packageOf(fees, id))) throw packageNotSold();
}
