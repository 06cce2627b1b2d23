import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { dollars } from '../../conference/editions/fees.js';
import { randomToken, tokenHash } from '../../identity/credentials/random-token.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { SecretBox } from '../../platform/core/secret-box.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { isOwn, type Payer } from '../payments/payer/payer.js';
import { maskedLabel, type RefundAccount, refundAccountSchema } from './refund-account.schema.js';
import type { OwnRefund } from './own-refunds.schema.js';
import { nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';
import { RefundEmails } from './refund-account.email.js';
import {
  accountFinal,
  noAddressToAsk,
  refundLinkExpired,
  refundLinkInvalid,
} from './refunds.errors.js';

/** The account as it is stored; null where none is known. */
export type StoredAccount = Pick<
  Refund,
  'account' | 'accountLabel' | 'accountKind' | 'accountSource'
>;

export const NO_ACCOUNT: StoredAccount = {
  account: null,
  accountLabel: null,
  accountKind: null,
  accountSource: null,
};

/** Finance can send another one; with an account, the payer also finds the page by the payment. */
const LINK_VALID_FOR = 30 * DAY;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The bank accounts of people: encrypted, masked in lists, and asked for from the payer only. */
@Injectable()
export class RefundAccounts {
  private readonly box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly emails: RefundEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.box = new SecretBox(config.jwtSecret, 'plenary refund accounts');
  }

  seal(
    refundId: string,
    account: RefundAccount,
    accountSource: Refund['accountSource'],
  ): StoredAccount {
    return {
      account: this.box.seal(refundId, JSON.stringify(account)),
      accountLabel: maskedLabel(account),
      accountKind: account.kind,
      accountSource,
    };
  }

  open({ id, account }: Pick<Refund, 'id' | 'account'>): RefundAccount | null {
    if (!account) return null;
    return refundAccountSchema.parse(JSON.parse(this.box.open(id, account)));
  }

  /** By email, with a new link; older links are void. @throws AppError VALIDATION_FAILED for a transfer */
  async ask(tx: EntityManager, refund: Refund): Promise<void> {
    if (refund.paymentId === null) throw noAddressToAsk();
    const about = await this.cases.find(tx, { id: refund.paymentId });
    const token = randomToken();
    const tokenExpiresAt = after(this.clock.now(), LINK_VALID_FOR);
    await tx.update(Refund, { id: refund.id }, { tokenHash: tokenHash(token), tokenExpiresAt });
    await this.emails.ask(tx, about, refund, token);
  }

  /** @param key the token of the email, or the refund's id for its payer @throws AppError INVALID_LINK */
  async read(payer: Payer, key: string): Promise<OwnRefund> {
    const tx = this.dataSource.manager;
    return this.present(tx, await this.named(tx, payer, key));
  }

  /** @throws AppError INVALID_LINK; INVALID_TRANSITION once it is in a bank file */
  give(payer: Payer, key: string, account: RefundAccount): Promise<OwnRefund> {
    return this.dataSource.transaction(async (tx) => {
      const { id } = await this.named(tx, payer, key);
      const lock = { mode: 'pessimistic_write' } as const;
      const refund = await tx.findOneOrFail(Refund, { where: { id }, lock });
      const status = nextRefundStatus(refund.status, 'give-account');
      if (!status || refund.gateway) throw accountFinal(await this.contactEmail(tx));
      const stored = this.seal(id, account, 'payer');
      // Someone with the link, or in the account, could replace it unseen.
      if (refund.accountLabel !== null)
        await this.emails.replaced(tx, await this.caseOf(tx, refund), refund, stored);
      const version = refund.version + 1;
      const change = { ...stored, status, version, changedAt: this.clock.now() };
      await tx.update(Refund, { id }, change);
      await this.audit.record(tx, {
        actorId: payer.user?.id ?? null,
        action: 'refund.account-given',
        subject: { type: 'refund', id },
        fields: ['account'],
        before: refund.status,
        after: status,
      });
      return this.present(tx, { ...refund, ...change });
    });
  }

  private async named(tx: EntityManager, payer: Payer, key: string): Promise<Refund> {
    const isId = UUID.test(key);
    const where = isId ? { id: key } : { tokenHash: tokenHash(key) };
    const refund = await tx.findOneBy(Refund, where);
    if (refund?.paymentId == null) throw refundLinkInvalid();
    const { tokenExpiresAt: end } = refund;
    if (!isId && end !== null && end <= this.clock.now()) {
      throw refundLinkExpired(await this.contactEmail(tx));
    }
    if (isId) {
      const { registration, group } = await this.cases.find(tx, { id: refund.paymentId });
      const isTheirs = group ? group.payerId === payer.user?.id : isOwn(payer, registration);
      if (!isTheirs) throw refundLinkInvalid();
    }
    return refund;
  }

  private async present(tx: EntityManager, refund: Refund): Promise<OwnRefund> {
    const about = await this.caseOf(tx, refund);
    const { reference, status, amountCents, reason, accountLabel, failure } = refund;
    return {
      reference,
      status,
      amount: dollars(amountCents),
      reason,
      paymentReference: about.payment.merchantReference,
      account: accountLabel,
      isOpen: refund.gateway === null && nextRefundStatus(status, 'give-account') !== undefined,
      failure,
    };
  }

  private caseOf(tx: EntityManager, { paymentId }: Refund) {
    return this.cases.find(tx, { id: paymentId ?? '' });
  }

  private async contactEmail(tx: EntityManager): Promise<string> {
    return (await this.editions.current(tx)).document.contact.paymentsEmail;
  }
}
