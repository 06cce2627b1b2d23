import type { QueryCreator, Selectable } from 'kysely';
import { permissionsOf } from '../../identity/users/permissions.sql.js';
import {
  authorAddresses,
  isNamedOrDeclared,
} from '../../review/conflicts/conflicted-papers.read-model.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';

/* Reads `users`, `user_permissions`, `papers`, `paper_authors`, `payments`, `enquiries`, `visa_requests` and `outgoing_emails` for what a notice says, and to whom. */

const BATCH = 100;

type Taken = Pick<Selectable<Database['notices']>, (typeof columns)[number]>;
const columns = ['id', 'user_id', 'kind', 'subject_id'] as const;

/** Of the common table `taken`, oldest first. Without those of deleted accounts. */
const described = (db: QueryCreator<Database & { taken: Taken }>) =>
  db
    .selectFrom('taken as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('papers as p', 'p.id', 'n.subject_id')
    .leftJoin('payments as f', 'f.id', 'n.subject_id')
    .leftJoin('enquiries as q', 'q.id', 'n.subject_id')
    .leftJoin('outgoing_emails as m', 'm.id', 'n.subject_id')
    .leftJoin('visa_requests as v', 'v.id', 'n.subject_id')
    .leftJoin('payments as paid', 'paid.registration_id', 'v.registration_id')
    .select(({ ref }) => [
      'n.id',
      'n.kind',
      'n.user_id as userId',
      'n.subject_id as subjectId',
      'u.email',
      'u.first_name as firstName',
      'u.is_disabled as isDisabled',
      permissionsOf({ id: ref('u.id'), role: ref('u.role') }).as('permissions'),
      'p.number',
      'p.title',
      'p.topic',
      isNamedOrDeclared(ref('u.id'), ref('u.email')).as('isHidden'),
      authorAddresses.as('authors'),
      'f.merchant_reference as reference',
      'q.category',
      'm.kind as emailKind',
      'paid.merchant_reference as visaReference',
    ])
    .orderBy('n.id');

/** Another process takes other rows at the same time. */
export const takeAtOnce = statement(() =>
  described(
    db.with('taken', (db) =>
      db
        .deleteFrom('notices')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('notices')
            .select('id')
            .where('choice', '=', 'at-once')
            .orderBy('id')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning(columns),
    ),
  ),
);

/** @returns organisers with notices for a digest */
export const findDigests = statement((p: { until: Date }) =>
  db
    .selectFrom('notices')
    .select('user_id as userId')
    .distinct()
    .where('choice', '=', 'daily')
    .where('at', '<', p.until),
);

/** Makes digests for one organiser run one after another. */
export const lockOrganiser = statement((p: { userId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', p.userId).forNoKeyUpdate(),
);

/** No row when the organiser has the digest of the day. */
export const takeDigest = statement((p: { userId: string; until: Date; cause: string }) =>
  described(
    db.with('taken', (db) =>
      db
        .deleteFrom('notices')
        .where('user_id', '=', p.userId)
        .where('choice', '=', 'daily')
        .where('at', '<', p.until)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('outgoing_emails').where('cause', '=', param(p.cause, 'text')))),
        )
        .returning(columns),
    ),
  ),
);

export type TakenNotice = Awaited<ReturnType<typeof takeAtOnce.all>>[number];
