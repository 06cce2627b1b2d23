import {
  type Compilable,
  type InferResult,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from 'kysely';
import * as z from 'zod';
import { withValuesOfNow } from '../core/async-value.js';
import type { Connection, Sent } from '../database/db.js';
import { sendRead } from '../database/read-replica.js';
import { counts } from '../database/samples.js';
import { Place, withValues } from '../database/statement.js';
import { isReadable } from '../http/readable-text.js';
import { cutPage, decodeCursor } from './page.js';
import { type Prepared, preparedPage, shapeOf } from './prepared-pages.js';

const VALUES = {
  text: z.string().refine(isReadable),
  integer: z.int32(),
  timestamptz: z.iso.datetime(),
};

const IDS = { uuid: z.uuid(), bigint: z.string().regex(/^\d{1,18}$/), integer: z.int32() };

/** Falsy where a filter is not set. */
export type Condition = Expression<SqlBool> | false | '' | null | undefined;

interface SortedBy<Column> {
  column: Column;
  type: keyof typeof VALUES;
  /** The list's id as a column of the table of `column`: an index holds columns of one table. */
  id?: Column;
}

export interface List<DB, Tables extends keyof DB, Row, Sort extends string, Filters> {
  query: SelectQueryBuilder<DB, Tables, Row>;
  /** Breaks ties between equal sort values. */
  id: StringReference<DB, Tables>;
  idType?: keyof typeof IDS;
  /** Whether a row is a sample. Pages show samples; `readAll` leaves them out once real data exists. */
  isSample?: Expression<boolean | null>;
  sorts: Record<Sort, SortedBy<StringReference<DB, Tables>>>;
  where: (eb: ExpressionBuilder<DB, Tables>, filters: Filters) => Condition[];
  /**
   * Filters with which pages are prepared: planning costs more than reading a page. `constants` have few
   * values, each with its own plan; the statement takes the values of `places`, which `where` cannot
   * read. A page with any other filter, such as a search, is planned for its values.
   */
  prepared?: Prepared<keyof Filters & string>;
}

/** "-name" sorts by name, descending. */
export interface PageRequest<Sort extends string> {
  sort: Sort | `-${Sort}`;
  limit: number;
  cursor?: string;
}

export interface Slice<Row> {
  rows: Row[];
  nextCursor: string | null;
}

export type RowOf<L extends { query: Compilable<unknown> }> = InferResult<L['query']>[number];

export function list<DB, Tables extends keyof DB, Row, Sort extends string, Filters>(
  parts: List<DB, Tables, Row, Sort, Filters>,
): List<DB, Tables, Row, Sort, Filters> {
  return parts;
}

/** @throws AppError VALIDATION_FAILED for a cursor of another list */
export async function readPage<DB, Tables extends keyof DB, Row, Sort extends string, Filters>(
  on: Connection,
  list: List<DB, Tables, Row, Sort, Filters>,
  filters: Filters,
  { sort, limit, cursor }: PageRequest<Sort>,
): Promise<Slice<Row>> {
  const idType = list.idType ?? 'uuid';
  const { type } = list.sorts[sort.replace(/^-/, '') as Sort];
  const key = z.tuple([z.literal(sort), VALUES[type], IDS[idType]]);
  const [, lastValue, lastId] = cursor === undefined ? [] : decodeCursor(cursor, key);
  const after = cursor === undefined ? undefined : { lastValue, lastId };
  const page = pageOf(list, filters, { sort, limit, after });
  const { rows } = await sendRead<Listed<Row>>(on, page);
  return cutPage(rows as Listed<Row>[], limit, (last) => [sort, last.sortValue, last.sortId]);
}

/** The last row of the page before; places where the statement is prepared. */
interface After {
  lastValue: unknown;
  lastId: unknown;
}

interface Asked<Sort extends string> {
  sort: Sort | `-${Sort}`;
  limit: number;
  after: After | undefined;
}

/** The sizes that the pages of the front ends have; others are rare, and each would be a statement. */
const PREPARED_LIMITS = [20, 50, 100, 500];

function pageOf<DB, Tables extends keyof DB, Row, Sort extends string, Filters>(
  list: List<DB, Tables, Row, Sort, Filters>,
  filters: Filters,
  asked: Asked<Sort>,
): Sent {
  const { sort, limit, after } = asked;
  const shape = PREPARED_LIMITS.includes(limit) && shapeOf(list.prepared, filters);
  if (!shape) return queryOf(list, filters, asked).compile();
  const page = preparedPage(list, JSON.stringify([sort, limit, !after, shape]), () => {
    const last = after && { lastValue: new Place('lastValue'), lastId: new Place('lastId') };
    const places = shape.places.map((name) => [name, new Place(name)]);
    const open = { ...filters, ...Object.fromEntries(places) } as Filters;
    return queryOf(list, open, { sort, limit, after: last });
  });
  return withValues(page, { ...(filters as object), ...after });
}

function queryOf<DB, Tables extends keyof DB, Row, Sort extends string, Filters>(
  list: List<DB, Tables, Row, Sort, Filters>,
  filters: Filters,
  { sort, limit, after }: Asked<Sort>,
) {
  const { column, type, id: tie = list.id } = list.sorts[sort.replace(/^-/, '') as Sort];
  const [value, id] = [sql.ref(column), sql.ref(tie)];
  const [comparison, direction] = sort.startsWith('-') ? BACKWARDS : FORWARDS;
  let query = list.query.where((eb) => eb.and(list.where(eb, filters).filter(isSet)));
  if (after) {
    const last = sql`(${after.lastValue}::${sql.raw(type)}, ${after.lastId}::${sql.raw(list.idType ?? 'uuid')})`;
    query = query.where(sql<SqlBool>`(${value}, ${id}) ${comparison} ${last}`);
  }
  return query
    .select([cursorValue(value, type).as('sortValue'), sql<string>`${id}`.as('sortId')])
    .orderBy(sql`${value} ${direction}, ${id} ${direction}`)
    .limit(limit + 1);
}

const FORWARDS = [sql`>`, sql`ASC`] as const;
const BACKWARDS = [sql`<`, sql`DESC`] as const;

type Listed<Row> = Row & { sortValue: string | number; sortId: string };

/** Moments keep their microseconds. */
function cursorValue(column: RawBuilder<unknown>, type: keyof typeof VALUES): RawBuilder<unknown> {
  return type === 'timestamptz'
    ? sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : column;
}

function isSet(condition: Condition): condition is Expression<SqlBool> {
  return Boolean(condition);
}

const CHUNK = 1000;

/**
 * Each page is a short statement, so a slow reader holds no connection. Rows that change meanwhile
 * show their state when their page is read.
 */
export async function* readAll<DB, Tables extends keyof DB, Row, Sort extends string, Filters>(
  on: Connection,
  list: List<DB, Tables, Row, Sort, Filters>,
  filters: Filters,
  sort: PageRequest<Sort>['sort'],
): AsyncGenerator<Row> {
  const { isSample } = list;
  const counted = isSample ? { ...list, query: list.query.where(counts(isSample)) } : list;
  // The stream that reads the rows asks for later pages outside of the request.
  const read = withValuesOfNow((cursor?: string) =>
    readPage(on, counted, filters, { sort, limit: CHUNK, cursor }),
  );
  let cursor: string | undefined;
  do {
    const page: Slice<Row> = await read(cursor);
    yield* page.rows;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

export function contains(column: Expression<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} LIKE ${patternOf(text)}`;
}

/** Of LIKE, for texts that contain the text. */
export function patternOf(text: string): string {
  return `%${literally(text)}%`;
}

/** For statements of short lists. @param q in small letters, or null for all rows */
export function isFound(
  q: Expression<string | null>,
  searched: Expression<string>,
): RawBuilder<boolean> {
  return sql<boolean>`(${q} IS NULL OR position(${q} in lower(${searched})) > 0)`;
}

/** Reads a B-tree that sorts by bytes. */
export function startsWith(column: Expression<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} LIKE ${`${literally(text)}%`}`;
}

function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
