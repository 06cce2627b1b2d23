import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { dollars } from '../../conference/editions/fees.js';
import { CURRENCY } from '../../platform/core/currency.js';
import { Clock } from '../../platform/core/clock.js';
import { PaymentDecisions } from '../payments/decisions/payment-decisions.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';
import { type PaymentCase, PaymentCases } from '../payments/ledger/payment-cases.js';
import { outstandingCents } from '../payments/ledger/payment-money.js';
import { Payment } from '../payments/ledger/payment.entity.js';
import { BankTransfersService } from '../payments/transfers/bank-transfers.service.js';
import { GatewayAttempt } from './gateway-attempt.entity.js';
import { checkChanged } from './gateways.errors.js';
import {
  findMoney,
  findTransferNamed,
  findUnrated,
  insertMoney,
  lockTransaction,
  rateMoney,
} from './gateways.sql.js';
import type { NewCheck } from './provider-check.js';
import { ProviderChecks } from './provider-checks.js';
import type { GatewayName, ReceivedMoney } from './providers/gateway.js';
import { centsOfCharge, localRateOf, rateOf } from './rates.js';
import { utcDay } from '../../platform/core/time.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `settled`: it paid its order. `unmatched`: finance matches or refunds it. `without-rate`: only its fact is kept. */
export type Settled = 'settled' | 'unmatched' | 'without-rate';

/** Money of providers: once in the ledger, however often it is reported. */
@Injectable()
export class Settlements {
  constructor(
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly transfers: BankTransfersService,
    private readonly decisions: PaymentDecisions,
    private readonly emails: PaymentEmails,
    private readonly checks: ProviderChecks,
    private readonly clock: Clock,
  ) {}

  /**
   * Books the money, and completes the payment where it is exactly what its order asks for. Everything else is an
   * unmatched payment. A repeated report changes nothing.
   */
  async settle(tx: EntityManager, gateway: GatewayName, money: ReceivedMoney): Promise<Settled> {
    const { transactionId } = money;
    await lockTransaction.run(tx, { key: `${gateway} ${transactionId}` });
    if (await findMoney.first(tx, { gateway, transactionId })) return 'settled';
    const attempt = await this.attemptOf(tx, gateway, money);
    const about = attempt && (await this.cases.lock(tx, { id: attempt.paymentId }));
    if (attempt)
      await tx.update(GatewayAttempt, { id: attempt.id }, { status: 'paid', askAt: null });
    return this.book(tx, gateway, money, attempt, about);
  }

  /** Of this provider only: its report names no other's orders. */
  async attemptOf(
    tx: EntityManager,
    gateway: GatewayName,
    { attemptId }: Pick<ReceivedMoney, 'attemptId'>,
  ): Promise<GatewayAttempt | null> {
    if (attemptId === null || !UUID.test(attemptId)) return null;
    return tx.findOneBy(GatewayAttempt, { id: attemptId, gateway });
  }

  private async book(
    tx: EntityManager,
    gateway: GatewayName,
    money: ReceivedMoney,
    attempt: GatewayAttempt | null,
    about: PaymentCase | null,
  ): Promise<Settled> {
    const edition = about?.edition ?? (await this.editions.current(tx));
    const { charge, paidAt, transactionId } = money;
    const now = this.clock.now();
    const isSame = attempt?.chargeCurrency === charge.currency;
    const rated = isSame ? attempt : localRateOf(edition.document, charge.currency);
    const amountCents = centsOfCharge(charge, rated);
    const isOrder = attempt !== null && isAsOrdered(attempt, money) && about !== null;
    const isTaken = isOrder && canTake(about, attempt);
    const transferId =
      amountCents === null
        ? null
        : await this.transfers.receiveOnline(
            tx,
            {
              amount: dollars(amountCents),
              date: utcDay(paidAt < now ? paidAt : now),
              bankTransactionId: await this.nameOf(tx, edition.id, gateway, transactionId),
              sender: about ? nameIn(about) : money.payer,
              remittance: about?.payment.merchantReference ?? '',
            },
            isTaken ? about : null,
          );
    const isRated = rated !== null && charge.currency !== CURRENCY;
    await insertMoney.run(tx, {
      ...{ gateway, transactionId, transferId, paidAt, now, editionId: edition.id },
      ...{ attemptId: attempt?.id ?? null, minor: charge.minor, currency: charge.currency },
      ...{ rateMicros: isRated ? rated.rateMicros : null, rateDay: isRated ? rated.rateDay : null },
    });
    if (amountCents === null) {
      await this.checks.open(tx, {
        ...{ gateway, transactionId, charge, kind: 'money-without-rate', key: transactionId },
        ...{ paymentId: about?.payment.id ?? null, refundId: null },
      });
      return 'without-rate';
    }
    if (!isTaken) return 'unmatched';
    await tx.update(Payment, { id: about.payment.id }, { gateway });
    const isConfirmed = await this.decisions.confirmOnline(tx, about.payment.id);
    if (!isConfirmed) await this.emails.arrived(tx, about);
    return 'settled';
  }

  /**
   * Money that came without a rate: an unmatched payment with the rate that finance gives.
   * @param rate units of its currency for one USD
   * @throws AppError CHANGED_MEANWHILE once it has one
   */
  async giveRate(
    tx: EntityManager,
    {
      gateway,
      transactionId,
      charge,
    }: Pick<NewCheck, 'gateway' | 'charge'> & { transactionId: string },
    { rate, day }: { rate: number; day: string },
  ): Promise<void> {
    await lockTransaction.run(tx, { key: `${gateway} ${transactionId}` });
    const money = await findUnrated.first(tx, { gateway, transactionId });
    if (!money) throw checkChanged();
    const attempt = await this.attemptOf(tx, gateway, money);
    const about = attempt && (await this.cases.find(tx, { id: attempt.paymentId }));
    const given = rateOf(rate, day);
    const now = this.clock.now();
    const { paidAt, editionId } = money;
    const transferId = await this.transfers.receiveOnline(
      tx,
      {
        amount: dollars(centsOfCharge(charge, given) ?? 0),
        date: utcDay(paidAt < now ? paidAt : now),
        bankTransactionId: await this.nameOf(tx, editionId, gateway, transactionId),
        sender: about ? nameIn(about) : '',
        remittance: about?.payment.merchantReference ?? '',
      },
      null,
    );
    await rateMoney.run(tx, { gateway, transactionId, transferId, ...given });
  }

  /** Finance can have typed it in before it was reported. */
  private async nameOf(
    tx: EntityManager,
    editionId: string,
    gateway: GatewayName,
    transactionId: string,
  ): Promise<string> {
    const name = gateway === 'stripe' ? transactionId : `${gateway}_${transactionId}`;
    const isTaken = await findTransferNamed.first(tx, { editionId, id: name });
    return isTaken ? `${name} (${gateway})` : name;
  }
}

function isAsOrdered(attempt: GatewayAttempt, { charge }: ReceivedMoney): boolean {
  return charge.currency === attempt.chargeCurrency && charge.minor === attempt.chargeMinor;
}

/** Nothing else decides on the payment, and it still owes what the page asked for. */
function canTake(about: PaymentCase, attempt: GatewayAttempt): boolean {
  const isFree = !about.isOnHold && !about.refundUnderWay && !about.isPaperWithdrawn;
  return isFree && outstandingCents(about.payment) === attempt.amountCents;
}

function nameIn({ registration }: PaymentCase): string {
  return `${registration.firstName} ${registration.lastName}`;
}
