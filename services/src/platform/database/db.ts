import {
  type Compilable,
  type CompiledQuery,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Pool, QueryResult } from 'pg';
import type { Database } from './schema.gen.js';

export type Connection = EntityManager | DataSource;

/** Only builds statements; `fetchAll`, `fetchFirst` and `execute` run them on a connection. */
export const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: unconnected,
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function unconnected(): Driver {
  return Object.assign(new DummyDriver(), {
    acquireConnection: () =>
      Promise.reject(new Error('Pass the statement to fetchAll or execute.')),
  });
}

/** For searches, whose best plan depends on their values; constant ones are a `statement`. */
export async function fetchAll<Row>(on: Connection, query: Compilable<Row>): Promise<Row[]> {
  return (await send<Row>(on, query.compile())).rows;
}

export async function fetchFirst<Row>(
  on: Connection,
  query: Compilable<Row>,
): Promise<Row | undefined> {
  return (await fetchAll(on, query))[0];
}

/** @returns the number of affected rows */
export async function execute(on: Connection, query: Compilable): Promise<number> {
  return (await send(on, query.compile())).rowCount ?? 0;
}

/** Named statements are parsed once per connection. */
export interface Sent {
  name?: string;
  sql: string;
  parameters: readonly unknown[];
}

/** @throws QueryFailedError with PostgreSQL's error as driverError */
export async function send<Row>(
  on: Connection,
  query: Sent | CompiledQuery,
): Promise<QueryResult<Row & object>> {
  try {
    const client = await clientOf(on);
    return await client.query<Row & object>(...sentTo(on, query));
  } catch (error) {
    throw error instanceof Error ? failed(query, error) : error;
  }
}

/** The parameters of a client's `query`; named, unless a pooler would lose the statement. */
export function sentTo(on: Connection, query: Sent | CompiledQuery): [string, unknown[]] {
  const { sql: text, parameters } = query;
  const name = 'name' in query && arePrepared(on) ? query.name : undefined;
  const config = name === undefined ? text : { name, text };
  return [config as string, parameters as unknown[]];
}

export function failed({ sql: text, parameters }: Sent | CompiledQuery, error: Error): Error {
  return new QueryFailedError(text, parameters as unknown[], error);
}

function arePrepared(on: Connection): boolean {
  const { options } = on instanceof DataSource ? on : on.dataSource;
  const { extra } = options as { extra?: { arePrepared?: boolean } };
  return extra?.arePrepared !== false;
}

/** Outside a transaction the pool lends a client for one statement. */
function clientOf(on: Connection): Promise<Pool> | Pool {
  const { queryRunner, dataSource } = on instanceof DataSource ? on.manager : on;
  if (queryRunner) return queryRunner.connect() as Promise<Pool>;
  return (dataSource.driver as PostgresDriver).master as Pool;
}
