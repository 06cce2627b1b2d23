import { KEPT_ENTRIES } from '../audit/kept-entries.js';
import { registerInvariants } from '../invariants/invariants.js';

registerInvariants([
  {
    name: 'a closed act keeps nothing of its payload',
    violations: `SELECT id, kind, state FROM held_acts WHERE state <> 'held' AND payload <> '{}'`,
  },
  {
    name: 'the audit log says how each hold ended',
    violations: `
      SELECT h.id, h.kind, h.state FROM held_acts h
       WHERE h.state <> 'held' AND NOT EXISTS (
         SELECT FROM audit_entries a
          WHERE ${KEPT_ENTRIES.endsOfHolds} AND a.subject_type = h.subject_type
            AND a.subject_id = h.subject_id::text AND a.action = 'hold.' || h.state)`,
  },
]);
