import type { EntityManager } from 'typeorm';
import type { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';

/** The causes of the email to the organisers, of the copy for the person, and of replies to them. */
export const enquiryCauses = (id: string) => ({
  email: `enquiry:${id}`,
  copy: `${INBOX_KINDS.enquiry.confirmation}:${id}`,
  reply: `${INBOX_KINDS.enquiry.reply}:${id}`,
});

/** With the replies to them. */
export async function forgetEnquiryEmails(
  tx: EntityManager,
  outbox: EmailOutbox,
  id: string,
): Promise<void> {
  for (const cause of Object.values(enquiryCauses(id))) await outbox.forget(tx, cause);
}
