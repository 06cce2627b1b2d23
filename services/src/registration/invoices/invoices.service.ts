import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { isSameInvoice, type InvoiceFacts, invoiceFacts } from './invoice-facts.js';
import { findInvoiceSource } from './invoice-source.read-model.js';
import { groupSource, type InvoiceSubject } from './group-source.js';
import { insertInvoice, type InvoiceKind } from './invoices.sql.js';
import { invoiceTexts as texts } from './invoices.texts.js';

interface Issue {
  kind: InvoiceKind;
  corrects: number | null;
  reason: string | null;
  actorId: string | null;
}

type Correction = Pick<Issue, 'actorId' | 'reason'>;

/**
 * Invoices with continuous numbers. One is never changed: a credit note corrects it as a whole, and another invoice
 * follows. Callers have locked the payment, and the group that pays it.
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
    const source = await paymentSource(tx, paymentId);
    await this.issueFor(tx, source, actorId);
  }

  /** One invoice for the live payments of a round. @throws AppError as `issue` */
  async issueForGroup(
    tx: EntityManager,
    groupId: string,
    round: number,
    actorId: string | null,
  ): Promise<void> {
    await this.issueFor(tx, await groupSource(tx, groupId, round), actorId);
  }

  /** Corrects a valid invoice that no longer matches the order or the buyer. Without one, nothing happens. */
  async follow(
    tx: EntityManager,
    paymentId: string,
    actorId: string | null,
    what: 'buyer' | 'order',
  ): Promise<void> {
    const reason = what === 'buyer' ? texts.buyerChanged : texts.orderChanged;
    await this.correct(tx, await subjectOf(tx, paymentId), { actorId, reason });
  }

  /** The same for all invoices of a group, whose buyer changed. */
  async followGroup(
    tx: EntityManager,
    groupId: string,
    rounds: number,
    actorId: string | null,
  ): Promise<void> {
    for (let round = 1; round <= rounds; round += 1) {
      const reason = texts.buyerChanged;
      await this.correct(tx, await groupSource(tx, groupId, round), { actorId, reason });
    }
  }

  /** Corrects a valid invoice of a registration that ended; of a group, another one is for the others. */
  async end(
    tx: EntityManager,
    paymentId: string,
    actorId: string | null,
    reason: string | null,
  ): Promise<void> {
    const source = await subjectOf(tx, paymentId);
    // The reason is the person's own: the payer of a group does not read it.
    if (source.groupId) {
      await this.correct(tx, source, { actorId, reason: texts.memberEnded });
    } else await this.credit(tx, source, { actorId, reason: reason ?? texts.ended });
  }

  private async issueFor(
    tx: EntityManager,
    source: InvoiceSubject,
    actorId: string | null,
  ): Promise<void> {
    const { facts, amountCents, document } = source;
    if (!document.taxes.invoices) throw new AppError(ErrorCode.CONFLICT, texts.notIssued);
    if (amountCents === 0) throw new AppError(ErrorCode.CONFLICT, texts.nothingToInvoice);
    if (!facts)
      throw new AppError(ErrorCode.VALIDATION_FAILED, texts.countryMissing, {
        fields: { country: texts.countryMissing },
      });
    await this.replace(tx, source, facts, { actorId, reason: texts.buyerChanged });
  }

  private async correct(
    tx: EntityManager,
    source: InvoiceSubject,
    correction: Correction,
  ): Promise<void> {
    const { valid, facts, amountCents } = source;
    if (!valid) return;
    if (facts && amountCents > 0) await this.replace(tx, source, facts, correction);
    else await this.credit(tx, source, correction);
  }

  private async replace(
    tx: EntityManager,
    source: InvoiceSubject,
    facts: InvoiceFacts,
    { actorId, reason }: Correction,
  ): Promise<void> {
    const { valid } = source;
    if (valid && isSameInvoice(valid.facts, facts)) return;
    await this.credit(tx, source, { actorId, reason });
    const issue = { kind: 'invoice', corrects: null, reason: null, actorId } as const;
    await this.write(tx, source, facts, issue);
  }

  private async credit(
    tx: EntityManager,
    source: InvoiceSubject,
    { actorId, reason }: Correction,
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
    { paymentId, groupId, groupRound, registrationId, editionId }: InvoiceSubject,
    facts: InvoiceFacts,
    issue: Issue,
  ): Promise<void> {
    await insertInvoice.one(tx, {
      ...{ paymentId, groupId, groupRound, registrationId, editionId },
      ...issue,
      totalCents: facts.grossCents + facts.roundingCents,
      taxCents: facts.taxCents,
      currency: facts.currency,
      buyer: facts.buyer.name,
      facts: JSON.stringify(facts),
      now: this.clock.now(),
    });
    const type = groupId ? 'group' : 'payment';
    await this.audit.record(tx, {
      actorId: issue.actorId,
      action: issue.kind === 'invoice' ? `${type}.invoiced` : `${type}.invoice-credited`,
      subject: { type, id: groupId ?? paymentId ?? '' },
    });
  }
}

async function paymentSource(tx: EntityManager, paymentId: string): Promise<InvoiceSubject> {
  const source = await findInvoiceSource.one(tx, { paymentId });
  const { title, firstName, lastName, organization, country } = source;
  const registrant = { name: `${title} ${firstName} ${lastName}`, organization, country };
  const facts = invoiceFacts({ ...source, registrant });
  return { ...source, facts, groupId: null, groupRound: null };
}

/** The invoice that a payment is on: its own, or its group's. */
async function subjectOf(tx: EntityManager, paymentId: string): Promise<InvoiceSubject> {
  const { groupId, groupRound } = await findInvoiceSource.one(tx, { paymentId });
  return groupId && groupRound !== null
    ? groupSource(tx, groupId, groupRound)
    : paymentSource(tx, paymentId);
}
