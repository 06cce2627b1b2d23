import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { minorDigits } from '../bank-files/amounts.js';
import { followUnpaid } from '../refunds/paid-lines.sql.js';
import { receiveLine } from './imported-lines.sql.js';
import type { EnterLine } from './statement.schema.js';
import {
  acceptLine,
  enterLine,
  ignoreLine,
  payRefund,
  restoreLine,
  unpayRefund,
} from './line-decisions.sql.js';
import { findLine, findStatement, type LineRow } from './statement.sql.js';
import { changedLine, lineNotFound, refundNotFound } from './statements.errors.js';

/** What a person decides on a line that is not matched to a payment. */
@Injectable()
export class StatementLines {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for another amount, or a refund that another line pays */
  async payRefund(actorId: string, id: string, entryId: string): Promise<void> {
    await this.change(actorId, id, 'pay-refund', async (tx) => {
      const paid = await payRefund.run(tx, { id, entryId }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? refundNotFound() : error;
      });
      if (paid === 0) throw refundNotFound();
    });
  }

  /** A line that is no money of a registration. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async ignore(actorId: string, id: string, reason: string): Promise<void> {
    await this.change(actorId, id, 'ignore', async (tx) => {
      expectOne(await ignoreLine.run(tx, { id, reason }));
    });
  }

  /** Undoes `ignore` and `payRefund`; the ledger keeps the refund. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async restore(actorId: string, id: string): Promise<void> {
    await this.change(actorId, id, 'restore', async (tx) => {
      await followUnpaid.run(tx, { lineId: id, now: this.clock.now() });
      expectOne((await restoreLine.run(tx, { id })) + (await unpayRefund.run(tx, { id })));
    });
  }

  /** A possible duplicate is separate money. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async accept(actorId: string, id: string): Promise<void> {
    await this.change(actorId, id, 'accept', async (tx, line) => {
      expectOne(await acceptLine.run(tx, { id }));
      await this.receive(tx, actorId, line);
    });
  }

  /** What a person reads in an unreadable line. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  async enter(actorId: string, id: string, { amount, date, sender }: EnterLine): Promise<void> {
    await this.change(actorId, id, 'enter', async (tx, line) => {
      const currency = line.statementCurrency ?? 'USD';
      const minor = Math.round(amount * 10 ** minorDigits(currency));
      expectOne(await enterLine.run(tx, { id, minor, currency, date, sender }));
      await this.receive(tx, actorId, line);
    });
  }

  private async receive(tx: EntityManager, actorId: string, line: LineRow): Promise<void> {
    const { editionId } = await findStatement.one(tx, { id: line.statementId });
    await receiveLine(tx, { editionId, actorId, at: this.clock.now(), lineId: line.id });
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

function expectOne(changed: number): void {
  if (changed !== 1) throw changedLine();
}
