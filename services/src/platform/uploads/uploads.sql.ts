import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { db } from '../database/db.js';
import { anyOf, param } from '../database/expressions.js';
import { statement } from '../database/statement.js';
import type { UploadRow } from './upload-row.entity.js';

/** Unfinished uploads of one person. */
export const MOST_UPLOADS = 10;

type Key = Pick<UploadRow, 'ownerId' | 'id'>;
type Lock = { lock: string; lockedUntil: Date };

const COLUMNS = [
  'owner_id as ownerId',
  'id',
  'purpose',
  'subject_id as subjectId',
  'name',
  'bytes',
  'received',
  'parts',
  'locked_until as lockedUntil',
  'used_at as usedAt',
  'expires_at as expiresAt',
] as const;

export type KnownUpload = Omit<UploadRow, 'slot' | 'lockedBy' | 'createdAt'>;

type NewUpload = Pick<
  UploadRow,
  | ('ownerId' | 'id' | 'purpose' | 'subjectId' | 'name' | 'bytes' | 'received' | 'parts')
  | ('createdAt' | 'expiresAt')
>;

/** @param p `lockedUntil`: null without a request that sends more. Changes nothing without a free slot, and for an id that exists. */
export const beginUpload = statement(
  (p: NewUpload & Pick<Lock, 'lock'> & Pick<UploadRow, 'lockedUntil'>) =>
    db
      .insertInto('uploads')
      .columns([
        ...(['owner_id', 'id', 'slot', 'purpose', 'subject_id', 'name', 'bytes'] as const),
        ...([
          'received',
          'parts',
          'locked_by',
          'locked_until',
          'created_at',
          'expires_at',
        ] as const),
      ])
      .expression(
        db
          .selectFrom(
            sql<{ slot: number }>`generate_series(1, ${sql.lit(MOST_UPLOADS)})`.as('slot'),
          )
          .select([
            param(p.ownerId, 'uuid').as('ownerId'),
            param(p.id, 'uuid').as('id'),
            'slot.slot',
            param(p.purpose, 'text').as('purpose'),
            param(p.subjectId, 'uuid').as('subjectId'),
            param(p.name, 'text').as('name'),
            param(p.bytes, 'integer').as('bytes'),
            param(p.received, 'integer').as('received'),
            param(p.parts, 'text[]').as('parts'),
            param(p.lock, 'uuid').as('lock'),
            param(p.lockedUntil, 'timestamptz').as('lockedUntil'),
            param(p.createdAt, 'timestamptz').as('createdAt'),
            param(p.expiresAt, 'timestamptz').as('expiresAt'),
          ])
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('uploads as u')
                  .where('u.owner_id', '=', p.ownerId)
                  .whereRef('u.slot', '=', 'slot.slot'),
              ),
            ),
          )
          .orderBy('slot.slot')
          .limit(1),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

/** A file that was sent, for the call that uses it. */
export type SentUpload = Pick<
  UploadRow,
  'ownerId' | 'id' | 'purpose' | 'subjectId' | 'name' | 'bytes' | 'received' | 'parts'
> & { isUsed: boolean };

/** For statements of such calls: null without the upload. */
export const sentUpload = (p: { ownerId: string; uploadId: string; now: Date }) =>
  jsonObjectFrom(
    db
      .selectFrom('uploads as sent')
      .select(({ ref }) => [
        'sent.owner_id as ownerId',
        'sent.id',
        'sent.purpose',
        'sent.subject_id as subjectId',
        'sent.name',
        'sent.bytes',
        'sent.received',
        'sent.parts',
        sql<boolean>`${ref('sent.used_at')} IS NOT NULL`.as('isUsed'),
      ])
      .where('sent.owner_id', '=', p.ownerId)
      .where('sent.id', '=', p.uploadId)
      .where('sent.expires_at', '>', p.now),
  ).as('sent');

export const findSentUpload = statement((p: { ownerId: string; uploadId: string; now: Date }) =>
  db.selectNoFrom(sentUpload(p)),
);

/** Nothing for an upload that is used. */
export const useUpload = statement((p: Key & { now: Date }) =>
  db
    .updateTable('uploads')
    .set({ used_at: p.now, slot: null })
    .where('owner_id', '=', p.ownerId)
    .where('id', '=', p.id)
    .where('used_at', 'is', null),
);

export const findUpload = statement((p: Key & { now: Date }) =>
  db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('owner_id', '=', p.ownerId)
    .where('id', '=', p.id)
    .where('expires_at', '>', p.now),
);

/** Nothing while another request holds the lock. */
export const lockUpload = statement((p: Key & Lock & { now: Date }) =>
  db
    .updateTable('uploads')
    .set({ locked_by: p.lock, locked_until: p.lockedUntil })
    .where('owner_id', '=', p.ownerId)
    .where('id', '=', p.id)
    .where('expires_at', '>', p.now)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', p.now)]))
    .returning(COLUMNS),
);

type Grown = Key & Pick<Lock, 'lock'> & { received: number; part: string; length: number };

/**
 * Only for the holder of the lock, and only where the content ends: a holder whose lock expired meanwhile
 * changes nothing.
 * @param p `lockedUntil`: null gives the lock back
 */
export const growUpload = statement((p: Grown & { lockedUntil: Date | null }) =>
  db
    .updateTable('uploads')
    .set({
      received: sql<number>`received + ${p.length}`,
      parts: sql<string[]>`array_append(parts, ${p.part})`,
      locked_until: param(p.lockedUntil, 'timestamptz'),
    })
    .where('owner_id', '=', p.ownerId)
    .where('id', '=', p.id)
    .where('locked_by', '=', p.lock)
    .where('received', '=', p.received),
);

export const unlockUpload = statement((p: Key & Pick<Lock, 'lock'>) =>
  db
    .updateTable('uploads')
    .set({ locked_until: null })
    .where('owner_id', '=', p.ownerId)
    .where('id', '=', p.id)
    .where('locked_by', '=', p.lock),
);

export const removeUpload = statement((p: Key) =>
  db.deleteFrom('uploads').where('owner_id', '=', p.ownerId).where('id', '=', p.id).returning('id'),
);

export const removeUploadsOf = statement((p: { ownerId: string }) =>
  db.deleteFrom('uploads').where('owner_id', '=', p.ownerId).returning('id'),
);

export const removeExpiredUploads = statement((p: { now: Date }) =>
  db.deleteFrom('uploads').where('expires_at', '<=', p.now).returning('id'),
);

export const uploadsOf = statement((p: { ownerId: string; now: Date }) =>
  db
    .selectFrom('uploads')
    .select(['name', 'bytes', 'received', 'created_at as createdAt'])
    .where('owner_id', '=', p.ownerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now)
    .orderBy('created_at'),
);

export const existingUploads = statement((p: { ids: string[] }) =>
  db.selectFrom('uploads').select('id').where('id', '=', anyOf(p.ids)),
);
