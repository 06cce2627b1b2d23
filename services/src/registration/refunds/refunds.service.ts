import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { dollars } from '../../conference/editions/fees.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { expectNotHeld } from '../../platform/holds/held-acts.read-model.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { expectVersion, PaymentCases } from '../payments/ledger/payment-cases.js';
import { centsOf, overpaidCents } from '../payments/ledger/payment-money.js';
import { nextPaymentStatus } from '../payments/ledger/payment-status.js';
import { refundUnderWay } from '../payments/ledger/payments.errors.js';
import { makeReference } from '../payments/reference/merchant-reference.js';
import { lockFreeTransfer } from '../payments/transfers/transfer-locks.js';
import { lockedRefund } from './locked-refund.js';
import { accountOf, payOf } from './received-money.js';
import { findMoneyOf, type MoneyIn } from './received-money.sql.js';
import type { AccountChoice, RefundAccount } from './refund-account.schema.js';
import { NO_ACCOUNT, RefundAccounts, type StoredAccount } from './refund-accounts.js';
import {
  nextRefundStatus,
  type RefundAction,
  type RefundCause,
  type RefundKind,
} from './refund-status.js';
import { RefundSending } from './refund-sending.js';
import { Refund } from './refund.entity.js';
import {
  aboveRefundable,
  noAccountInTransfer,
  noAddressToAsk,
  refundBooked,
  refundChanged,
  refundNotFromHere,
} from './refunds.errors.js';

/** Where the money comes from, as it was read. */
export interface RefundedMoney {
  kind: RefundKind;
  /** Of the payment; of the transfer for a return. */
  id: string;
  version: number;
}

export interface NewRefund {
  money: RefundedMoney;
  /** In dollars. */
  amount: number;
  cause: RefundCause;
  reason: string;
  account: AccountChoice;
}

interface Asking {
  /** Of the refund. */
  version: number;
  /** Nothing is asked of a payer who gave the account meanwhile, unless the account is not the one that finance wants. */
  isAgain: boolean;
}

/** A held kind. */
const ASK = 'refund-ask';

/** Acts of finance on one refund, until it is in a bank file. */
@Injectable()
export class Refunds implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly accounts: RefundAccounts,
    private readonly sending: RefundSending,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Asking>(ASK, 'payments:write', async (tx, { subjectId, actor, payload }) => {
      const refund = await lockedRefund(tx, subjectId);
      if (refund.version === payload.version) await this.askNow(tx, actor.id, refund);
      // Withdrawn, or the payer gave the account.
      else if (payload.isAgain && refund.status !== 'withdrawn') throw refundChanged();
    });
  }

  /**
   * The money is reserved: acts on the payment wait until the refund is paid or withdrawn.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; CONFLICT while another act or refund is under way;
   *   VALIDATION_FAILED for more than can be refunded
   */
  async prepare(actorId: string, { money, amount, account, ...rest }: NewRefund): Promise<string> {
    const id = newId();
    const amountCents = centsOf(amount);
    try {
      await this.dataSource.transaction(async (tx) => {
        await this.reserve(tx, money, amountCents);
        const edition = await this.editions.current(tx);
        const isReturn = money.kind === 'return';
        const from = isReturn ? 'transfer' : 'payment';
        const received = await findMoneyOf(from).first(tx, money);
        const online =
          account.kind === 'gateway'
            ? await this.sending.moneyOf(tx, from, money.id, amountCents)
            : null;
        const refund: Refund = {
          id,
          editionId: edition.id,
          reference: makeReference(`${edition.document.referencePrefix}R`),
          kind: money.kind,
          paymentId: isReturn ? null : money.id,
          transferId: isReturn ? money.id : null,
          amountCents,
          ...payOf(online ?? received, amountCents),
          ...rest,
          status: account.kind === 'ask' ? 'asking' : 'ready',
          version: 1,
          ...this.stored(id, account, received),
          tokenHash: null,
          tokenExpiresAt: null,
          batchId: null,
          entryId: null,
          gateway: online?.gateway ?? null,
          gatewayTransaction: online?.transactionId ?? null,
          gatewayRefund: null,
          askAt: null,
          failure: null,
          preparedBy: actorId,
          createdAt: this.clock.now(),
          changedAt: this.clock.now(),
        };
        await tx.insert(Refund, refund);
        await this.record(tx, actorId, refund, 'prepared');
        if (account.kind === 'ask') await this.sendAsking(tx, actorId, refund, false);
        if (online) await this.sending.hold(tx, actorId, refund);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? refundUnderWay() : error;
    }
    return id;
  }

  /**
   * On hold first: a new link, and the known account is forgotten.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while it is on hold already
   */
  async ask(actorId: string, id: string, version: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const refund = await lockedRefund(tx, id);
      if (refund.version !== version) throw refundChanged();
      if (refund.gateway || !nextRefundStatus(refund.status, 'ask')) {
        throw refundNotFromHere(refund.status);
      }
      await this.sendAsking(tx, actorId, refund, true);
    });
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async enterAccount(
    actorId: string,
    id: string,
    version: number,
    account: RefundAccount,
  ): Promise<void> {
    const change = { version, action: 'give-account', name: 'account-entered' } as const;
    await this.change(actorId, id, change, () => this.accounts.seal(id, account, 'finance'));
  }

  /** Frees the money. @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async withdraw(actorId: string, id: string, version: number): Promise<void> {
    const change = { version, action: 'withdraw', name: 'withdrawn' } as const;
    await this.change(actorId, id, change, () => ({ ...NO_ACCOUNT, tokenHash: null }));
  }

  /**
   * The bank did not pay it: another refund can be prepared.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION where the ledger has it; CONFLICT while a
   *   line that pays it is on hold
   */
  async fail(actorId: string, id: string, version: number, failure: string): Promise<void> {
    const change = { version, action: 'fail', name: 'failed' } as const;
    await this.change(actorId, id, change, async (tx, refund) => {
      if (refund.entryId) throw refundBooked();
      await expectNotHeld(tx, 'refund', id);
      return { failure, account: null, tokenHash: null };
    });
  }

  private async change(
    actorId: string,
    id: string,
    { version, action, name }: { version: number; action: RefundAction; name: string },
    work: (tx: EntityManager, refund: Refund) => Partial<Refund> | Promise<Partial<Refund>>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const refund = await lockedRefund(tx, id);
      if (refund.version !== version) throw refundChanged();
      const status = nextRefundStatus(refund.status, action);
      // Its provider decides once it is sent, and needs no account.
      const isProviders = refund.gateway !== null && action !== 'withdraw';
      if (!status || isProviders) throw refundNotFromHere(refund.status);
      const after = { status, version: version + 1, changedAt: this.clock.now() };
      const more = await work(tx, { ...refund, ...after });
      await tx.update(Refund, { id }, { ...after, ...more });
      await this.record(tx, actorId, { id, status }, name, refund.status);
    });
  }

  private async sendAsking(
    tx: EntityManager,
    actorId: string,
    refund: Refund,
    isAgain: boolean,
  ): Promise<void> {
    const { id, reference: label, version } = refund;
    if (refund.paymentId === null) throw noAddressToAsk();
    await expectNotHeld(tx, 'refund', id);
    const payload: Asking = { version, isAgain };
    const act = { kind: ASK, subject: { type: 'refund', id }, label, actorId, payload };
    await this.holds.act(tx, act, (tx) => this.askNow(tx, actorId, refund));
  }

  private async askNow(tx: EntityManager, actorId: string, refund: Refund): Promise<void> {
    const status = nextRefundStatus(refund.status, 'ask');
    if (!status) throw refundNotFromHere(refund.status);
    const { id } = refund;
    const after = { status, version: refund.version + 1, changedAt: this.clock.now() };
    await tx.update(Refund, { id }, { ...after, ...NO_ACCOUNT });
    await this.accounts.ask(tx, { ...refund, ...after });
    await this.record(tx, actorId, { id, status }, 'asked', refund.status);
  }

  private async reserve(
    tx: EntityManager,
    { kind, id, version }: RefundedMoney,
    amountCents: number,
  ): Promise<void> {
    if (kind === 'return') {
      await lockFreeTransfer(tx, id, { version, amount: dollars(amountCents) });
      return;
    }
    const about = await this.cases.lock(tx, { id });
    expectVersion(about, version);
    const { payment } = about;
    const isAllowed = kind === 'overpayment' || nextPaymentStatus(payment.status, 'refund');
    const most = kind === 'overpayment' ? overpaidCents(payment) : payment.receivedCents;
    if (!isAllowed || amountCents > most) throw aboveRefundable(isAllowed ? dollars(most) : 0);
  }

  private stored(id: string, account: AccountChoice, received: MoneyIn | undefined): StoredAccount {
    if (account.kind === 'ask' || account.kind === 'gateway') return NO_ACCOUNT;
    if (account.kind !== 'transfer') return this.accounts.seal(id, account, 'finance');
    const known = accountOf(received);
    if (!known) throw noAccountInTransfer();
    return this.accounts.seal(id, known, 'transfer');
  }

  private async record(
    tx: EntityManager,
    actorId: string,
    { id, status }: Pick<Refund, 'id' | 'status'>,
    name: string,
    before?: string,
  ): Promise<void> {
    const subject = { type: 'refund', id };
    await this.audit.record(tx, {
      actorId,
      action: `refund.${name}`,
      subject,
      before,
      after: status,
    });
  }
}
