import { registerInvariants } from '../../platform/invariants/invariants.js';

registerInvariants([
  {
    name: 'each recipient of an email to a group whom the outbox has has one email',
    violations: `
      SELECT r.bulk_email_id, r.address_key FROM bulk_email_recipients r
       WHERE r.state = 'queued'
         AND NOT EXISTS (SELECT FROM outgoing_emails m WHERE m.cause = r.cause)`,
  },
  {
    name: 'no two recipients share an email',
    violations: `
      SELECT cause FROM bulk_email_recipients WHERE cause IS NOT NULL
       GROUP BY cause HAVING count(*) > 1`,
  },
  {
    name: 'a sent email to a group has no recipient who waits',
    violations: `
      SELECT b.id, r.address_key FROM bulk_emails b
        JOIN bulk_email_recipients r ON r.bulk_email_id = b.id
       WHERE b.state = 'sent' AND r.state = 'waiting'`,
  },
  {
    name: 'no announcement is made for people who unsubscribed',
    violations: `
      SELECT r.bulk_email_id, r.address_key FROM bulk_email_recipients r
        JOIN announcement_opt_outs o ON o.address_key = r.address_key
        JOIN outgoing_emails m ON m.cause = r.cause
       WHERE m.kind = 'announcement' AND m.created_at > o.opted_out_at`,
  },
]);
