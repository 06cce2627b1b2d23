import { sql } from 'kysely';

/**
 * Of a group of lines `a`: their minutes, but no more than from the first to the last of each time together. Who joined with
 * two devices at once was there once.
 */
export const attendedMinutes = sql<number>`least(sum(a.minutes), coalesce((
  SELECT ceil(sum(extract(epoch FROM upper(part) - lower(part))) / 60)
    FROM unnest(range_agg(tstzrange(a.joined_at, a.left_at))) part), 0))`;
