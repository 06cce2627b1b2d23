import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../database/db.js';
import { statement } from '../database/statement.js';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import { archivedBefore } from './archived-before.sql.js';

const findArchive = statement(() => db.selectNoFrom(archivedBefore.as('before')));

/** Says that the part "audit" lacks entries: the product cannot read its archive. Left out when there is no archive. */
@Injectable()
export class ArchivedAuditPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'auditArchive';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager) {
    const { before } = await findArchive.one(tx);
    if (before === null) return undefined;
    return { before, note: `Ask us for entries of the audit log from before ${before}.` };
  }
}
