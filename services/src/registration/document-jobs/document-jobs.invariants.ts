import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'after a finished job each person has a document or a reason',
    violations: `
      SELECT j.id, s.id AS subject FROM document_jobs j, unnest(j.subject_ids) s (id)
       WHERE j.output = 'documents' AND j.state = 'finished'
         AND NOT EXISTS (SELECT FROM issued_documents d
                          WHERE d.edition_id = j.edition_id AND d.kind = j.kind AND d.subject_id = s.id)
         AND NOT EXISTS (SELECT FROM document_job_problems p
                          WHERE p.job_id = j.id AND p.subject_id = s.id)`,
  },
]);
