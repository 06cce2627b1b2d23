import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'a replaced document has a later one of the same subject',
    violations: `
      SELECT d.id FROM issued_documents d JOIN issued_documents n ON n.id = d.replaced_by
       WHERE (n.edition_id, n.kind, n.subject_id) <> (d.edition_id, d.kind, d.subject_id)
          OR n.issued_at < d.issued_at`,
  },
  {
    name: 'a document states the facts of its kind',
    violations: `
      SELECT id FROM issued_documents
       WHERE facts IS NOT NULL
         AND ((facts ->> 'paper') IS NULL) = (kind IN ('presentation', 'acceptance'))`,
  },
]);
