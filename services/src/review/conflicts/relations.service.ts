import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { isFreeProvider, registrableDomain } from './email-domain.js';
import { YEARS_COUNTED } from './listed-institutions.read-model.js';
import type * as schema from './relations.schema.js';
import { ReviewerRelation } from './reviewer-relation.entity.js';

const MOST = 500;

const texts = defineTexts('server.review.relations', {
  notADomain: 'Enter the domain of the institution, such as ug.edu.gh.',
  freeProvider: 'Many people have addresses at {domain}. Enter the domain of an institution.',
  tooMany: 'At most {most, number} entries. Remove some that are over.',
});

/** Whose papers a reviewer or chair must not judge (docs/decisions/2026-11-28-declared-relations.md). */
@Injectable()
export class Relations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(userId: string, tx = this.dataSource.manager): Promise<schema.Relations> {
    const order = { declaredAt: 'DESC', id: 'DESC' } as const;
    const found = await tx.find(ReviewerRelation, { where: { userId }, order });
    const year = this.clock.now().getUTCFullYear();
    return {
      items: found.map(({ id, kind, value, untilYear }) => ({
        ...{ id, kind, value, untilYear },
        counts: untilYear === null || untilYear >= year - YEARS_COUNTED,
      })),
    };
  }

  /**
   * A known one gets the new year.
   * @throws AppError VALIDATION_FAILED without the domain of an institution; CONFLICT for too many
   */
  add(userId: string, relation: schema.NewRelation): Promise<schema.Relations> {
    const { kind } = relation;
    const value = kind === 'institution' ? domainOf(relation.value) : relation.value.toLowerCase();
    const untilYear = 'untilYear' in relation ? relation.untilYear : null;
    return this.dataSource.transaction(async (tx) => {
      if ((await tx.countBy(ReviewerRelation, { userId })) >= MOST) throw tooMany();
      const added = { id: newId(), userId, kind, value, untilYear, declaredAt: this.clock.now() };
      await tx
        .createQueryBuilder()
        .insert()
        .into(ReviewerRelation)
        .values(added)
        .orUpdate(['until_year', 'declared_at'], ['user_id', 'kind', 'value'])
        .execute();
      await this.record(tx, userId, 'added');
      return this.list(userId, tx);
    });
  }

  /** Repeating it changes nothing. */
  remove(userId: string, id: string): Promise<schema.Relations> {
    return this.dataSource.transaction(async (tx) => {
      const { affected } = await tx.delete(ReviewerRelation, { id, userId });
      if (affected) await this.record(tx, userId, 'removed');
      return this.list(userId, tx);
    });
  }

  private record(tx: EntityManager, userId: string, what: 'added' | 'removed') {
    const subject = { type: 'user', id: userId };
    return this.audit.record(tx, { actorId: userId, action: `reviewer.relation-${what}`, subject });
  }
}

function domainOf(typed: string): string {
  const domain = registrableDomain(typed);
  if (!domain) throw refused(texts.notADomain);
  if (isFreeProvider(domain)) throw refused(texts.freeProvider({ domain }));
  return domain;
}

const refused = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { value: text } });

const tooMany = () => new AppError(ErrorCode.CONFLICT, texts.tooMany({ most: MOST }));
