import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { PaperPartners, type WithdrawalEffect } from '../../../papers/paper/paper-partners.js';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { Registration } from '../../registrations/registration.entity.js';
import { LIVE_REGISTRATION_STATUSES } from '../../registrations/registration-status.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byAdmin, byPayer, BY_SYSTEM, type Author } from '../ledger/ledger-entry.entity.js';
import { findOpenPage } from '../ledger/open-pages.read-model.js';
import {
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { nextPaymentStatus } from '../ledger/payment-status.js';
import { askFinance, paymentNotFound } from '../ledger/payments.errors.js';
import { isOwn, type Payer } from './payer.js';
import { texts } from './payments.texts.js';

interface Cancellation {
  version: number;
  /** For the payer. */
  reason: string;
}

/** Held kind. */
const CANCEL = 'registration-cancel';

/** By the payer, by finance, with the withdrawal of a paper, or because no money came. */
@Injectable()
export class RegistrationCancellations implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly emails: PaymentEmails,
    private readonly partners: PaperPartners,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Cancellation>(CANCEL, 'payments:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      const about = await this.cases.lock(tx, { id });
      // The payer can cancel during the hold.
      if (about.payment.status === 'cancelled') return;
      expectUnchanged(about, payload.version);
      await this.cancel(tx, about, byAdmin(actor.id), payload.reason);
    });
    this.partners.provide('cancelRegistration', (tx, paperId, actorId) =>
      this.cancelForPaper(tx, paperId, actorId),
    );
  }

  /** Before any money was sent. @throws AppError NOT_FOUND, INVALID_TRANSITION */
  cancelOwn(payer: Payer, id: string): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      if (about.payment.status === 'cancelled') return about;
      if (about.payment.status !== 'awaiting-payment') throw askFinance();
      const after = await this.cancel(tx, about, byPayer(payer.user?.id ?? null), '');
      return this.cases.withInvoices(tx, after);
    });
  }

  /**
   * On hold first.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while it is on hold already
   */
  async cancelFor(actorId: string, id: string, cancellation: Cancellation): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, cancellation.version);
      const label = about.payment.merchantReference;
      const subject = { type: 'payment', id };
      const act = { kind: CANCEL, subject, label, actorId, payload: cancellation };
      await this.holds.act(tx, act, (tx) =>
        this.cancel(tx, about, byAdmin(actorId), cancellation.reason),
      );
    });
  }

  /** Once no money is left. A concurrent withdrawal waits for the lock of the payment and does the same. */
  async cancelIfWithdrawn(tx: EntityManager, about: PaymentCase, author: Author): Promise<void> {
    if (!about.isPaperWithdrawn || about.payment.status !== 'awaiting-payment') return;
    await this.cancel(tx, about, author, texts.paperWithdrawn);
  }

  /** Of an announced cancellation; one that money, a proof, a hold or another date overtook stays. */
  async cancelOverdue(id: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      const { status, cancelsAt } = about.payment;
      if (status !== 'awaiting-payment' || about.isOnHold) return;
      if (cancelsAt === null || cancelsAt > now) return;
      // Its money can come at any moment: it is cancelled once the page is over.
      if (await findOpenPage.first(tx, { paymentId: id })) return;
      await this.cancel(tx, about, BY_SYSTEM, texts.notPaidInTime);
    });
  }

  /** The caller has locked the paper, so that no registration of it is being made. */
  private async cancelForPaper(
    tx: EntityManager,
    paperId: string,
    actorId: string,
  ): Promise<WithdrawalEffect> {
    const status = In(LIVE_REGISTRATION_STATUSES);
    const registration = await tx.findOneBy(Registration, { paperId, status });
    if (!registration) return 'no-registration';
    const [found] = await this.cases.all(tx, [registration.id]);
    if (!found) throw paymentNotFound();
    const about = await this.cases.lock(tx, found.payment);
    const isWaiting = nextPaymentStatus(about.payment.status, 'cancel') !== undefined;
    if (!isWaiting || about.payment.receivedCents > 0) return 'money-received';
    await this.cancel(tx, about, byPayer(actorId), texts.paperWithdrawn);
    return 'cancelled';
  }

  private async cancel(
    tx: EntityManager,
    about: PaymentCase,
    author: Author,
    reason: string,
  ): Promise<PaymentCase> {
    const entry = { reason: reason || null };
    const payment = await this.ledger.transition(tx, about.payment, 'cancel', author, entry);
    await this.registrations.act(tx, about.registration, 'cancel');
    await this.emails.cancelled(tx, about, reason);
    return { ...about, payment };
  }
}
