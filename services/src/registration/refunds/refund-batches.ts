import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { SecretBox } from '../../platform/core/secret-box.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import { makeReference } from '../payments/reference/merchant-reference.js';
import { lockPreparer, sumWithoutApproval } from './refund-approvals.sql.js';
import { RefundAccounts } from './refund-accounts.js';
import { RefundBatch } from './refund-batch.entity.js';
import { type PaidOut, writeRefundFile } from './refund-file.js';
import { type BatchStatus, nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';
import {
  batchChanged,
  batchNotFound,
  batchNotFromHere,
  batchTooLarge,
  refundNotFound,
  refundNotReady,
  samePerson,
} from './refunds.errors.js';

/** Of an integer column. */
const MOST = 2_147_483_647;

/** Only EUR to an IBAN is a SEPA credit transfer. */
function formatOf({ payCurrency, accountKind }: Refund): RefundBatch['format'] {
  return payCurrency === 'EUR' && accountKind === 'iban' ? 'pain.001' : 'csv';
}

/** Files for the bank: prepared by one person, above the edition's amount approved by another, exported once. */
@Injectable()
export class RefundBatches {
  private readonly box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly accounts: RefundAccounts,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.box = new SecretBox(config.jwtSecret, 'plenary refund files');
  }

  /**
   * A file for each currency and format of the refunds.
   * @returns the ids of the batches
   * @throws AppError NOT_FOUND; CHANGED_MEANWHILE for a refund that is not ready
   */
  prepare(actorId: string, refundIds: string[]): Promise<string[]> {
    return this.dataSource.transaction(async (tx) => {
      const refunds = await this.lockAll(tx, { id: In(refundIds) });
      if (refunds.length !== new Set(refundIds).size) throw refundNotFound();
      const files = new Map<string, Refund[]>();
      for (const refund of refunds) {
        const key = `${formatOf(refund)} ${refund.payCurrency}`;
        files.set(key, [...(files.get(key) ?? []), refund]);
      }
      const { document } = await this.editions.current(tx);
      const above = document.invoicing.refundApprovalAbove;
      // Of all together: neither currencies nor several files divide a sum that needs approval.
      const sum = sumOf(refunds) + (await this.withoutApproval(tx, actorId));
      const needsApproval = above !== undefined && sum > centsOf(above);
      const ids: string[] = [];
      for (const group of files.values()) {
        ids.push(await this.insert(tx, actorId, group, needsApproval));
      }
      return ids;
    });
  }

  /** By another person than the preparer. @throws AppError NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async approve(actorId: string, id: string, version: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const batch = await this.locked(tx, id, version);
      expectStatus(batch, ['awaiting-approval']);
      if (batch.preparedBy === actorId) throw samePerson();
      await this.change(tx, actorId, batch, 'approved', { status: 'ready', approvedBy: actorId });
    });
  }

  /** Its refunds are ready again. @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async discard(actorId: string, id: string, version: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const batch = await this.locked(tx, id, version);
      expectStatus(batch, ['awaiting-approval', 'ready']);
      await this.moveAll(tx, await this.lockAll(tx, { batchId: id }), 'discard', null);
      await this.change(tx, actorId, batch, 'discarded', { status: 'discarded' });
    });
  }

  /**
   * Writes the file, once; downloads have its bytes.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT without an IBAN of the conference
   */
  async export(actorId: string, id: string, version: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const batch = await this.locked(tx, id, version);
      expectStatus(batch, ['ready']);
      const refunds = await this.lockAll(tx, { batchId: id });
      const now = this.clock.now();
      const { document } = await this.editions.current(tx);
      const paid = refunds.map((refund) => this.paidOut(refund));
      const { text, count, minor } = await writeRefundFile(batch, document, paid, now);
      if (count !== batch.refundCount || minor !== batch.totalMinor) {
        throw new Error(`The file of ${batch.messageId} has another sum than its refunds.`);
      }
      const file = { file: this.box.seal(id, text), fileMinor: minor };
      await this.moveAll(tx, refunds, 'export', id);
      await this.change(tx, actorId, batch, 'exported', {
        status: 'exported',
        exportedBy: actorId,
        exportedAt: now,
        ...file,
      });
    });
  }

  /** @throws AppError NOT_FOUND before the export */
  async read(id: string): Promise<Pick<RefundBatch, 'messageId' | 'format'> & { text: string }> {
    const select = { id: true, messageId: true, format: true, file: true } as const;
    const batch = await this.dataSource.manager.findOne(RefundBatch, { where: { id }, select });
    if (!batch?.file) throw batchNotFound();
    const { messageId, format, file } = batch;
    return { messageId, format, text: this.box.open(id, file) };
  }

  /** In cents: of the files that the person prepared within a day. Two requests of one person run one after another. */
  private async withoutApproval(tx: EntityManager, actorId: string): Promise<number> {
    await lockPreparer.run(tx, { actorId });
    const since = after(this.clock.now(), -DAY);
    return (await sumWithoutApproval.one(tx, { actorId, since })).cents;
  }

  private async insert(
    tx: EntityManager,
    actorId: string,
    refunds: Refund[],
    needsApproval: boolean,
  ): Promise<string> {
    const [first] = refunds;
    const edition = await this.editions.current(tx);
    const { referencePrefix } = edition.document;
    const totalCents = sumOf(refunds);
    const totalMinor = refunds.reduce((sum, { payMinor }) => sum + payMinor, 0);
    if (!first || totalCents > MOST || totalMinor > MOST) throw batchTooLarge();
    const id = newId();
    await tx.insert(RefundBatch, {
      id,
      editionId: edition.id,
      messageId: makeReference(`${referencePrefix}B`),
      format: formatOf(first),
      currency: first.payCurrency,
      status: needsApproval ? 'awaiting-approval' : 'ready',
      refundCount: refunds.length,
      totalMinor,
      totalCents,
      needsApproval,
      version: 1,
      preparedBy: actorId,
      createdAt: this.clock.now(),
    });
    await this.moveAll(tx, refunds, 'batch', id);
    await this.record(tx, actorId, id, 'prepared');
    return id;
  }

  private paidOut(refund: Refund): PaidOut {
    const account = this.accounts.open(refund);
    if (!account) throw refundNotReady(refund.reference);
    const { reference, payMinor, payCurrency } = refund;
    return { reference, payMinor, payCurrency, account };
  }

  /** In the order of their ids, so that two people never wait for each other. */
  private lockAll(tx: EntityManager, where: object): Promise<Refund[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return tx.find(Refund, { where, order: { id: 'ASC' }, lock });
  }

  private async moveAll(
    tx: EntityManager,
    refunds: Refund[],
    action: 'batch' | 'discard' | 'export',
    batchId: string | null,
  ): Promise<void> {
    const changedAt = this.clock.now();
    for (const { id, version, status: before, reference, gateway } of refunds) {
      const status = gateway ? undefined : nextRefundStatus(before, action);
      if (!status) throw refundNotReady(reference);
      await tx.update(Refund, { id }, { status, batchId, version: version + 1, changedAt });
    }
  }

  private async locked(tx: EntityManager, id: string, version: number): Promise<RefundBatch> {
    const lock = { mode: 'pessimistic_write' } as const;
    const batch = await tx.findOne(RefundBatch, { where: { id }, lock });
    if (!batch) throw batchNotFound();
    if (batch.version !== version) throw batchChanged();
    return batch;
  }

  private async change(
    tx: EntityManager,
    actorId: string,
    { id, version, status }: RefundBatch,
    name: string,
    change: Partial<RefundBatch> & { status: BatchStatus },
  ): Promise<void> {
    await tx.update(RefundBatch, { id }, { ...change, version: version + 1 });
    await this.record(tx, actorId, id, name, { before: status, after: change.status });
  }

  private async record(
    tx: EntityManager,
    actorId: string,
    id: string,
    name: string,
    states: { before?: string; after?: string } = {},
  ): Promise<void> {
    const subject = { type: 'refund-batch', id };
    await this.audit.record(tx, { actorId, action: `refund-batch.${name}`, subject, ...states });
  }
}

/** In cents. */
function sumOf(refunds: Refund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function expectStatus({ status }: RefundBatch, allowed: BatchStatus[]): void {
  if (!allowed.includes(status)) throw batchNotFromHere(status);
}
