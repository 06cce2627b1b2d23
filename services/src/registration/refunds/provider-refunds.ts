import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import type { CheckOutcome } from '../gateways/provider-check.js';
import { ProviderChecks } from '../gateways/provider-checks.js';
import type { Charge, GatewayName } from '../gateways/providers/gateway.js';
import { refundUnderWay } from '../payments/ledger/payments.errors.js';
import { BankTransfersService } from '../payments/transfers/bank-transfers.service.js';
import { lockTransfer } from '../payments/transfers/bank-transfers.sql.js';
import { makeReference } from '../payments/reference/merchant-reference.js';
import { wakeGatewayRefunds } from './gateway-refunds.sql.js';
import { lockedRefund, lockedWithMoney } from './locked-refund.js';
import { NO_ACCOUNT } from './refund-accounts.js';
import { RefundPayments } from './refund-payments.js';
import { nextRefundStatus, type RefundAction, type RefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';
import { refundNotFromHere } from './refunds.errors.js';
import { utcDay } from '../../platform/core/time.js';

interface Ending {
  /** Null for the provider. */
  actorId: string | null;
  /** The provider's id of the refund, where it is known. */
  providerId: string | null;
}

/** A refund that the provider made without the product. */
export interface MadeElsewhere extends Pick<
  Refund,
  'kind' | 'paymentId' | 'transferId' | 'amountCents' | 'reason'
> {
  gateway: GatewayName;
  transactionId: string;
  providerId: string;
  charge: Charge;
}

/** The end of refunds by a provider: paid or failed, as it reports or as finance sees at its site. */
@Injectable()
export class ProviderRefunds {
  constructor(
    private readonly editions: EditionsService,
    private readonly payments: RefundPayments,
    private readonly transfers: BankTransfersService,
    private readonly checks: ProviderChecks,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Booked, with the email to the payer. @throws AppError INVALID_TRANSITION for one that is not sent; VALIDATION_FAILED for more than was received */
  async pay(tx: EntityManager, id: string, ending: Ending): Promise<void> {
    const refund = await lockedWithMoney(tx, id);
    const status = expectNext(refund, 'pay');
    const date = utcDay(this.clock.now());
    const entryId = await this.payments.book(tx, ending.actorId ?? refund.preparedBy, refund, {
      date,
    });
    const gatewayRefund = refund.gatewayRefund ?? ending.providerId;
    await this.end(tx, refund, { status, entryId, gatewayRefund }, ending);
  }

  /** Its money is free for another refund. @throws AppError INVALID_TRANSITION for one that is not sent */
  async fail(tx: EntityManager, id: string, failure: string, ending: Ending): Promise<void> {
    const refund = await lockedWithMoney(tx, id);
    await this.end(tx, refund, { status: expectNext(refund, 'fail'), failure }, ending);
  }

  /**
   * It failed after it was booked: an entry reverses it, and the money is an unmatched payment again, for another refund.
   * @param transferId of the provider's money
   * @returns the id of the entry
   * @throws AppError INVALID_TRANSITION for one that is not paid
   */
  async comeBack(
    tx: EntityManager,
    actorId: string,
    id: string,
    { transferId, failure }: { transferId: string; failure: string },
  ): Promise<string> {
    await lockTransfer.first(tx, { id: transferId });
    const refund = await lockedRefund(tx, id);
    const status = expectNext(refund, 'come-back');
    const entryId = await this.transfers.book(tx, actorId, transferId, {
      action: 'refund-returned',
      amountCents: refund.amountCents,
      reason: failure,
      valueDate: utcDay(this.clock.now()),
      reverses: refund.entryId,
    });
    await this.end(tx, refund, { status, failure }, { actorId, providerId: null });
    return entryId;
  }

  /** From the first minute on. @throws AppError INVALID_TRANSITION for one that is not sent */
  async askAgain(tx: EntityManager, id: string): Promise<void> {
    const refund = await lockedWithMoney(tx, id);
    expectNext(refund, 'pay');
    const now = this.clock.now();
    const change = { askAt: now, changedAt: now, version: refund.version + 1 };
    await tx.update(Refund, { id }, change);
    await wakeGatewayRefunds.run(tx);
  }

  /**
   * At once, of money that the caller has locked.
   * @throws AppError CONFLICT while another refund of it is under way; VALIDATION_FAILED for more than was received
   */
  async recordElsewhere(tx: EntityManager, actorId: string, made: MadeElsewhere): Promise<void> {
    const { transactionId, providerId, charge, ...rest } = made;
    const edition = await this.editions.current(tx);
    const id = newId();
    const now = this.clock.now();
    const refund: Refund = {
      ...rest,
      ...NO_ACCOUNT,
      id,
      editionId: edition.id,
      reference: makeReference(`${edition.document.referencePrefix}R`),
      payMinor: charge.minor,
      payCurrency: charge.currency,
      cause: 'other',
      status: 'exported',
      version: 1,
      tokenHash: null,
      tokenExpiresAt: null,
      batchId: null,
      entryId: null,
      gatewayTransaction: transactionId,
      gatewayRefund: providerId,
      askAt: null,
      failure: null,
      preparedBy: actorId,
      createdAt: now,
      changedAt: now,
    };
    await tx.insert(Refund, refund).catch((error: unknown) => {
      throw isUniqueViolation(error) ? refundUnderWay() : error;
    });
    await this.pay(tx, id, { actorId, providerId });
  }

  private async end(
    tx: EntityManager,
    { id, status: before, version, gateway }: Refund,
    change: Partial<Refund> & { status: RefundStatus },
    { actorId, providerId }: Ending,
  ): Promise<void> {
    const { status } = change;
    const after = { ...change, askAt: null, version: version + 1, changedAt: this.clock.now() };
    await tx.update(Refund, { id }, after);
    const subject = { type: 'refund', id };
    const action = `refund.${status}`;
    await this.audit.record(tx, { actorId, action, subject, before, after: status });
    if (!gateway) return;
    const outcome: CheckOutcome = status === 'paid' ? 'paid' : 'failed';
    await this.checks.settleOf(tx, { gateway, refundId: id, providerId }, { actorId, outcome });
  }
}

function expectNext({ status, gateway }: Refund, action: RefundAction): RefundStatus {
  const next = gateway ? nextRefundStatus(status, action) : undefined;
  if (!next) throw refundNotFromHere(status);
  return next;
}
