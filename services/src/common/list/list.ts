import type { DataSource } from 'typeorm';
import { cutPage } from '../page.js';
import {
  type IdType,
  type Listed,
  listKey,
  listOrder,
  type SortColumn,
  sortValueOf,
} from './list-order.js';
import type { SqlConditions } from './sql-conditions.js';

/** A list as SQL. */
export interface List<Sort extends string> {
  columns: string;
  from: string;
  /** Decides between rows with equal sort values. */
  id: string;
  /** "uuid" when left out. */
  idType?: IdType;
  /** By the name of the sort without its minus. */
  sorts: Record<Sort, SortColumn>;
}

/** Where a page begins, and how much of the list it shows. "-name" sorts by name, descending. */
export interface PageRequest<Sort extends string> {
  sort: Sort | `-${Sort}`;
  limit: number;
  cursor?: string;
}

export interface Slice<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** @throws AppError VALIDATION_FAILED for a cursor that is not this list's */
export async function readPage<Row, Sort extends string>(
  dataSource: DataSource,
  list: List<Sort>,
  conditions: SqlConditions,
  { sort, limit, cursor }: PageRequest<Sort>,
): Promise<Slice<Row>> {
  const column = list.sorts[sort.replace(/^-/, '') as Sort];
  const order = listOrder(conditions, column, [list.id, list.idType ?? 'uuid'], { sort, cursor });
  const records = await dataSource.query<Listed<Row>[]>(
    `SELECT ${list.columns}, ${sortValueOf(column)} AS "sortValue", ${list.id} AS "sortId"
       FROM ${list.from} ${conditions.where()} ${order} LIMIT ${limit + 1}`,
    conditions.parameters,
  );
  return cutPage(records, limit, (last) => listKey(sort, last));
}

const CHUNK = 1000;

/**
 * All rows of a list for an export, page after page: each is a short statement of its own, so a slow
 * reader holds no connection. Rows that change meanwhile show as they are when their page is read.
 */
export async function* readAll<Row, Sort extends string>(
  dataSource: DataSource,
  list: List<Sort>,
  conditions: () => SqlConditions,
  sort: PageRequest<Sort>['sort'],
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const request = { sort, limit: CHUNK, cursor };
    const page = await readPage<Row, Sort>(dataSource, list, conditions(), request);
    yield* page.rows;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
