import { type Expression, sql } from 'kysely';

/** Numbers of the papers in the schedule that visitors see: none of an edition that is not the current one. */
export const publiclyPlaced = (editionId: Expression<string> | string) => sql<number[]>`ARRAY(
  SELECT (paper ->> 'number')::int
    FROM editions e, jsonb_path_query(e.document, '$.schedule[*].items[*].papers[*]') paper
   WHERE e.id = ${editionId} AND e.is_current)`;
