import type { AdminEmail, EmailRow } from './admin-emails.schema.js';
import type { RenderedEmail } from '../templates/rendered-email.js';
import type { OutgoingEmail } from '../outbox/outgoing-email.entity.js';

type RowParts = Pick<
  OutgoingEmail,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'status'
  | 'tries'
  | 'lastError'
  | 'createdAt'
  | 'nextTryAt'
  | 'sentAt'
>;

export function presentRow(email: RowParts): EmailRow {
  const { id, kind, recipient, status, tries, lastError } = email;
  return {
    id,
    kind,
    recipient,
    state: status,
    tries,
    reason: lastError,
    createdAt: email.createdAt.toISOString(),
    nextTryAt: status === 'queued' ? email.nextTryAt.toISOString() : null,
    sentAt: email.sentAt?.toISOString() ?? null,
  };
}

export function presentEmail(
  email: OutgoingEmail,
  written: RenderedEmail | undefined,
  now: Date,
): AdminEmail {
  const isOver = email.expiresAt !== null && email.expiresAt <= now;
  return {
    ...presentRow(email),
    messageId: email.messageId,
    canRetry: (email.status === 'queued' || email.status === 'failed') && !isOver,
    history: email.history,
    preview: written
      ? {
          subject: written.subject,
          replyTo: written.replyTo ?? null,
          text: written.text,
          html: written.html,
        }
      : null,
  };
}
