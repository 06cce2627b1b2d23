import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { recipientOf } from '../payments/emails/emailed-case.js';
import {
  expectAvailable,
  type PaymentCase,
  PaymentCases,
} from '../payments/ledger/payment-cases.js';
import { outstandingCents } from '../payments/ledger/payment-money.js';
import { paymentNotFound } from '../payments/ledger/payments.errors.js';
import { isOwn, type Payer } from '../payments/payer/payer.js';
import { Attempts } from './attempts.js';
import { GatewayAttempt } from './gateway-attempt.entity.js';
import { GatewayPolls } from './gateway-polls.js';
import { Gateways } from './gateways.js';
import { notPayable, pageFailed } from './gateways.errors.js';
import { texts } from './gateways.texts.js';
import type { OnlinePayment } from './online-payments.schema.js';
import { type Gateway, type GatewayName, ProviderError } from './providers/gateway.js';
import { chargeOf } from './rates.js';

/** Local money, so only with a rate. */
const LOCAL: readonly GatewayName[] = ['paystack'];

/** The payer's side of payment pages. */
@Injectable()
export class OnlinePayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: Gateways,
    private readonly cases: PaymentCases,
    private readonly attempts: Attempts,
    private readonly polls: GatewayPolls,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for a payment of another payer */
  async read(payer: Payer, id: string): Promise<OnlinePayment> {
    const tx = this.dataSource.manager;
    const about = own(payer, await this.cases.find(tx, { id }));
    const attempt = await this.attempts.newest(tx, id);
    return { ways: this.waysOf(about), attempt: attempt && presentAttempt(attempt) };
  }

  /** Asks the provider where it has not reported yet. @throws AppError as `read` */
  async check(payer: Payer, id: string): Promise<OnlinePayment> {
    const tx = this.dataSource.manager;
    own(payer, await this.cases.find(tx, { id }));
    const attempt = await this.attempts.newest(tx, id);
    if (attempt) await this.polls.askNow(attempt.id);
    return this.read(payer, id);
  }

  /**
   * The address of the provider's page. A page that is open for the same amount is used again: a payer who comes
   * back does not pay twice.
   * @throws AppError NOT_FOUND; CONFLICT while an act on the payment is on hold; INVALID_TRANSITION where it owes
   *   nothing or the provider is off; UNAVAILABLE where the provider does not answer
   */
  async start(payer: Payer, id: string, name: GatewayName): Promise<{ url: string }> {
    const gateway = this.gateways.find(name);
    if (!gateway) throw notPayable();
    const { about, attempt, former } = await this.dataSource.transaction((tx) =>
      this.begin(tx, payer, id, name),
    );
    if (former?.providerId) await this.endFormer(former, former.providerId);
    if (attempt.url !== null) return { url: attempt.url };
    return this.open(gateway, about, attempt);
  }

  private async begin(tx: EntityManager, payer: Payer, id: string, gateway: GatewayName) {
    const about = own(payer, await this.cases.lock(tx, { id }));
    expectAvailable(about);
    const { edition, payment } = about;
    const amountCents = payableCents(about);
    const charge = chargeOf(edition.document, amountCents, LOCAL.includes(gateway));
    if (amountCents === 0 || !charge) throw notPayable();
    const former = await this.attempts.live(tx, id);
    if (former && this.isSame(former, { gateway, amountCents, ...charge })) {
      return { about, attempt: former, former: null };
    }
    if (former) await this.attempts.replace(tx, former.id);
    const order = { paymentId: payment.id, gateway, amountCents, ...charge };
    return { about, attempt: await this.attempts.begin(tx, order), former };
  }

  private isSame(
    former: GatewayAttempt,
    order: Pick<GatewayAttempt, 'gateway' | 'amountCents' | 'chargeMinor' | 'chargeCurrency'>,
  ): boolean {
    const isOpen = former.expiresAt > this.clock.now();
    const keys = ['gateway', 'amountCents', 'chargeMinor', 'chargeCurrency'] as const;
    return isOpen && keys.every((key) => former[key] === order[key]);
  }

  private async endFormer(former: GatewayAttempt, providerId: string): Promise<void> {
    const gateway = this.gateways.find(former.gateway);
    // It can be paid at this moment: then its money waits for finance.
    await gateway?.end({ id: former.id, providerId }).catch(() => undefined);
  }

  private async open(gateway: Gateway, about: PaymentCase, attempt: GatewayAttempt) {
    const { id, chargeMinor: minor, chargeCurrency: currency, expiresAt } = attempt;
    const { merchantReference: reference } = about.payment;
    const site = this.config.publicUrl;
    const query = new URLSearchParams({ ref: reference });
    const tx = this.dataSource.manager;
    try {
      const page = await gateway.start({
        attemptId: id,
        charge: { minor, currency },
        reference,
        description: texts.description({ conference: about.edition.document.name, reference }),
        email: recipientOf(about),
        successUrl: `${site}/payment-success?${query.toString()}&transaction_id=${id}`,
        cancelUrl: `${site}/payment-failed?${query.toString()}`,
        expiresAt,
      });
      await this.attempts.open(tx, id, page);
      return { url: page.url };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // Another request opened this page meanwhile, and it can be paid by now.
      const { status } = await tx.findOneByOrFail(GatewayAttempt, { id });
      if (status !== 'starting') throw notPayable();
      await this.attempts.noteEnd(tx, id, 'other');
      throw pageFailed();
    }
  }

  private waysOf(about: PaymentCase): OnlinePayment['ways'] {
    const isFree = !about.isOnHold && !about.refundUnderWay;
    const amountCents = isFree ? payableCents(about) : 0;
    if (amountCents === 0) return [];
    return this.gateways.offered.flatMap(({ name: gateway }) => {
      const isLocal = LOCAL.includes(gateway);
      const charge = chargeOf(about.edition.document, amountCents, isLocal);
      if (!charge) return [];
      return [{ gateway, amount: dollars(amountCents), local: localOf(charge) }];
    });
  }
}

/** In cents. A payer who says that a transfer is on its way does not pay again; a group pays by transfer. */
function payableCents({ payment, isPaperWithdrawn, group }: PaymentCase): number {
  const isPayable = !group && ['awaiting-payment', 'underpaid'].includes(payment.status);
  return isPayable && !isPaperWithdrawn ? outstandingCents(payment) : 0;
}

function own(payer: Payer, about: PaymentCase): PaymentCase {
  if (!isOwn(payer, about.registration)) throw paymentNotFound();
  return about;
}

function presentAttempt(attempt: GatewayAttempt): NonNullable<OnlinePayment['attempt']> {
  const { id, gateway, status, failure, amountCents } = attempt;
  return { id, gateway, status, failure, amount: dollars(amountCents), local: localOf(attempt) };
}

function localOf(
  charge: Pick<GatewayAttempt, 'chargeMinor' | 'chargeCurrency' | 'rateMicros' | 'rateDay'>,
): OnlinePayment['ways'][number]['local'] {
  const { chargeMinor, chargeCurrency: currency, rateMicros, rateDay: day } = charge;
  if (rateMicros === null || day === null) return null;
  return { amount: chargeMinor / 100, currency, rate: Number(rateMicros) / 1e6, day };
}
