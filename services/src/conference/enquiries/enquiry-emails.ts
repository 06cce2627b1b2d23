import type { EntityManager } from 'typeorm';
import type { EmailOutbox } from '../../messaging/outbox/email-outbox.js';

/** The causes of the email to the organisers, and of the copy for the person, to which replies belong. */
export const enquiryCauses = (id: string) => ({
  email: `enquiry:${id}`,
  copy: `enquiry-copy:${id}`,
});

/** With the replies to them. */
export async function forgetEnquiryEmails(
  tx: EntityManager,
  outbox: EmailOutbox,
  id: string,
): Promise<void> {
  for (const cause of Object.values(enquiryCauses(id))) await outbox.forget(tx, cause);
}
