import { registerInvariants } from '../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'sent email has a message id',
    violations: `SELECT id FROM outgoing_emails WHERE status = 'sent' AND message_id IS NULL`,
  },
  {
    name: 'a bounced email has a report that it failed',
    violations: `SELECT id FROM outgoing_emails m WHERE status = 'bounced' AND NOT EXISTS
      (SELECT FROM delivery_reports r WHERE r.email_id = m.id AND r.kind = 'failed')`,
  },
]);
