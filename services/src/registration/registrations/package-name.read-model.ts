import { type RawBuilder, sql } from 'kysely';

/** Reads the priced revision of fee_tables (conference) for registration r. */
export const packageName = (): RawBuilder<string> => sql`
  (SELECT offer ->> 'name' FROM fee_tables f, jsonb_array_elements(f.fees -> 'packages') offer
    WHERE f.edition_id = r.edition_id AND f.revision = r.fee_revision
      AND offer ->> 'id' = r.package_id)`;
