import { DataSource, type MigrationInterface } from 'typeorm';
import type { Config } from '../config/config.js';
import { migrate, type MigrateOthers } from './migrate.js';
import { migrations } from './migrations.js';

/** The last migration of the time before this check. */
const BEFORE_THE_CHECK = 'Tracks1795906000000';

/** A migration whose hazards are accepted, with the reason. */
export type AcceptedMigration = MigrationInterface & { accepted?: string };

type CatalogueQuery = <Row>(sql: string) => Promise<Row[]>;

interface Column {
  name: string;
  isRequired: boolean;
  hasDefault: boolean;
}

interface Table {
  name: string;
  /** Changes when PostgreSQL writes the table again. */
  file: string;
  columns: Map<number, Column>;
}

interface Constraint {
  name: string;
  tableId: string;
  isValidated: boolean;
  columns: number[];
  /** In SQL. */
  definition: string;
}

interface Index {
  name: string;
  tableId: string;
}

/** The parts of a schema that locks and running servers depend on, by object identifier. */
export interface Catalogue {
  tables: Map<string, Table>;
  constraints: Map<string, Constraint>;
  indexes: Map<string, Index>;
}

/** Tables of a few rows, which no lock holds for long. */
const SMALL = new Set(['editions']);

/**
 * Runs the migrations on an empty database, and compares the schema before and after each.
 * @returns a line for each hazard, with the name of its migration
 */
export async function hazardsOf(config: Config, migrateOthers: MigrateOthers): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  const known = names.indexOf(BEFORE_THE_CHECK) + 1;
  const runTo = (count: number) => migrate(config, migrateOthers, names.slice(0, count));
  await runTo(known);
  const database = new DataSource({ type: 'postgres', url: config.migrationDatabaseUrl });
  await database.initialize();
  const query: CatalogueQuery = (sql) => database.query(sql);
  const hazards: string[] = [];
  let before = await readCatalogue(query);
  for (const [at, Migration] of migrations.entries()) {
    if (at < known) continue;
    await runTo(at + 1);
    const after = await readCatalogue(query);
    const { transaction = true, accepted }: AcceptedMigration = new Migration();
    if (!accepted) {
      const found = hazardsBetween(before, after, transaction);
      hazards.push(...found.map((hazard) => `${Migration.name} ${hazard}`));
    }
    before = after;
  }
  await database.destroy();
  return hazards;
}

export async function readCatalogue(query: CatalogueQuery): Promise<Catalogue> {
  const tables = await query<{ id: string } & Omit<Table, 'columns'>>(
    `SELECT oid::text AS id, relname AS name, relfilenode::text AS file FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const columns = await query<{ tableId: string; number: number } & Column>(
    `SELECT attrelid::text AS "tableId", attnum AS number, attname AS name,
            attnotnull AS "isRequired", atthasdef OR attidentity <> '' AS "hasDefault"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0
       AND NOT attisdropped`,
  );
  const constraints = await query<{ id: string } & Constraint>(
    `SELECT oid::text AS id, conname AS name, conrelid::text AS "tableId",
            convalidated AS "isValidated", coalesce(conkey, '{}')::int[] AS columns,
            pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace`,
  );
  const indexes = await query<{ id: string } & Index>(
    `SELECT indexrelid::text AS id, indexrelid::regclass::text AS name, indrelid::text AS "tableId"
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE relnamespace = 'public'::regnamespace`,
  );
  const found = new Map(tables.map(({ id, ...table }) => [id, { ...table, columns: new Map() }]));
  for (const { tableId, number, ...column } of columns) {
    found.get(tableId)?.columns.set(number, column);
  }
  return {
    tables: found,
    constraints: new Map(constraints.map(({ id, ...constraint }) => [id, constraint])),
    indexes: new Map(indexes.map(({ id, ...index }) => [id, index])),
  };
}

/**
 * The changes of one migration that stop a server of the release before, or lock a large table while all its rows are
 * read or written. Tables that the migration itself creates are free.
 * @param isTransaction false for a migration that runs outside a transaction, and can build indexes concurrently
 * @returns a line for each, with the safe way
 */
export function hazardsBetween(
  before: Catalogue,
  after: Catalogue,
  isTransaction: boolean,
): string[] {
  const hazards: string[] = [];
  for (const [id, table] of before.tables) {
    const changed = after.tables.get(id);
    if (changed) hazards.push(...ofTable(before, id, table, changed));
    else hazards.push(`drops ${table.name}: ${AFTER_A_RELEASE}`);
  }
  const isLarge = (id: string) => {
    const table = before.tables.get(id);
    return table !== undefined && !SMALL.has(table.name);
  };
  for (const [id, { name, tableId }] of after.indexes) {
    if (before.indexes.has(id) || !isLarge(tableId) || !isTransaction) continue;
    hazards.push(
      `builds ${name} while nothing can be written: CREATE INDEX CONCURRENTLY, in a migration with "transaction = false".`,
    );
  }
  for (const [id, { name, tableId, isValidated, columns }] of after.constraints) {
    if (before.constraints.has(id) || !isLarge(tableId) || !isValidated) continue;
    const known = before.tables.get(tableId)?.columns;
    // Those of added columns are checked on rows that hold none of them.
    if (columns.every((column) => !known?.has(column))) continue;
    hazards.push(
      `checks all rows of ${before.tables.get(tableId)?.name} for ${name} under a lock: add it NOT VALID, and VALIDATE it in a later migration.`,
    );
  }
  return hazards;
}

const AFTER_A_RELEASE =
  'servers of the release before still use it. Remove it in the release after the one that stopped using it.';

function ofTable(before: Catalogue, id: string, table: Table, changed: Table): string[] {
  const hazards: string[] = [];
  const { name } = table;
  if (changed.name !== name) hazards.push(`renames ${name}: ${AFTER_A_RELEASE}`);
  if (changed.file !== table.file && !SMALL.has(name)) {
    hazards.push(
      `writes all rows of ${name} again under a lock: add a column without a computed default, fill it in portions, then change the code.`,
    );
  }
  for (const [number, column] of table.columns) {
    const now = changed.columns.get(number);
    if (!now) hazards.push(`drops ${name}.${column.name}: ${AFTER_A_RELEASE}`);
    else if (now.name !== column.name) {
      hazards.push(`renames ${name}.${column.name}: ${AFTER_A_RELEASE}`);
    } else if (now.isRequired && !column.isRequired && !isKnownFilled(before, id, number)) {
      hazards.push(
        `reads all rows of ${name} for ${column.name} SET NOT NULL: add a CHECK (${column.name} IS NOT NULL) NOT VALID, and VALIDATE it in a migration before.`,
      );
    }
  }
  for (const [number, { name: column, isRequired, hasDefault }] of changed.columns) {
    if (table.columns.has(number) || !isRequired || hasDefault) continue;
    hazards.push(
      `adds ${name}.${column} without a default: servers of the release before write no value.`,
    );
  }
  return hazards;
}

/** Whether a validated check says that the column is filled, which PostgreSQL trusts (ALTER TABLE, SET NOT NULL). */
function isKnownFilled({ constraints }: Catalogue, tableId: string, column: number): boolean {
  return [...constraints.values()].some(
    (each) =>
      each.tableId === tableId &&
      each.isValidated &&
      each.columns.length === 1 &&
      each.columns[0] === column &&
      /^CHECK \(+\w+ IS NOT NULL\)+$/.test(each.definition),
  );
}
