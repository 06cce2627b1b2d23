import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { VisaStatus } from './visa-status.js';

const columns = [
  ...(['id', 'status', 'version'] as const),
  ...(['edition_id as editionId', 'user_id as userId', 'handled_by as handledBy'] as const),
  'registration_id as registrationId',
  ...(['sealed_passport as sealedPassport', 'sealed_answer as sealedAnswer'] as const),
  ...(['destroyed_at as destroyedAt', 'created_at as createdAt'] as const),
  'changed_at as changedAt',
  sql<string>`kept_until::text`.as('keptUntil'),
] as const;

const requests = () => db.selectFrom('visa_requests').select([...columns]);

interface OfPerson {
  editionId: string;
  userId: string;
}

export const findOwn = statement((p: OfPerson) =>
  requests().where('edition_id', '=', p.editionId).where('user_id', '=', p.userId),
);

export const lockOwn = statement((p: OfPerson) =>
  requests().where('edition_id', '=', p.editionId).where('user_id', '=', p.userId).forUpdate(),
);

export const findById = statement((p: { id: string }) => requests().where('id', '=', p.id));

export const lockById = statement((p: { id: string }) =>
  requests().where('id', '=', p.id).forUpdate(),
);

export const findOf = statement((p: { userId: string }) =>
  requests().where('user_id', '=', p.userId).orderBy('created_at').orderBy('id'),
);

export type VisaRequestRow = Awaited<ReturnType<typeof findOf.all>>[number];

interface Written {
  id: string;
  editionId: string;
  userId: string;
  registrationId: string;
  status: VisaStatus;
  sealedPassport: Buffer;
  keptUntil: string;
  now: Date;
}

/** @returns no row where another request of the person was first */
export const insertRequest = statement((p: Written) =>
  db
    .insertInto('visa_requests')
    .values({
      ...{ id: p.id, edition_id: p.editionId, user_id: p.userId, status: p.status },
      ...{ registration_id: p.registrationId, sealed_passport: p.sealedPassport },
      ...{ kept_until: p.keptUntil, created_at: p.now, changed_at: p.now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Of a request that the person corrects or makes again: an earlier answer is over. */
export const rewriteRequest = statement(
  (p: Omit<Written, 'editionId' | 'userId'> & { createdAt: Date }) =>
    db
      .updateTable('visa_requests')
      .set(({ eb }) => ({
        ...{ status: p.status, registration_id: p.registrationId },
        ...{ sealed_passport: p.sealedPassport, sealed_answer: null, destroyed_at: null },
        ...{ kept_until: p.keptUntil, created_at: p.createdAt, changed_at: p.now },
        version: eb('version', '+', 1),
      }))
      .where('id', '=', p.id),
);

interface Moved {
  id: string;
  status: VisaStatus;
  by: string;
  sealedAnswer: Buffer | null;
  now: Date;
}

export const moveRequest = statement((p: Moved) =>
  db
    .updateTable('visa_requests')
    .set(({ eb }) => ({
      ...{ status: p.status, handled_by: p.by, sealed_answer: p.sealedAnswer },
      ...{ changed_at: p.now, version: eb('version', '+', 1) },
    }))
    .where('id', '=', p.id),
);

export const forgetPassport = statement((p: { id: string; status: VisaStatus; now: Date }) =>
  db
    .updateTable('visa_requests')
    .set(({ eb }) => ({
      ...{ status: p.status, sealed_passport: null, sealed_answer: null, destroyed_at: p.now },
      ...{ changed_at: p.now, version: eb('version', '+', 1) },
    }))
    .where('id', '=', p.id),
);

export const deleteRequest = statement((p: { id: string }) =>
  db.deleteFrom('visa_requests').where('id', '=', p.id),
);
