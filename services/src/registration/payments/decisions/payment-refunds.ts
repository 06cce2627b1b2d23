import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../../../conference/editions/fees.js';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import {
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { type EntryDetails, PaymentLedger } from '../ledger/payment-ledger.js';
import { centsOf, overpaidCents } from '../ledger/payment-money.js';
import { tooMuchBack } from '../ledger/payments.errors.js';

export interface Repayment {
  version: number;
  /** In dollars. */
  amount: number;
  reason: string;
}

/** With the day of the bank's line, where one pays it. */
type BookedRepayment = Pick<Repayment, 'amount' | 'reason'> & Pick<EntryDetails, 'valueDate'>;

/** Held kinds. The first ends the registration. */
const REFUND_KINDS = ['payment-refund', 'overpayment-refund'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

@Injectable()
export class PaymentRefunds implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly emails: PaymentEmails,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    for (const kind of REFUND_KINDS) {
      this.kinds.add<Repayment>(kind, 'payments:write', async (tx, act) => {
        const { subjectId: id, actor, payload } = act;
        const about = await this.cases.lock(tx, { id });
        expectUnchanged(about, payload.version);
        await this.record(tx, about, kind, payload, actor.id);
      });
    }
  }

  /**
   * On hold first.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION, VALIDATION_FAILED for more than can be
   *   refunded; CONFLICT while it is on hold already
   */
  async refund(actorId: string, id: string, kind: RefundKind, repayment: Repayment): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, repayment.version);
      const label = about.payment.merchantReference;
      const subject = { type: 'payment', id };
      const act = { kind, subject, label, actorId, payload: repayment };
      await this.holds.act(tx, act, (tx) => this.record(tx, about, kind, repayment, actorId));
    });
  }

  /**
   * At once, of a payment that the caller has locked: entry, registration and email.
   * @throws AppError INVALID_TRANSITION, VALIDATION_FAILED for more than can be refunded
   */
  async record(
    tx: EntityManager,
    about: PaymentCase,
    kind: RefundKind,
    repayment: BookedRepayment,
    actorId: string,
  ): Promise<void> {
    const { payment, registration } = about;
    const author = byAdmin(actorId);
    const endsRegistration = kind === 'payment-refund';
    if (endsRegistration) {
      const entry = outgoing(repayment, payment.receivedCents);
      await this.ledger.transition(tx, payment, 'refund', author, entry);
      await this.registrations.act(tx, registration, 'refund');
    } else {
      const entry = outgoing(repayment, overpaidCents(payment));
      await this.ledger.add(tx, payment, 'refund-overpayment', author, entry);
    }
    await this.emails.refunded(tx, about, repayment, { endsRegistration });
  }
}

/** @throws AppError VALIDATION_FAILED for more than can be refunded */
function outgoing({ amount, reason, valueDate }: BookedRepayment, mostCents: number): EntryDetails {
  if (centsOf(amount) > mostCents) throw tooMuchBack(dollars(mostCents));
  return { amountCents: -centsOf(amount), reason, valueDate };
}
