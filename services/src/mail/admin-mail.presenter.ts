import type { AdminMail, MailRow } from './admin-mail.schema.js';
import type { WrittenMail } from './letter.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

type RowParts = Pick<
  OutgoingMail,
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

export function presentRow(mail: RowParts): MailRow {
  const { id, kind, recipient, status, tries, lastError } = mail;
  return {
    id,
    kind,
    recipient,
    state: status,
    tries,
    reason: lastError,
    createdAt: mail.createdAt.toISOString(),
    nextTryAt: status === 'queued' ? mail.nextTryAt.toISOString() : null,
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

export function presentMail(
  mail: OutgoingMail,
  written: WrittenMail | undefined,
  now: Date,
): AdminMail {
  const isOver = mail.expiresAt !== null && mail.expiresAt <= now;
  return {
    ...presentRow(mail),
    messageId: mail.messageId,
    canRetry: (mail.status === 'queued' || mail.status === 'parked') && !isOver,
    history: mail.history,
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
