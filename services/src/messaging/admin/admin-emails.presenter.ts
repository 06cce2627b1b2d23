import type { AdminEmail, EmailRow } from './admin-emails.schema.js';
import type { RenderedEmail } from '../templates/rendered-email.js';
import { isRetryable } from '../outbox/email-status.js';
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
> & { isHidden: boolean };

export function presentRow(email: RowParts): EmailRow {
  const { id, kind, recipient, status, tries, lastError, isHidden } = email;
  return {
    id,
    kind: isHidden ? null : kind,
    recipient: isHidden ? null : recipient,
    state: status,
    tries,
    reason: isHidden ? null : lastError,
    createdAt: email.createdAt.toISOString(),
    nextTryAt: status === 'queued' ? email.nextTryAt.toISOString() : null,
    sentAt: email.sentAt?.toISOString() ?? null,
  };
}

export function presentEmail(
  email: OutgoingEmail & { isHidden: boolean },
  written: RenderedEmail | undefined,
  now: Date,
): AdminEmail {
  const isOver = email.expiresAt !== null && email.expiresAt <= now;
  return {
    ...presentRow(email),
    messageId: email.isHidden ? null : email.messageId,
    canRetry: isRetryable(email.status) && !isOver,
    history: email.isHidden
      ? email.history.map((attempt) => ({ ...attempt, reason: null }))
      : email.history,
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
