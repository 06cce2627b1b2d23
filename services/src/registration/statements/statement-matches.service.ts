import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../platform/core/new-id.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { AppError } from '../../platform/http/app-error.js';
import { dollars } from '../../conference/editions/fees.js';
import { PaymentDecisions } from '../payments/decisions/payment-decisions.js';
import { expectAvailable, PaymentCases } from '../payments/ledger/payment-cases.js';
import type { Payment } from '../payments/ledger/payment.entity.js';
import { changedMeanwhile } from '../payments/ledger/payments.errors.js';
import {
  BankTransfersService,
  inOrder,
  totalOf,
  type TransferPart,
} from '../payments/transfers/bank-transfers.service.js';
import { lockTransfer } from '../payments/transfers/transfer-locks.js';
import { changedLine } from './statements.errors.js';
import { StatementsQueryService } from './statements.query.js';

export interface Matched {
  confirmed: number;
  /** Received, but not confirmed: a part of the fee, or a proof is missing. */
  matched: number;
}

/** Of a transfer, whose id is that of its line. */
interface Match {
  version: number;
  parts: (TransferPart & Pick<Payment, 'amountCents' | 'receivedCents'>)[];
}

/** A held kind. */
const MATCH = 'transfer-match';

@Injectable()
export class StatementMatches implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: StatementsQueryService,
    private readonly transfers: BankTransfersService,
    private readonly decisions: PaymentDecisions,
    private readonly cases: PaymentCases,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Match>(MATCH, 'payments:write', (tx, { subjectId, actor, payload }) =>
      this.settle(tx, actor.id, subjectId, payload),
    );
  }

  /**
   * Confirms those of the lines that are certain now. They are one hold, but each is a transaction, so
   * that one that changed meanwhile keeps no other back.
   * @throws AppError NOT_FOUND
   */
  async confirm(actorId: string, statementId: string, lineIds: string[]) {
    const { lines, proposals } = await this.query.matched(this.dataSource.manager, statementId);
    const batchId = newId();
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
        await this.match(actorId, lineId, line.version, parts, batchId);
        confirmed += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ lineId, message: error.message });
      }
    }
    return { confirmed, refused };
  }

  /**
   * On hold first: books the parts of a transfer and confirms payments that are paid in full, all or none.
   * @param batchId of lines that are undone together
   * @throws AppError as BankTransfersService.matchAll; CONFLICT while the line or a payment is on
   *   hold, or its refund is under way
   */
  async match(
    actorId: string,
    lineId: string,
    version: number,
    parts: TransferPart[],
    batchId?: string,
  ): Promise<Matched> {
    return this.dataSource.transaction(async (tx) => {
      await lockTransfer(tx, lineId, { version, amount: totalOf(parts) });
      const labels: string[] = [];
      const match: Match = { version, parts: [] };
      for (const part of inOrder(parts)) {
        const about = await this.cases.lock(tx, { id: part.paymentId });
        expectAvailable(about);
        const { amountCents, receivedCents, merchantReference } = about.payment;
        match.parts.push({ ...part, amountCents, receivedCents });
        labels.push(merchantReference);
      }
      const act = {
        kind: MATCH,
        subject: { type: 'transfer', id: lineId },
        concerned: parts.map(({ paymentId }) => paymentId),
        label: labels.join(', '),
        actorId,
        payload: match,
        ...(batchId && { batchId }),
      };
      let rehearsed: Matched = { confirmed: 0, matched: 0 };
      await this.holds.act(tx, act, async (tx) => {
        rehearsed = await this.settle(tx, actorId, lineId, match);
      });
      return rehearsed;
    });
  }

  private async settle(
    tx: EntityManager,
    actorId: string,
    lineId: string,
    { version, parts }: Match,
  ): Promise<Matched> {
    for (const { paymentId, amountCents, receivedCents } of parts) {
      const { payment } = await this.cases.lock(tx, { id: paymentId });
      const isSame = payment.amountCents === amountCents && payment.receivedCents === receivedCents;
      if (!isSame) throw changedMeanwhile();
    }
    await this.transfers.matchAll(tx, actorId, lineId, version, parts);
    let confirmed = 0;
    for (const { paymentId } of parts) {
      if (await this.decisions.confirmMatched(tx, actorId, paymentId)) confirmed += 1;
    }
    return { confirmed, matched: parts.length - confirmed };
  }
}
