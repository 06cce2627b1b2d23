import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { invoiceFacts, isSameInvoice, type InvoiceFacts } from './invoice-facts.js';
import { findInvoiceSource } from './invoice-source.read-model.js';
import { insertInvoice, type InvoiceKind } from './invoices.sql.js';
import { invoiceTexts as texts } from './invoices.texts.js';

type Source = Awaited<ReturnType<typeof findInvoiceSource.one>>;

interface Issue {
  kind: InvoiceKind;
  corrects: number | null;
  reason: string | null;
  actorId: string | null;
}

/**
 * Invoices with continuous numbers. One is never changed: a credit note corrects it as a whole, and another invoice
 * follows. Callers have locked the payment.
 */
@Injectable()
export class Invoices {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a valid invoice that says the same.
   * @throws AppError CONFLICT where the conference issues none or nothing is to be paid; VALIDATION_FAILED without
   *   a country
   */
  async issue(tx: EntityManager, paymentId: string, actorId: string | null): Promise<void> {
    const source = await findInvoiceSource.one(tx, { paymentId });
    if (!source.document.taxes.invoices) throw new AppError(ErrorCode.CONFLICT, texts.notIssued);
    if (source.amountCents === 0) throw new AppError(ErrorCode.CONFLICT, texts.nothingToInvoice);
    const facts = factsOf(source);
    if (!facts)
      throw new AppError(ErrorCode.VALIDATION_FAILED, texts.countryMissing, {
        fields: { country: texts.countryMissing },
      });
    await this.replace(tx, source, facts, { actorId, reason: texts.buyerChanged });
  }

  /** Corrects a valid invoice that no longer matches the order or the buyer. Without one, nothing happens. */
  async follow(
    tx: EntityManager,
    paymentId: string,
    actorId: string | null,
    what: 'buyer' | 'order',
  ): Promise<void> {
    const source = await findInvoiceSource.one(tx, { paymentId });
    if (!source.valid) return;
    const facts = source.amountCents === 0 ? undefined : factsOf(source);
    const reason = what === 'buyer' ? texts.buyerChanged : texts.orderChanged;
    if (facts) await this.replace(tx, source, facts, { actorId, reason });
    else await this.credit(tx, source, { actorId, reason });
  }

  /** Corrects a valid invoice of a registration that ended. */
  async end(
    tx: EntityManager,
    paymentId: string,
    actorId: string | null,
    reason: string | null,
  ): Promise<void> {
    const source = await findInvoiceSource.one(tx, { paymentId });
    await this.credit(tx, source, { actorId, reason: reason ?? texts.ended });
  }

  private async replace(
    tx: EntityManager,
    source: Source,
    facts: InvoiceFacts,
    { actorId, reason }: Pick<Issue, 'actorId' | 'reason'>,
  ): Promise<void> {
    const { valid } = source;
    if (valid && isSameInvoice(valid.facts, facts)) return;
    await this.credit(tx, source, { actorId, reason });
    const issue = { kind: 'invoice', corrects: null, reason: null, actorId } as const;
    await this.write(tx, source, facts, issue);
  }

  private async credit(
    tx: EntityManager,
    source: Source,
    { actorId, reason }: Pick<Issue, 'actorId' | 'reason'>,
  ): Promise<void> {
    const { valid } = source;
    if (!valid) return;
    const due = valid.facts.grossCents + valid.facts.roundingCents;
    const facts = { ...valid.facts, paidCents: 0, payableCents: due };
    const issue = { kind: 'credit-note', corrects: valid.number, reason, actorId } as const;
    await this.write(tx, source, facts, issue);
  }

  private async write(
    tx: EntityManager,
    { paymentId, registrationId, editionId }: Source,
    facts: InvoiceFacts,
    issue: Issue,
  ): Promise<void> {
    await insertInvoice.one(tx, {
      ...{ paymentId, registrationId, editionId },
      ...issue,
      totalCents: facts.grossCents + facts.roundingCents,
      taxCents: facts.taxCents,
      currency: facts.currency,
      buyer: facts.buyer.name,
      facts: JSON.stringify(facts),
      now: this.clock.now(),
    });
    await this.audit.record(tx, {
      actorId: issue.actorId,
      action: issue.kind === 'invoice' ? 'payment.invoiced' : 'payment.invoice-credited',
      subject: { type: 'payment', id: paymentId },
    });
  }
}

function factsOf(source: Source): InvoiceFacts | undefined {
  const { title, firstName, lastName, organization, country } = source;
  const registrant = { name: `${title} ${firstName} ${lastName}`, organization, country };
  return invoiceFacts({ ...source, registrant });
}
