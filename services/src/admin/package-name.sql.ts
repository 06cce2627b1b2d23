/** What people call the package of registration r, in the fee table that it was priced by. */
export const PACKAGE_NAME = `
  (SELECT offer ->> 'name' FROM fee_tables f, jsonb_array_elements(f.fees -> 'packages') offer
    WHERE f.edition_id = r.edition_id AND f.revision = r.fee_revision
      AND offer ->> 'id' = r.package_id)`;
