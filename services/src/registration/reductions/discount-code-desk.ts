import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { DiscountCode } from './discount-code.entity.js';
import { keyOf } from './discount-rules.js';
import { codeNotFound, codeTaken } from './reductions.errors.js';

export interface NewCode extends Pick<
  DiscountCode,
  'code' | 'note' | 'percent' | 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerPerson'
> {
  packages: PackageId[];
  amountCents: number | null;
  budgetCents: number | null;
}

/** What finance does with discount codes. */
@Injectable()
export class DiscountCodeDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONFLICT for a code of the edition */
  async create(actorId: string, code: NewCode): Promise<string> {
    const id = newId();
    const made = { createdBy: actorId, createdAt: this.clock.now(), stoppedAt: null };
    try {
      await this.dataSource.transaction(async (tx) => {
        const { id: editionId } = await this.editions.current(tx);
        const codeKey = keyOf(code.code);
        await tx.insert(DiscountCode, { ...code, ...made, id, editionId, codeKey });
        await this.audit.record(tx, {
          actorId,
          action: 'discount-code.created',
          subject: { type: 'discount-code', id },
        });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? codeTaken() : error;
    }
    return id;
  }

  /** Registrations that used the code keep their price. Repeating it changes nothing. @throws AppError NOT_FOUND */
  async stop(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const code = await tx.findOne(DiscountCode, { where: { id }, lock });
      if (!code) throw codeNotFound();
      if (code.stoppedAt) return;
      await tx.update(DiscountCode, { id }, { stoppedAt: this.clock.now() });
      await this.audit.record(tx, {
        actorId,
        action: 'discount-code.stopped',
        subject: { type: 'discount-code', id },
      });
    });
  }
}
