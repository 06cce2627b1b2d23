import { type QueryCreator, sql } from 'kysely';
import { audited } from '../../platform/audit/audit.service.js';
import { db } from '../../platform/database/db.js';
import { firstNumber, isSample } from '../../platform/database/samples.js';
import { param } from '../../platform/database/expressions.js';
import { noticing } from '../../platform/notices/notices.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import type { Author, DraftChanges } from '../paper/author-papers.schema.js';
import type { PaperCoAuthor } from '../paper/paper-co-author.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import { type NewTransition, transitioning } from '../transitions/paper-transitions.js';
import { detailsBy, openEdition } from './author-papers.read-model.js';

/** Bounds the storage of an account. */
const MOST_DRAFTS = 20;

/** Authors of a paper in their order, as JSON. */
interface Listed {
  id: string;
  authors: string;
  count: number;
}

/** `authors` and `count` of a statement. */
export function listed(authors: Author[]): Pick<Listed, 'authors' | 'count'> {
  const rows = authors.map((author, index) => ({ ...author, position: index + 1 }));
  return { authors: JSON.stringify(rows), count: rows.length };
}

const listedRows = ({ id, authors }: Listed) =>
  db
    .selectFrom(
      jsonRows<Author & { position: number }, 'author'>(authors, 'author', {
        ...{ position: 'integer', givenName: 'text', familyName: 'text', email: 'text' },
        ...{ affiliation: 'text', country: 'text', isPresenting: 'boolean' },
        isCorresponding: 'boolean',
      }),
    )
    .select([
      param(id, 'uuid').as('paper_id'),
      'position',
      'givenName as given_name',
      'familyName as family_name',
      'email',
      'affiliation',
      'country',
      'isPresenting as is_presenting',
      'isCorresponding as is_corresponding',
    ]);

const COLUMNS = [
  ...(['paper_id', 'position', 'given_name', 'family_name', 'email', 'affiliation'] as const),
  ...(['country', 'is_presenting', 'is_corresponding'] as const),
];

/** Writes only the authors that differ: each change of the list updates the paper's search text. */
const withAuthors = (db: QueryCreator<Database>, p: Listed) =>
  db
    .with('removed', (db) =>
      db.deleteFrom('paper_authors').where('paper_id', '=', p.id).where('position', '>', p.count),
    )
    .with('changed', (db) =>
      db
        .insertInto('paper_authors')
        .columns(COLUMNS)
        .expression(listedRows(p).where(({ exists, selectFrom }) => exists(selectFrom('papers'))))
        .onConflict((conflict) =>
          conflict
            .columns(['paper_id', 'position'])
            .doUpdateSet((eb) => ({
              given_name: eb.ref('excluded.given_name'),
              family_name: eb.ref('excluded.family_name'),
              email: eb.ref('excluded.email'),
              affiliation: eb.ref('excluded.affiliation'),
              country: eb.ref('excluded.country'),
              is_presenting: eb.ref('excluded.is_presenting'),
              is_corresponding: eb.ref('excluded.is_corresponding'),
            }))
            .where(sql<boolean>`paper_authors IS DISTINCT FROM excluded`),
        ),
    )
    .with('paper_authors', () => listedRows(p)) as unknown as QueryCreator<Database>;

type NewDraft = Pick<Paper, 'id' | 'ownerId' | 'kind' | 'createdAt'>;

/** @returns no row while submissions are closed, and for an account with too many drafts */
export const insertDraft = statement((p: NewDraft & Listed) => {
  const inserting = db.with('papers', (db) =>
    db
      .insertInto('papers')
      .columns([
        ...(['id', 'edition_id', 'owner_id', 'kind', 'title', 'status'] as const),
        ...(['created_at', 'updated_at'] as const),
      ])
      .expression(
        openEdition(p.createdAt)
          .select([
            param(p.id, 'uuid').as('id'),
            'id as edition_id',
            param(p.ownerId, 'uuid').as('owner_id'),
            param(p.kind, 'text').as('kind'),
            sql.lit('').as('title'),
            sql.lit('draft').as('status'),
            param(p.createdAt, 'timestamptz').as('created_at'),
            param(p.createdAt, 'timestamptz').as('updated_at'),
          ])
          .where(({ eb, selectFrom }) =>
            eb(
              selectFrom('papers')
                .select(({ fn }) => fn.countAll().as('count'))
                .where('owner_id', '=', p.ownerId)
                .where('status', '=', 'draft'),
              '<',
              sql<number>`${sql.lit(MOST_DRAFTS)}`,
            ),
          ),
      )
      .returningAll(),
  );
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- TypeScript 5.9 builds with it only.
  return detailsBy(withAuthors(inserting as unknown as QueryCreator<Database>, p), p.ownerId);
});

type Saved = Pick<Paper, 'id' | 'ownerId' | 'updatedAt'> & {
  [Field in Exclude<keyof DraftChanges, 'revision' | 'authors'>]: DraftChanges[Field] | null;
};

/** Null leaves a column as it is. */
const saving = (p: Saved) =>
  db.with('papers', (db) =>
    db
      .updateTable('papers')
      .set(({ eb, fn, ref }) => ({
        kind: fn.coalesce(param(p.kind, 'text'), ref('kind')),
        title: fn.coalesce(param(p.title, 'text'), ref('title')),
        abstract: fn.coalesce(param(p.abstract, 'text'), ref('abstract')),
        keywords: fn.coalesce(param(p.keywords, 'text[]'), ref('keywords')),
        topic: fn.coalesce(param(p.topic, 'text'), ref('topic')),
        ai_use: fn.coalesce(param(p.aiUse, 'text'), ref('ai_use')),
        is_original: fn.coalesce(param(p.isOriginal, 'boolean'), ref('is_original')),
        updated_at: p.updatedAt,
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', p.id)
      .returningAll(),
  ) as unknown as QueryCreator<Database>;

export const saveDraft = statement((p: Saved) => detailsBy(saving(p), p.ownerId));

export const saveDraftAndAuthors = statement((p: Saved & Listed) =>
  detailsBy(withAuthors(saving(p), p), p.ownerId),
);

/** The author has read what the texts are kept for. */
const WITHOUT_TEXTS = {
  manuscript_findings: sql<string>`manuscript_findings - 'texts'`,
  supplement_findings: sql<string>`supplement_findings - 'texts'`,
};

type Invited = Pick<PaperCoAuthor, 'id' | 'email'> & { tokenHash: string };

/** Rows of `submitDraft`, as JSON. */
export function invitedRows(rows: Pick<PaperCoAuthor, 'id' | 'email' | 'tokenHash'>[]): string {
  return JSON.stringify(
    rows.map((row): Invited => ({ ...row, tokenHash: row.tokenHash.toString('hex') })),
  );
}

/** The transition of a submission. A null `number` assigns the next one; a returned paper keeps its own. */
export const submitDraft = audited(
  (db, p: NewTransition & Pick<Paper, 'editionId'> & { invited: string }) => {
    const submitting = db
      .with('noticed', (db) => noticing(db, { kind: 'submission', subjectId: p.id, at: p.at }))
      .with('submitted', (db) =>
        db
          .updateTable('paper_versions')
          .set({ is_submitted: true, ...WITHOUT_TEXTS })
          .where('paper_id', '=', p.id)
          .where('stage', '=', 'submission')
          .where(({ not, ref }) => not(ref('is_submitted'))),
      )
      .with('invited', (db) =>
        db
          .insertInto('paper_co_authors')
          .columns(['id', 'paper_id', 'email', 'token_hash', 'invited_at'])
          .expression(
            db
              .selectFrom(
                jsonRows<Invited, 'invited'>(p.invited, 'invited', {
                  id: 'uuid',
                  email: 'text',
                  tokenHash: 'text',
                }),
              )
              .select([
                'id',
                param(p.id, 'uuid').as('paper_id'),
                'email',
                sql<Buffer>`decode("tokenHash", 'hex')`.as('token_hash'),
                param(p.at, 'timestamptz').as('invited_at'),
              ]),
          ),
      )
      .with('next', (db) =>
        db
          .insertInto('paper_numbers')
          .columns(['edition_id', 'is_sample', 'last'])
          .expression(
            db
              .selectFrom('papers as p')
              .select(({ ref }) => [
                param(p.editionId, 'uuid').as('editionId'),
                isSample(ref('p.owner_id')).as('isSample'),
                firstNumber(ref('p.owner_id')).as('last'),
              ])
              .where('p.id', '=', param(p.id, 'uuid'))
              .where(param(p.number, 'integer'), 'is', null),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['edition_id', 'is_sample'])
              .doUpdateSet((eb) => ({ last: eb('paper_numbers.last', '+', 1) })),
          )
          .returning('last'),
      );
    const number = sql<number>`coalesce(${p.number}::integer, (SELECT last FROM next))`;
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- TypeScript 5.9 builds with it only.
    return transitioning(submitting as unknown as QueryCreator<Database>, p, number);
  },
);
