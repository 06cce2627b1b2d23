import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { AppError } from '../../../platform/http/app-error.js';
import { Clock } from '../../../platform/core/clock.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import type { RegistrationData } from '../../registrations/registration.schema.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { parseReference } from '../reference/merchant-reference.js';
import { answer } from './payment.presenter.js';
import { isMistyped, nearReferences } from '../reference/near-references.js';
import { isOwn, type Payer } from './payer.js';
import { PaymentCases } from '../ledger/payment-cases.js';
import { payByOf } from '../ledger/payment-ledger.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import type {
  Confirmation,
  PayBy,
  PaymentAnswer,
  PendingPayments,
  SendConfirmation,
} from './payment.schema.js';
import { Payment } from '../ledger/payment.entity.js';
import { paymentNotFound, referenceMistyped } from '../ledger/payments.errors.js';
import { texts } from './payments.texts.js';
import { RegistrationEntry } from './registration-entry.js';

@Injectable()
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly entry: RegistrationEntry,
    private readonly emails: PaymentEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeats return the existing payment.
   * @param options.quoteId the quote
   * @param options.groupToken the invitation of the group that pays
   * @throws AppError CONFLICT for an expired quote, SOLD_OUT, and as RegistrationsService.enter
   */
  register(
    request: IdempotentRequest,
    payer: Payer,
    data: RegistrationData,
    options: { quoteId?: string; groupToken?: string } = {},
  ): Promise<PaymentAnswer> {
    return this.idempotency.run(request, async (tx) => {
      const { about } = await this.entry.enter(tx, payer, data, options);
      return answer(about, payer);
    });
  }

  /** Masks names, except for the owner and admins. @throws AppError NOT_FOUND */
  async byReference(payer: Payer, typed: string): Promise<PaymentAnswer> {
    const merchantReference = parseReference(typed);
    if (!merchantReference) throw await this.notAReference(payer, typed);
    return answer(await this.cases.find(this.dataSource.manager, { merchantReference }), payer);
  }

  /** Suggests only the caller's references, so that others cannot be guessed. */
  private async notAReference(payer: Payer, typed: string): Promise<AppError> {
    if (!isMistyped(typed)) return paymentNotFound();
    const tx = this.dataSource.manager;
    const merchantReference = In(nearReferences(typed));
    const near = await tx.findBy(Payment, { merchantReference });
    const cases = await Promise.all(near.map(({ id }) => this.cases.find(tx, { id })));
    const own = cases.filter(({ registration }) => isOwn(payer, registration));
    return referenceMistyped(own.map(({ payment }) => payment.merchantReference));
  }

  async pending(payer: Payer): Promise<PendingPayments> {
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const owner = { userId: payer.user?.id ?? null, browserHash: payer.browserHash };
    const live = await this.registrations.live(tx, edition.id, owner);
    const waiting = live.filter(({ status }) => status === 'pending').map(({ id }) => id);
    const cases = waiting.length > 0 ? await this.cases.all(tx, waiting) : [];
    const [newest = null, ...others] = cases.map((about) => answer(about, payer).data);
    return { success: true, data: newest, others };
  }

  async payBy({ user }: Payer): Promise<PayBy> {
    const tx = this.dataSource.manager;
    const { id, document } = await this.editions.current(tx);
    const now = this.clock.now();
    const papers = user ? await this.registrations.papersToRegister(tx, id, user.id) : [];
    return {
      payBy: payByOf(document, now).toISOString(),
      papers: papers.map((paper) => ({
        id: paper.id,
        payBy: payByOf(document, now, paper.paymentBy).toISOString(),
      })),
    };
  }

  /** Sends at most one email. @throws AppError NOT_FOUND for a payment of another payer */
  async sendConfirmation(payer: Payer, request: SendConfirmation): Promise<Confirmation> {
    const { userId, paymentId, merchantReference } = request;
    const reference = merchantReference == null ? undefined : parseReference(merchantReference);
    const key = {
      ...(paymentId != null && { id: paymentId }),
      ...(merchantReference != null && { merchantReference: reference ?? '' }),
    };
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.find(tx, key);
      const { registration } = about;
      if (!isOwn(payer, registration) || registration.userId !== userId) throw paymentNotFound();
      await this.emails.received(tx, about);
    });
    return { success: true, message: texts.confirmationSent };
  }
}
