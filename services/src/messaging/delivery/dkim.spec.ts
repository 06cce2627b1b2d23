import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { SmtpRecorder } from '../../../test/smtp-recorder.js';
import { testConfig } from '../../../test/test-config.js';
import { newId } from '../../platform/core/new-id.js';
import { ReplyPaths, ReturnPaths } from '../outbox/token-addresses.js';
import type { OutgoingEmail } from '../outbox/outgoing-email.entity.js';
import { tagsOf } from '../domain/dkim-key.js';
import { EmailSender } from './email-sender.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const unfold = (text: string) => text.replace(/\r\n(?=[ \t])/g, '');
/** RFC 6376, 3.4.2 and 3.4.4. */
const relaxedHeader = (line: string) => {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
};
const relaxedBody = (body: string) =>
  `${body
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`;

/** As a receiver does (RFC 6376, 6.1). */
function verified(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = unfold(raw.slice(0, end)).split('\r\n');
  const signature = lines.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  const names = (tags.get('h') ?? '').split(':').map((name) => name.trim().toLowerCase());
  const signed = names.flatMap((name) => {
    const line = lines.find((each) => each.toLowerCase().startsWith(`${name}:`));
    return line === undefined ? [] : [`${relaxedHeader(line)}\r\n`];
  });
  const empty = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)))
    .digest('base64');
  const isSigned = createVerify('rsa-sha256')
    .update(signed.join('') + empty)
    .verify(publicKey, (tags.get('b') ?? '').replace(/\s+/g, ''), 'base64');
  return { isValid: isSigned && bodyHash === tags.get('bh')?.replace(/\s+/g, ''), tags, names };
}

async function sent(dkim: { selector: string; privateKey: string } | undefined) {
  const smtp = new SmtpRecorder();
  const config = testConfig({ smtpUrl: await smtp.start(), dkim });
  const sender = new EmailSender(config, new ReturnPaths(config), new ReplyPaths(config));
  const written = {
    ...{ fromName: 'Sample', subject: 'News', text: 'Hello  \n\n', html: '<p>Hello</p>' },
    ...{ replyTo: 'office@sample.example', unsubscribeUrl: 'https://plenary.test/unsubscribe/x' },
  };
  const row = { id: newId(), recipient: 'reader@sample.example' } as OutgoingEmail;
  await sender.send(row, written);
  const [taken] = await smtp.took(1);
  await sender.onApplicationShutdown();
  await smtp.stop();
  return taken?.raw ?? '';
}

it('signs emails for the domain of the sender, with the headers of one-click unsubscribing', async () => {
  const raw = await sent({ selector: 'plenary', privateKey: pem });
  const { isValid, tags, names } = verified(raw);
  expect(isValid).toBe(true);
  expect([tags.get('d'), tags.get('s')]).toEqual(['plenary.example', 'plenary']);
  const needed = ['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'];
  expect(names).toEqual(expect.arrayContaining(needed));
  expect(verified(raw.replace('Hello', 'Hallo')).isValid).toBe(false);
  expect(verified(raw.replace('Subject: News', 'Subject: Spam')).isValid).toBe(false);
});

it('signs nothing without a key', async () => {
  expect(await sent(undefined)).not.toMatch(/^dkim-signature:/im);
});
