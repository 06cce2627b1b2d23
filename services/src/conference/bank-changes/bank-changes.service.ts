import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Administrators } from '../../identity/accounts/administrators.js';
import { StepUp } from '../../identity/two-factor/step-up.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, HOUR } from '../../platform/core/time.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { EditionEditor } from '../edition-editor/edition-editor.js';
import { editionRefused } from '../edition-editor/editions.errors.js';
import { changedFields } from '../edition-editor/field-changes.js';
import { editionProblems } from '../editions/rules/edition-problems.js';
import { type Bank, BankChange } from './bank-change.entity.js';
import { BankChangeNotices } from './bank-change-notices.js';
import { next } from './bank-change-status.js';
import {
  changeNotFound,
  changeOpen,
  notEstablished,
  ownChange,
  sameDetails,
} from './bank-changes.errors.js';
import { findBankChanges } from './bank-changes.read-model.js';
import type {
  BankChangeAnswer,
  BankChangeConfirmation,
  BankChangeRequest,
  BankChangesQuery,
} from './bank-changes.schema.js';

/**
 * Bank details change in steps: a request with the password, the confirmation of a second administrator
 * with theirs, a delay, and the job that puts them into effect. Any administrator cancels.
 */
@Injectable()
export class BankChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stepUp: StepUp,
    private readonly administrators: Administrators,
    private readonly editor: EditionEditor,
    private readonly idempotency: Idempotency,
    private readonly notices: BankChangeNotices,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async list(caller: AuthenticatedUser, { q }: BankChangesQuery) {
    const asked = { id: null, q: q?.toLowerCase() || null };
    const rows = await findBankChanges.all(this.dataSource.manager, asked);
    const items = await this.present(this.dataSource.manager, caller, rows);
    return { items, delayHours: this.config.bankChangeDelayHours };
  }

  /**
   * Requests other details for an edition; payers keep seeing the old ones.
   * @throws AppError of the proof; NOT_FOUND; VALIDATION_FAILED for details that are invalid or the current
   *   ones; CONFLICT while another change is open
   */
  request(
    request: IdempotentRequest,
    caller: AuthenticatedUser,
    editionId: string,
    { bank, ...proof }: BankChangeRequest,
  ): Promise<BankChangeAnswer> {
    const { body } = request;
    return this.idempotency.run({ ...request, body: { editionId, body } }, async (tx) => {
      await this.stepUp.require(caller, proof);
      const now = await this.editor.lock(tx, editionId);
      const afterBank = trimmed(bank);
      const problems = editionProblems({ ...now.draft, bank: afterBank });
      const ofBank = problems.filter(([field]) => field.startsWith('bank.'));
      if (ofBank.length > 0) throw editionRefused(ofBank);
      const fields = changedFields(now.draft.bank, afterBank).map((field) => `bank.${field}`);
      if (fields.length === 0) throw sameDetails();
      const isAlone = await this.needsNoSecond(tx);
      const requestedAt = this.clock.now();
      const change: BankChange = {
        id: newId(),
        editionId,
        status: isAlone ? 'scheduled' : 'requested',
        beforeBank: now.draft.bank,
        afterBank,
        requestedBy: caller.id,
        requestedAt,
        confirmedBy: null,
        confirmedAt: null,
        effectiveAt: isAlone ? this.delayed(requestedAt) : null,
        closedBy: null,
        closedAt: null,
      };
      await tx.insert(BankChange, change).catch((error: unknown) => {
        throw isUniqueViolation(error, 'bank_changes_open') ? changeOpen() : error;
      });
      await this.record(tx, caller.id, change, 'requested', fields);
      await this.notices.send(tx, change);
      return this.read(tx, caller, change.id);
    });
  }

  /**
   * Confirms a change of another administrator, and starts its delay.
   * @throws AppError of the proof; NOT_FOUND; CONFLICT for the caller's own change, and for callers who
   *   became administrators within a week; INVALID_TRANSITION for a change that is no longer open
   */
  async confirm(
    caller: AuthenticatedUser,
    id: string,
    proof: BankChangeConfirmation,
  ): Promise<BankChangeAnswer> {
    await this.stepUp.require(caller, proof);
    return this.dataSource.transaction(async (tx) => {
      const change = await this.lock(tx, id);
      const status = next(change.status, 'confirm');
      if (change.requestedBy === caller.id) throw ownChange();
      if (!(await this.isEstablished(tx, caller.id))) throw notEstablished();
      const confirmedAt = this.clock.now();
      const effectiveAt = this.delayed(confirmedAt);
      const changed = { status, confirmedBy: caller.id, confirmedAt, effectiveAt };
      await tx.update(BankChange, { id }, changed);
      await this.record(tx, caller.id, { ...change, status }, 'confirmed');
      await this.notices.send(tx, { id, status });
      return this.read(tx, caller, id);
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION for a change that is no longer open */
  async cancel(caller: AuthenticatedUser, id: string): Promise<BankChangeAnswer> {
    return this.dataSource.transaction(async (tx) => {
      const change = await this.lock(tx, id);
      const status = next(change.status, 'cancel');
      const closed = { status, closedBy: caller.id, closedAt: this.clock.now() };
      await tx.update(BankChange, { id }, closed);
      await this.record(tx, caller.id, { ...change, status }, 'cancelled');
      await this.notices.send(tx, { id, status });
      return this.read(tx, caller, id);
    });
  }

  /** With the setting 'optional', an administrator who is and was the only one. */
  private async needsNoSecond(tx: EntityManager): Promise<boolean> {
    if (this.config.bankChangeConfirmation === 'required') return false;
    const admins = await this.administrators.withRight(tx, 'fees:write');
    return admins.length === 1 && !(await this.administrators.wereReduced(tx, 'fees:write'));
  }

  private delayed(from: Date): Date {
    return after(from, this.config.bankChangeDelayHours * HOUR);
  }

  private async isEstablished(tx: EntityManager, id: string): Promise<boolean> {
    const admins = await this.administrators.withRight(tx, 'fees:write');
    return admins.some((admin) => admin.id === id && admin.isEstablished);
  }

  private async lock(tx: EntityManager, id: string): Promise<BankChange> {
    const lock = { mode: 'pessimistic_write' } as const;
    const change = await tx.findOne(BankChange, { where: { id }, lock });
    if (!change) throw changeNotFound();
    return change;
  }

  private record(
    tx: EntityManager,
    actorId: string,
    change: BankChange,
    verb: 'requested' | 'confirmed' | 'cancelled',
    fields = ['bank'],
  ): Promise<void> {
    return this.audit.record(tx, {
      actorId,
      action: `bank-details.${verb}`,
      subject: { type: 'edition', id: change.editionId },
      fields,
      after: change.status,
    });
  }

  private async read(tx: EntityManager, caller: AuthenticatedUser, id: string) {
    const rows = await findBankChanges.all(tx, { id, q: null });
    const [answer] = await this.present(tx, caller, rows);
    if (!answer) throw changeNotFound();
    return answer;
  }

  private async present(
    tx: EntityManager,
    caller: AuthenticatedUser,
    rows: Awaited<ReturnType<typeof findBankChanges.all>>,
  ): Promise<BankChangeAnswer[]> {
    const isEstablished = await this.isEstablished(tx, caller.id);
    return rows.map(({ editionId, editionName, ...row }) => ({
      ...row,
      edition: { id: editionId, name: editionName },
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      effectiveAt: row.effectiveAt?.toISOString() ?? null,
      closedAt: row.closedAt?.toISOString() ?? null,
      canConfirm: isEstablished && row.status === 'requested' && row.requestedBy?.id !== caller.id,
    }));
  }
}

function trimmed(bank: Bank): Bank {
  const { accountHolder, bank: name, iban, swift, note } = bank;
  return {
    accountHolder: accountHolder.trim(),
    bank: name.trim(),
    iban: iban.trim(),
    swift: swift.trim(),
    note: note.trim(),
  };
}
