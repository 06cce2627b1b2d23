import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { PaymentCases, type PaymentCase } from '../payments/ledger/payment-cases.js';
import { Payment } from '../payments/ledger/payment.entity.js';
import { paymentNotFound } from '../payments/ledger/payments.errors.js';
import { isOwn, type Payer } from '../payments/payer/payer.js';
import { reducibleCents } from '../reductions/waiver-lines.js';
import { nextWaiverStatus, type WaiverStatus } from './waiver-status.js';
import { Waiver } from './waiver.entity.js';
import { canPayAll, nothingDue, waiverDecided, waiversClosed } from './waivers.errors.js';
import type { ApplyForWaiver, OwnWaiver } from './waivers.schema.js';

/** What applicants do. Organisers without the right to payments are strangers. */
@Injectable()
export class OwnWaivers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for a payment of another payer */
  async read(payer: Payer, paymentId: string): Promise<OwnWaiver> {
    const tx = this.dataSource.manager;
    const about = own(payer, await this.cases.find(tx, { id: paymentId }));
    return present(about, await this.current(tx, paymentId));
  }

  /**
   * Applies, or replaces an application that is open.
   * @throws AppError NOT_FOUND, CLOSED while waivers are off, INVALID_TRANSITION once it was decided or nothing is
   *   due, VALIDATION_FAILED for a share that is the whole fee
   */
  apply(payer: Payer, paymentId: string, asked: ApplyForWaiver): Promise<OwnWaiver> {
    return this.dataSource.transaction(async (tx) => {
      const about = own(payer, await this.cases.lock(tx, { id: paymentId }));
      const { document } = about.edition;
      const known = await this.current(tx, paymentId);
      if (!known && !document.reductions.waivers)
        throw waiversClosed(document.contact.paymentsEmail);
      if (!isDue(about)) throw nothingDue();
      const fee = reducibleCents(about.lines);
      const canPayCents = asked.canPay == null ? null : centsOf(asked.canPay);
      if (canPayCents !== null && canPayCents >= fee) throw canPayAll(fee);
      const values = { reason: asked.reason, canPayCents };
      if (known && !nextWaiverStatus(known.status, 'change'))
        throw waiverDecided(document.contact.paymentsEmail);
      const change = { ...values, version: (known?.version ?? 0) + 1 };
      const waiver = known ? { ...known, ...change } : this.opened(about, values);
      if (known) await tx.update(Waiver, { id: known.id }, change);
      else await tx.insert(Waiver, waiver);
      // It is not cancelled for want of money while finance decides.
      await tx.update(Payment, { id: paymentId }, { cancelsAt: null });
      await this.record(tx, payer, waiver.id, known ? 'changed' : 'applied');
      return present(about, waiver);
    });
  }

  /** Repeating it changes nothing. @throws AppError NOT_FOUND, INVALID_TRANSITION once it was decided */
  withdraw(payer: Payer, paymentId: string): Promise<OwnWaiver> {
    return this.dataSource.transaction(async (tx) => {
      const about = own(payer, await this.cases.lock(tx, { id: paymentId }));
      const waiver = await this.current(tx, paymentId);
      if (!waiver) return present(about, null);
      const status = nextWaiverStatus(waiver.status, 'withdraw');
      if (!status) throw waiverDecided(about.edition.document.contact.paymentsEmail);
      const change = { status, version: waiver.version + 1 };
      await tx.update(Waiver, { id: waiver.id }, change);
      await this.record(tx, payer, waiver.id, 'withdrawn', waiver.status);
      return present(about, null);
    });
  }

  private opened({ payment, edition }: PaymentCase, asked: Pick<Waiver, 'reason' | 'canPayCents'>) {
    return {
      ...asked,
      id: newId(),
      editionId: edition.id,
      paymentId: payment.id,
      status: 'open' as const,
      offeredCents: null,
      answer: null,
      decidedBy: null,
      decidedAt: null,
      version: 1,
      createdAt: this.clock.now(),
    };
  }

  private current(tx: EntityManager, paymentId: string): Promise<Waiver | null> {
    return tx.findOneBy(Waiver, { paymentId, status: Not<WaiverStatus>('withdrawn') });
  }

  private async record(
    tx: EntityManager,
    payer: Payer,
    id: string,
    name: 'applied' | 'changed' | 'withdrawn',
    before?: WaiverStatus,
  ): Promise<void> {
    await this.audit.record(tx, {
      actorId: payer.user?.id ?? null,
      action: `waiver.${name}`,
      subject: { type: 'waiver', id },
      ...(name === 'withdrawn' ? { before, after: name } : { fields: ['reason', 'canPay'] }),
    });
  }
}

/** Money is awaited from the person, and a part of it can be waived. */
function isDue({ payment, lines, group }: PaymentCase): boolean {
  return (
    !group &&
    factsOf(payment.status).awaitsMoney &&
    payment.amountCents > 0 &&
    reducibleCents(lines) > 0
  );
}

function own(payer: Payer, about: PaymentCase): PaymentCase {
  if (!isOwn(payer, about.registration)) throw paymentNotFound();
  return about;
}

function present(about: PaymentCase, waiver: Waiver | null): OwnWaiver {
  const { reductions } = about.edition.document;
  const isChangeable = waiver ? waiver.status === 'open' : reductions.waivers;
  return {
    canApply: isChangeable && isDue(about),
    fee: dollars(reducibleCents(about.lines)),
    waiver: waiver && {
      reason: waiver.reason,
      canPay: waiver.canPayCents === null ? null : dollars(waiver.canPayCents),
      status: waiver.status,
      amount: waiver.status === 'granted' ? waivedIn(about) : null,
      answer: waiver.answer,
      decidedAt: waiver.decidedAt?.toISOString() ?? null,
      createdAt: waiver.createdAt.toISOString(),
    },
  };
}

/** Another package can leave less to waive than was granted. */
function waivedIn({ lines }: PaymentCase): number {
  const line = lines.find(({ kind }) => kind === 'waiver');
  return dollars(-(line?.amountCents ?? 0));
}
