import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import {
  type BudgetFigures,
  lockBudget,
  openBudget,
  readBudget,
  setBudget,
} from './waiver-budget.read-model.js';
import { budgetTooLow, overBudget } from './waivers.errors.js';

const NONE = '00000000-0000-0000-0000-000000000000';

/** The money that an edition can waive. Nothing is granted before finance sets it. */
@Injectable()
export class WaiverBudgets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<BudgetFigures> {
    const tx = this.dataSource.manager;
    const { id: editionId } = await this.editions.current(tx);
    return readBudget.one(tx, { editionId, exceptId: NONE });
  }

  /** @throws AppError CONFLICT for less than is granted or reserved */
  async set(actorId: string, cents: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      await this.lock(tx, editionId);
      const { budget, granted, reserved } = await readBudget.one(tx, { editionId, exceptId: NONE });
      if (cents === budget) return;
      if (cents < granted + reserved) throw budgetTooLow(granted + reserved);
      await setBudget.run(tx, { editionId, cents });
      await this.audit.record(tx, {
        actorId,
        action: 'waiver.budget-set',
        subject: { type: 'edition', id: editionId },
        fields: ['waiverBudget'],
      });
    });
  }

  /** Until the transaction ends, so that grants count one after another. Outside of a savepoint, which would free it. */
  async lock(tx: EntityManager, editionId: string): Promise<void> {
    await openBudget.run(tx, { editionId });
    await lockBudget.one(tx, { editionId });
  }

  /** After `lock`. @throws AppError CONFLICT for more than is left */
  async expectLeft(
    tx: EntityManager,
    { id: exceptId, editionId }: { id: string; editionId: string },
    cents: number,
  ): Promise<void> {
    const { budget, granted, reserved } = await readBudget.one(tx, { editionId, exceptId });
    const left = Math.max(0, budget - granted - reserved);
    if (cents > left) throw overBudget(cents, left);
  }
}
