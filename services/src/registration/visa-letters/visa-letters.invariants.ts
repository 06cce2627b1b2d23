import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'a visa request has a letter that is valid, or whose facts are erased, exactly while it is issued',
    violations: `
      SELECT v.id, v.status, d.number FROM visa_requests v
        LEFT JOIN issued_documents d ON d.kind = 'invitation' AND d.subject_id = v.id
              AND (d.revoked_at IS NULL OR (d.facts IS NULL AND d.revoked_by IS NULL))
       WHERE (v.status = 'issued') <> (d.id IS NOT NULL)`,
  },
]);
