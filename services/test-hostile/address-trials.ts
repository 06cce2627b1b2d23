import { randomUUID } from 'node:crypto';
import type { EmailSender } from '../src/messaging/delivery/email-sender.js';
import { OutgoingEmail } from '../src/messaging/outbox/outgoing-email.entity.js';
import { emailKey } from '../src/platform/core/email-address.js';
import { registration } from '../test/accounts.js';
import type { SmtpRecorder } from '../test/smtp-recorder.js';
import type { TestApp } from '../test/test-app.js';
import type { HostileAddress } from './addresses.js';
import { compared, type Verdict } from './corpus.js';

/** Signs up with an address; an accepted one is shown as typed and logs in by its key. */
export async function tryAddress(server: TestApp, item: HostileAddress): Promise<Verdict> {
  const body = registration({ email: item.address, password: `pass ${randomUUID()}` });
  const { status, body: answer } = await server.call('POST', '/auth/register', { body });
  if (status === 400 && answer.fields?.email) {
    const reason = String(answer.fields.email).replace(/U\+[0-9A-F]+/, 'U+…');
    return compared({ outcome: 'refused', reason }, item.expected);
  }
  // Some of the addresses are one mailbox.
  if (status === 409) return { outcome: 'refused', reason: answer.message };
  if (status !== 201) return { outcome: 'failed', reason: `${status} ${answer.message}` };
  const typed = item.address.trim().normalize('NFC');
  if (answer.user.email !== typed) return { outcome: 'failed', reason: 'not kept as typed' };
  const login = { email: emailKey(typed), password: body.password };
  const again = await server.call('POST', '/auth/login', { body: login });
  const verdict: Verdict =
    again.status < 300
      ? { outcome: 'accepted' }
      : { outcome: 'failed', reason: `login as ${login.email}: ${again.status}` };
  return compared(verdict, item.expected);
}

/** Sends an email over SMTP; the mail server takes the domain by its A-labels. */
export async function tryToSend(
  smtp: SmtpRecorder,
  sender: EmailSender,
  recipient: string,
): Promise<Verdict> {
  const email = Object.assign(new OutgoingEmail(), { id: randomUUID(), recipient });
  const text = { fromName: 'Office', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await sender.send(email, { ...text, replyTo: undefined });
  const to = smtp.emails.at(-1)?.to ?? '';
  return emailKey(to) === emailKey(recipient)
    ? { outcome: 'accepted' }
    : { outcome: 'failed', reason: `sent to ${to}` };
}
