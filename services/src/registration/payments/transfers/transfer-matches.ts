import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { expectAvailable, expectUnchanged, PaymentCases } from '../ledger/payment-cases.js';
import { centsOf, leavesUnderpaid } from '../ledger/payment-money.js';
import { BankTransfersService, type TransferPart } from './bank-transfers.service.js';
import { lockFreeTransfer, lockTransfer, type TransferUse } from './transfer-locks.js';

interface HeldMatch extends TransferPart {
  /** Of the transfer. */
  version: number;
  paymentVersion: number;
}

/** A held kind. */
const UNDERPAY = 'transfer-underpay';

/** Matches a part of a transfer to one registration; it is confirmed later. */
@Injectable()
export class TransferMatches implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transfers: BankTransfersService,
    private readonly cases: PaymentCases,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<HeldMatch>(UNDERPAY, 'payments:write', async (tx, act) => {
      const { subjectId, actor, payload } = act;
      await lockTransfer(tx, subjectId, payload);
      const about = await this.cases.lock(tx, { id: payload.paymentId });
      expectUnchanged(about, payload.paymentVersion);
      await this.book(tx, actor.id, subjectId, payload);
    });
  }

  /**
   * On hold first where the fee is not paid by it, because the payer is emailed then.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; VALIDATION_FAILED for more than is open; CONFLICT while an act on
   *   transfer or payment is on hold; as PaymentMatches.receive
   */
  async match(actorId: string, id: string, paymentId: string, use: TransferUse): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { version } = await lockFreeTransfer(tx, id, use);
      const about = await this.cases.lock(tx, { id: paymentId });
      expectAvailable(about);
      const { version: paymentVersion, merchantReference: label } = about.payment;
      const match: HeldMatch = { paymentId, amount: use.amount, version, paymentVersion };
      const work = (tx: EntityManager) => this.book(tx, actorId, id, match);
      if (!leavesUnderpaid(about, centsOf(use.amount))) {
        await work(tx);
        return;
      }
      const subject = { type: 'transfer', id };
      const concerned = [paymentId];
      const act = { kind: UNDERPAY, subject, concerned, label, actorId, payload: match };
      await this.holds.act(tx, act, work);
    });
  }

  private book(
    tx: EntityManager,
    actorId: string,
    id: string,
    { version, paymentId, amount }: HeldMatch,
  ): Promise<void> {
    return this.transfers.matchAll(tx, actorId, id, version, [{ paymentId, amount }]);
  }
}
