export interface CountedTable {
  table: string;
  /** SQL expression that groups the counts, such as an edition's id. */
  scope: string;
  /** SQL expression of type text[]: the values that a row counts as. NULLs are not counted. */
  values: string;
}

/** Triggers append differences as rows, so that writers do not queue; readers sum, a job folds. */
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
  ].join('\n');
}
