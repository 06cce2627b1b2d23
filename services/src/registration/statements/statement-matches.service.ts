import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { dollars } from '../../conference/editions/fees.js';
import { minorDigits } from '../bank-files/amounts.js';
import { PaymentDecisions } from '../payments/decisions/payment-decisions.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import {
  BankTransfersService,
  type TransferPart,
} from '../payments/transfers/bank-transfers.service.js';
import { receiveLine } from './imported-lines.sql.js';
import type { EnterLine } from './statement.schema.js';
import {
  enterLine,
  findLine,
  findStatement,
  type LineRow,
  payRefund,
  setLineStatus,
} from './statement.sql.js';
import { changedLine, lineNotFound, refundNotFound } from './statements.errors.js';
import { StatementsQueryService } from './statements.query.js';

export interface Matched {
  confirmed: number;
  /** Received, but not confirmed: a part of the fee, or a proof is missing. */
  matched: number;
}

@Injectable()
export class StatementMatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: StatementsQueryService,
    private readonly transfers: BankTransfersService,
    private readonly decisions: PaymentDecisions,
    private readonly cases: PaymentCases,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms those of the lines that are certain now, one after the other, so that one that changed
   * meanwhile keeps no other back.
   * @throws AppError NOT_FOUND
   */
  async confirm(actorId: string, statementId: string, lineIds: string[]) {
    const { lines, proposals } = await this.query.matched(this.dataSource.manager, statementId);
    const refused: { lineId: string; message: string }[] = [];
    let confirmed = 0;
    for (const lineId of lineIds) {
      const proposal = proposals.get(lineId);
      const line = lines.find(({ id }) => id === lineId);
      try {
        if (!proposal?.isCertain || !line?.version) throw changedLine();
        const parts = proposal.parts.map(({ paymentId, cents }) => ({
          paymentId,
          amount: dollars(cents),
        }));
        await this.match(actorId, lineId, line.version, parts);
        confirmed += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ lineId, message: error.message });
      }
    }
    return { confirmed, refused };
  }

  /**
   * Books the parts of a transfer, all or none, and then confirms payments that are paid in full.
   * @throws AppError as BankTransfersService.matchAll
   */
  async match(
    actorId: string,
    lineId: string,
    version: number,
    parts: TransferPart[],
  ): Promise<Matched> {
    await this.transfers.matchAll(actorId, lineId, version, parts);
    let confirmed = 0;
    for (const { paymentId } of parts) {
      if (await this.confirmPaid(actorId, paymentId)) confirmed += 1;
    }
    return { confirmed, matched: parts.length - confirmed };
  }

  /** @throws AppError NOT_FOUND for another amount, or a refund that another line pays */
  async payRefund(actorId: string, id: string, entryId: string): Promise<void> {
    await this.change(actorId, id, 'pay-refund', async (tx) => {
      const paid = await payRefund.run(tx, { id, entryId }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? refundNotFound() : error;
      });
      if (paid === 0) throw refundNotFound();
    });
  }

  /** An unreadable line or a possible duplicate. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async ignore(actorId: string, id: string): Promise<void> {
    await this.change(actorId, id, 'ignore', (tx) => this.setStatus(tx, id, 'ignored'));
  }

  /** A possible duplicate is separate money. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async accept(actorId: string, id: string): Promise<void> {
    await this.change(actorId, id, 'accept', async (tx, line) => {
      await this.setStatus(tx, id, 'booked');
      await this.receive(tx, actorId, line);
    });
  }

  /** What a person reads in an unreadable line. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async enter(actorId: string, id: string, { amount, date, sender }: EnterLine): Promise<void> {
    await this.change(actorId, id, 'enter', async (tx, line) => {
      const currency = line.statementCurrency ?? 'USD';
      const minor = Math.round(amount * 10 ** minorDigits(currency));
      const entered = await enterLine.run(tx, { id, minor, currency, date, sender });
      if (entered === 0) throw changedLine();
      await this.receive(tx, actorId, line);
    });
  }

  private async confirmPaid(actorId: string, id: string): Promise<boolean> {
    const { payment } = await this.cases.find(this.dataSource.manager, { id });
    if (payment.status !== 'matched') return false;
    try {
      await this.decisions.confirm(actorId, id, { version: payment.version });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.PROOF_REQUIRED) return false;
      throw error;
    }
  }

  private async setStatus(tx: EntityManager, id: string, status: 'booked' | 'ignored') {
    if ((await setLineStatus.run(tx, { id, status })) === 0) throw changedLine();
  }

  private async receive(tx: EntityManager, actorId: string, line: LineRow): Promise<void> {
    const { editionId } = await findStatement.one(tx, { id: line.statementId });
    await receiveLine.run(tx, { editionId, actorId, at: this.clock.now(), lineId: line.id });
  }

  private async change(
    actorId: string,
    id: string,
    action: string,
    work: (tx: EntityManager, line: LineRow) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const line = await findLine.first(tx, { id });
      if (!line) throw lineNotFound();
      await work(tx, line);
      const subject = { type: 'statement-line', id };
      await this.audit.record(tx, { actorId, action: `statement-line.${action}`, subject });
    });
  }
}
