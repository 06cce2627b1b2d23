import { registerInvariants } from '../invariants/invariants.js';

registerInvariants([
  {
    name: 'a closed act keeps nothing of its payload',
    violations: `SELECT id, kind, state FROM held_acts WHERE state <> 'held' AND payload <> '{}'`,
  },
  {
    name: 'the audit log says how each hold ended',
    violations: `
      SELECT a.id, a.kind, a.state FROM held_acts a
       WHERE a.state <> 'held' AND NOT EXISTS (
         SELECT FROM audit_entries e
          WHERE e.subject_type = a.subject_type AND e.subject_id = a.subject_id::text
            AND e.action = 'hold.' || a.state)`,
  },
]);
