export interface CountedTable {
  table: string;
  /** What the rows are counted apart by, as SQL: an edition, say. */
  scope: string;
  /** A text[], as SQL: what one row counts as. NULLs count nowhere. */
  values: string;
}

/**
 * SQL that counts a table's rows into `counters`, those that are there and those that come: every
 * statement adds its differences as rows of its own, so writers do not wait for each other.
 */
export function countTable({ table, scope, values }: CountedTable): string {
  const rows = (source: string, sign: 1 | -1) =>
    `SELECT ${scope} AS scope, unnest(${values}) AS value, ${sign} AS amount FROM ${source}`;
  const add = (...sources: string[]) => `
    INSERT INTO counters (counter, scope, value, amount)
    SELECT '${table}', scope, value, sum(amount) FROM (${sources.join(' UNION ALL ')}) changed
     WHERE value IS NOT NULL GROUP BY scope, value HAVING sum(amount) <> 0;`;
  const trigger = (event: string, referencing: string, ...sources: string[]) => `
    CREATE FUNCTION count_${table}_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${add(...sources)} RETURN NULL; END
    $$;
    CREATE TRIGGER ${table}_counted_on_${event} AFTER ${event} ON ${table}
      REFERENCING ${referencing}
      FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_${event}();`;
  const [before, after] = ['OLD TABLE AS old_rows', 'NEW TABLE AS new_rows'];
  return [
    trigger('insert', after, rows('new_rows', 1)),
    trigger('update', `${before} ${after}`, rows('old_rows', -1), rows('new_rows', 1)),
    trigger('delete', before, rows('old_rows', -1)),
    add(rows(table, 1)),
  ].join('\n');
}

/** SQL that takes the counting away. */
export function uncountTable(table: string): string {
  return `
    DROP FUNCTION count_${table}_insert CASCADE;
    DROP FUNCTION count_${table}_update CASCADE;
    DROP FUNCTION count_${table}_delete CASCADE;`;
}
