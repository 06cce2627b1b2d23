import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { CreditNotes } from '../ledger/credit-notes.js';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import {
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';

export interface Correction {
  version: number;
  reason: string;
  /** The registration ends with it; else it awaits another confirmation. */
  cancels: boolean;
}

/** A held kind. */
const CREDIT = 'payment-credit';

@Injectable()
export class PaymentCredits implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly creditNotes: CreditNotes,
    private readonly emails: PaymentEmails,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Correction>(CREDIT, 'payments:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      const about = await this.cases.lock(tx, { id });
      expectUnchanged(about, payload.version);
      await this.record(tx, about, payload, actor.id);
    });
  }

  /**
   * Corrects the receipt of a confirmed payment, on hold first. The money stays matched.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while it is on hold
   */
  async credit(actorId: string, id: string, correction: Correction): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, correction.version);
      const label = about.payment.merchantReference;
      const subject = { type: 'payment', id };
      const act = { kind: CREDIT, subject, label, actorId, payload: correction };
      await this.holds.act(tx, act, (tx) => this.record(tx, about, correction, actorId));
    });
  }

  /** At once, of a payment that the caller has locked. @throws AppError INVALID_TRANSITION */
  async record(
    tx: EntityManager,
    about: PaymentCase,
    { cancels, reason }: Omit<Correction, 'version'>,
    actorId: string,
  ): Promise<void> {
    const action = cancels ? 'credit-and-cancel' : 'credit';
    await this.ledger.transition(tx, about.payment, action, byAdmin(actorId), { reason });
    await this.registrations.act(tx, about.registration, cancels ? 'cancel' : 'reopen');
    const { number, receiptNumber } = await this.creditNotes.issue(tx, about, reason);
    await this.emails.credited(tx, about, { number, receiptNumber, reason, cancels });
  }
}
