import { registerInvariants } from '../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'sent email has a message id',
    violations: `SELECT id FROM outgoing_emails WHERE status = 'sent' AND message_id IS NULL`,
  },
]);
