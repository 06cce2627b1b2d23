import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { moment } from '../../platform/core/sql-moment.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import {
  importerName,
  isLive,
  localMoment,
  registrationOf,
} from './attendance-people.read-model.js';
import { attendedMinutes } from './attended-minutes.sql.js';
import type { AttendanceRow } from './attendance-rows.js';

interface NewImport {
  id: string;
  editionId: string;
  session: string;
  fileName: string;
  minimumMinutes: number;
  now: Date;
  by: string;
}

export const insertImport = statement((p: NewImport) =>
  db.insertInto('attendance_imports').values({
    ...{ id: p.id, edition_id: p.editionId, session: p.session, file_name: p.fileName },
    ...{ minimum_minutes: p.minimumMinutes, imported_at: p.now, imported_by: p.by },
  }),
);

/** Leaves out lines that were imported before. @returns those that are new */
export const insertLines = statement((p: { importId: string; rows: string }) =>
  db
    .insertInto('attendance_lines')
    .columns([
      ...(['id', 'import_id', 'edition_id', 'line', 'name', 'email'] as const),
      ...(['joined_at', 'left_at', 'minutes', 'registration_id', 'fault', 'written'] as const),
    ])
    .expression(
      db
        .selectFrom(
          jsonRows<AttendanceRow & { id: string }, 'row'>(p.rows, 'row', {
            ...{ id: 'uuid', line: 'integer', name: 'text', email: 'text', joined: 'text' },
            ...{ left: 'text', minutes: 'integer', fault: 'text', written: 'text' },
          }),
        )
        .innerJoin('attendance_imports as i', (join) =>
          join.on('i.id', '=', sql<string>`${p.importId}::uuid`),
        )
        .select(['row.id', 'i.id as importId', 'i.edition_id', 'row.line', 'row.name', 'row.email'])
        .select([
          localMoment('joined').as('joinedAt'),
          localMoment('left').as('leftAt'),
          'row.minutes',
          sql<string | null>`CASE WHEN row.fault IS NULL THEN ${registrationOf} END`.as(
            'registrationId',
          ),
          'row.fault',
          'row.written',
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('fault'),
);

export const deleteImport = statement((p: { id: string }) =>
  db
    .deleteFrom('attendance_imports')
    .where('id', '=', p.id)
    .where('edition_id', '=', currentEditionId)
    .returning('id'),
);

const countLines = (condition: string) =>
  sql<number>`(SELECT count(*)::int FROM attendance_lines l WHERE l.import_id = i.id AND ${sql.raw(condition)})`;

const imports = () =>
  db
    .selectFrom('attendance_imports as i')
    .select(['i.id', 'i.session', 'i.file_name as fileName'])
    .select(['i.minimum_minutes as minimumMinutes', 'i.imported_at as importedAt'])
    .select([
      importerName.as('importedBy'),
      countLines('l.fault IS NULL').as('lines'),
      countLines('l.fault IS NULL AND l.registration_id IS NULL').as('unmatched'),
      countLines('l.fault IS NOT NULL').as('refused'),
      sql<number>`(SELECT count(*)::int FROM (
        SELECT FROM attendance_lines a JOIN registrations r ON r.id = a.registration_id
         WHERE a.import_id = i.id GROUP BY coalesce(r.user_id, r.id)
        HAVING ${attendedMinutes} >= i.minimum_minutes) each)`.as('people'),
    ])
    .where('i.edition_id', '=', currentEditionId);

/** Newest first. */
export const findImports = statement(() =>
  imports().orderBy('i.imported_at', 'desc').orderBy('i.id', 'desc').limit(200),
);

export const findImport = statement((p: { id: string }) => imports().where('i.id', '=', p.id));
export type FoundImport = Awaited<ReturnType<typeof findImport.one>>;

/** Those that belong to no one, were assigned by hand, or were refused. */
export const findLines = statement((p: { importId: string; limit: number }) =>
  db
    .selectFrom('attendance_lines as l')
    .leftJoin('registrations as r', 'r.id', 'l.registration_id')
    .select(({ ref }) => [
      ...(['l.id', 'l.line', 'l.name', 'l.email', 'l.minutes', 'l.fault', 'l.written'] as const),
      moment(ref('l.joined_at')).as('joinedAt'),
      sql<string | null>`r.first_name || ' ' || r.last_name`.as('assignedTo'),
    ])
    .where('l.import_id', '=', p.importId)
    .where(({ or, eb }) =>
      or([eb('l.registration_id', 'is', null), eb('l.assigned_by', 'is not', null)]),
    )
    .orderBy('l.line')
    .limit(p.limit),
);

/** All lines of the same person in the import. @param registrationId null to undo @returns no row for an unknown or refused line */
export const assignLines = statement(
  (p: { lineId: string; registrationId: string | null; by: string | null }) =>
    db
      .updateTable('attendance_lines as l')
      .from('attendance_lines as one')
      .set({ registration_id: p.registrationId, assigned_by: p.by })
      .where('one.id', '=', p.lineId)
      .where('one.edition_id', '=', currentEditionId)
      .where('one.fault', 'is', null)
      .where(({ or, eb }) =>
        or([eb('one.registration_id', 'is', null), eb('one.assigned_by', 'is not', null)]),
      )
      .whereRef('l.import_id', '=', 'one.import_id')
      .where('l.fault', 'is', null)
      .where(sql<boolean>`(lower(l.email), lower(l.name)) = (lower(one.email), lower(one.name))`)
      .returning('l.import_id as importId'),
);

export const isRegistered = statement((p: { id: string }) =>
  db
    .selectFrom('registrations as o')
    .select('o.id')
    .where('o.id', '=', p.id)
    .where('o.edition_id', '=', currentEditionId)
    .where(isLive),
);

export const lastMinimum = statement(() =>
  db
    .selectFrom('attendance_imports')
    .select('minimum_minutes as minutes')
    .where('edition_id', '=', currentEditionId)
    .orderBy('imported_at', 'desc')
    .limit(1),
);

const isOfPerson = (p: { userId: string; email: string }) =>
  sql<boolean>`(registration_id IN (SELECT id FROM registrations WHERE user_id = ${p.userId}::uuid)
    OR (email <> '' AND email_key(email) = ${emailKeyOf(p.email)}))`;

export const findLinesOf = statement((p: { userId: string; email: string }) =>
  db
    .selectFrom('attendance_lines')
    .select(['name', 'email', 'joined_at as joinedAt', 'left_at as leftAt', 'minutes'])
    .where(isOfPerson(p))
    .orderBy('joined_at')
    .orderBy('id'),
);

export const deleteLinesOf = statement((p: { userId: string; email: string }) =>
  db.deleteFrom('attendance_lines').where(isOfPerson(p)),
);
