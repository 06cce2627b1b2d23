import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataParts, type PersonalDataPart } from '../personal-data/personal-data-parts.js';
import type { PresentedUser } from '../http/policy/user.schema.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { PermittedUser } from '../http/policy/current-user.js';

/** Erasures keep entries, which hold only ids and field names; other actors' names are left out. */
@Injectable()
export class AuditPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'audit';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id }: PresentedUser, reader: PermittedUser) {
    const entries = await tx.find(AuditEntry, {
      where: [{ actorId: id }, { subjectType: 'user', subjectId: id }],
      order: { id: 'ASC' },
    });
    return entries
      .filter(({ subjectType }) => id === reader.id || subjectType !== 'review')
      .map(({ at, actorId, action, subjectType, subjectId, fields }) => ({
        at,
        by: actorId === id ? 'the person' : 'another person',
        action,
        subjectType,
        subjectId,
        fields,
      }));
  }
}
