import { type Expression, type RawBuilder, sql } from 'kysely';
import { type Connection, db, send } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import {
  DOCUMENT_KINDS,
  type DocumentFacts,
  type DocumentKind,
  type IssuedKind,
} from '../document-layouts/document-kinds.js';
import type { WrittenDocument } from './shown-document.js';

export interface NewDocument {
  id: string;
  subjectId: string;
  userId: string | null;
  registrationId: string | null;
  paperId: string | null;
  number: string;
  facts: DocumentFacts;
  overrideReason: string | null;
}

interface Inserted {
  editionId: string;
  kind: IssuedKind;
  by: string;
  now: Date;
  /** In JSON. */
  documents: string;
}

/** Leaves out subjects that have a valid one, also of another call at the same moment. */
export const insertDocuments = statement((p: Inserted) =>
  db
    .insertInto('issued_documents')
    .columns([
      ...(['id', 'edition_id', 'kind', 'subject_id', 'user_id', 'registration_id'] as const),
      ...(['paper_id', 'number', 'facts', 'override_reason', 'issued_at', 'issued_by'] as const),
    ])
    .expression(
      db
        .selectFrom(
          jsonRows<NewDocument, 'new'>(p.documents, 'new', {
            ...{ id: 'uuid', subjectId: 'uuid', userId: 'uuid', registrationId: 'uuid' },
            ...{ paperId: 'uuid', number: 'text', facts: 'jsonb', overrideReason: 'text' },
          }),
        )
        .select([
          'id',
          sql<string>`${p.editionId}::uuid`.as('edition'),
          sql<IssuedKind>`${p.kind}::text`.as('kind'),
          ...(['subjectId', 'userId', 'registrationId', 'paperId', 'number'] as const),
          sql<string>`facts`.as('facts'),
          'overrideReason',
          sql<Date>`${p.now}::timestamptz`.as('at'),
          sql<string>`${p.by}::uuid`.as('by'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'override_reason as overrideReason']),
);

const isVisible = (hidden: RawBuilder<string[]>) =>
  sql<boolean>`(paper_id IS NULL OR paper_id <> ALL(${hidden}))`;

interface LockedDocument {
  id: string;
  kind: DocumentKind;
  subjectId: string;
  overrideReason: string | null;
  revokedAt: Date | null;
}

/** @returns undefined also for one of a paper that the organiser has a conflict with */
export async function lockDocument(
  on: Connection,
  { id, hidden }: { id: string; hidden: RawBuilder<string[]> },
): Promise<LockedDocument | undefined> {
  const query = db
    .selectFrom('issued_documents')
    .select(['id', 'kind', 'subject_id as subjectId'])
    .select(['override_reason as overrideReason', 'revoked_at as revokedAt'])
    .where('id', '=', id)
    .where('kind', 'in', DOCUMENT_KINDS)
    .where(isVisible(hidden))
    .forUpdate();
  return (await send<LockedDocument>(on, query.compile())).rows[0];
}

export const endDocument = statement((p: { id: string; reason: string; by: string; now: Date }) =>
  db
    .updateTable('issued_documents')
    .set({ revoked_at: p.now, revoked_by: p.by, revoke_reason: p.reason })
    .where('id', '=', p.id),
);

/** Of a document whose facts are erased: its number stays, so that it is not issued again. */
export const withoutFacts = (now: Date) => ({
  ...{ facts: null, override_reason: null, revoke_reason: null },
  revoked_at: sql<Date>`coalesce(revoked_at, ${now}::timestamptz)`,
});

export const linkReplacement = statement((p: { id: string; by: string }) =>
  db.updateTable('issued_documents').set({ replaced_by: p.by }).where('id', '=', p.id),
);

const checkInCode = (registrationId: Expression<string | null>) =>
  db.selectFrom('registrations').select('check_in_code').where('id', '=', registrationId);

/** Invitation letters are written by their room only, with passport data. */
const written = () =>
  db
    .selectFrom('issued_documents')
    .where('kind', 'in', DOCUMENT_KINDS)
    .select(['id', 'kind', 'number', 'facts', 'user_id as userId', 'issued_at as issuedAt'])
    .select(({ case: when, ref }) =>
      when('kind')
        .when('badge')
        .then(checkInCode(ref('registration_id')))
        .end()
        .as('checkInCode'),
    );

export type Written = Omit<WrittenDocument, 'facts'> & {
  id: string;
  facts: DocumentFacts | null;
  userId: string | null;
};

/** A valid one: of the person, or that an organiser may see. @param hidden papers; all documents of others without it */
export async function findDocument(
  on: Connection,
  {
    id,
    personId,
    hidden,
  }: { id: string; personId: string; hidden: RawBuilder<string[]> | undefined },
): Promise<Written | undefined> {
  const query = written()
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('user_id', '=', personId), ...(hidden === undefined ? [] : [isVisible(hidden)])]),
    );
  return (await send<Written>(on, query.compile())).rows[0];
}

interface OfKind {
  editionId: string;
  kind: DocumentKind;
  hidden: RawBuilder<string[]>;
}

/** Valid ones that the organiser may see, by family name. */
export async function findDocumentIds(on: Connection, { editionId, kind, hidden }: OfKind) {
  const query = db
    .selectFrom('issued_documents')
    .select(['id', 'paper_id as paperId'])
    .where('edition_id', '=', editionId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where(isVisible(hidden))
    .orderBy(sql`lower(facts ->> 'familyName')`)
    .orderBy(sql`lower(facts ->> 'givenName')`)
    .orderBy('id');
  return (await send<{ id: string; paperId: string | null }>(on, query.compile())).rows;
}

/** Without those that were revoked. */
export const findValid = statement((p: { ids: string[] }) =>
  written().where('id', '=', anyOf(p.ids)).where('revoked_at', 'is', null),
);

/** Of documents that the organiser may see; none of erased people. */
export async function findNames(
  on: Connection,
  { ids, hidden }: { ids: string[]; hidden: RawBuilder<string[]> },
) {
  const query = db
    .selectFrom('issued_documents')
    .select(['id', sql<string>`facts ->> 'name'`.as('name')])
    .where('id', '=', anyOf(ids))
    .where('facts', 'is not', null)
    .where(isVisible(hidden));
  return (await send<{ id: string; name: string }>(on, query.compile())).rows;
}

export const findOwnDocuments = statement((p: { userId: string }) =>
  written()
    .where('user_id', '=', p.userId)
    .where('revoked_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('id'),
);

export const findByNumber = statement((p: { number: string }) =>
  db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'facts', 'issued_at as issuedAt', 'revoked_at as endedAt'])
    .select(['replaced_by as replacedBy', 'revoked_by as revokedBy'])
    .where('number', '=', p.number),
);

export type FoundByNumber = Awaited<ReturnType<typeof findByNumber.one>>;

/** Without the check of an organiser's rights. */
export const findValidOf = statement((p: { kind: IssuedKind; subjectId: string }) =>
  db
    .selectFrom('issued_documents')
    .select(['id', 'number', 'facts', 'issued_at as issuedAt'])
    .where('kind', '=', p.kind)
    .where('subject_id', '=', p.subjectId)
    .where('revoked_at', 'is', null),
);

export const putPresentation = statement(
  (p: { registrationId: string; presentedOn: string; by: string; now: Date }) =>
    db
      .insertInto('presentations')
      .values({
        ...{ registration_id: p.registrationId, presented_on: p.presentedOn },
        ...{ recorded_at: p.now, recorded_by: p.by },
      })
      .onConflict((conflict) =>
        conflict.column('registration_id').doUpdateSet(({ ref }) => ({
          presented_on: ref('excluded.presented_on'),
          recorded_at: ref('excluded.recorded_at'),
          recorded_by: ref('excluded.recorded_by'),
        })),
      ),
);

export const deletePresentation = statement((p: { registrationId: string }) =>
  db
    .deleteFrom('presentations')
    .where('registration_id', '=', p.registrationId)
    .returning('registration_id as id'),
);
