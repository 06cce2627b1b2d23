import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { groupedNumber } from './document-number.js';
import { withoutFacts } from './issued-documents.sql.js';

const findDocumentsOf = statement((p: { userId: string }) =>
  db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'facts', 'issued_at as issuedAt', 'revoked_at as revokedAt'])
    .select('revoke_reason as revokeReason')
    .where('user_id', '=', p.userId)
    .orderBy('issued_at')
    .orderBy('id'),
);

const findPresentationsOf = statement((p: { userId: string }) =>
  db
    .selectFrom('presentations as g')
    .innerJoin('registrations as r', 'r.id', 'g.registration_id')
    .select(['g.registration_id as registrationId'])
    .select(sql<string>`g.presented_on::text`.as('presentedOn'))
    .where('r.user_id', '=', p.userId)
    .orderBy('g.registration_id'),
);

const forgetFacts = statement((p: { userId: string; now: Date }) =>
  db.updateTable('issued_documents').set(withoutFacts(p.now)).where('user_id', '=', p.userId),
);

const registrationsOf = (userId: string) =>
  db.selectFrom('registrations').select('id').where('user_id', '=', userId);

const deletePresentations = statement((p: { userId: string }) =>
  db.deleteFrom('presentations').where('registration_id', 'in', registrationsOf(p.userId)),
);

/** Certificates, letters and badges with their evidence. Documents of an erased person cannot be verified any more. */
@Injectable()
export class DocumentsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'documents';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id: userId }: PresentedUser) {
    const issued = await findDocumentsOf.all(tx, { userId });
    return {
      issued: issued.map(({ number, ...one }) => ({ number: groupedNumber(number), ...one })),
      presentations: await findPresentationsOf.all(tx, { userId }),
    };
  }

  async erase(tx: EntityManager, { id: userId }: PresentedUser): Promise<void> {
    await forgetFacts.run(tx, { userId, now: this.clock.now() });
    await deletePresentations.run(tx, { userId });
  }
}
