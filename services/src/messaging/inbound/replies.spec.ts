import { SmtpRecorder } from '../../../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { newId } from '../../platform/core/new-id.js';
import { EmailSender } from '../delivery/email-sender.js';
import type { OutgoingEmail } from '../outbox/outgoing-email.entity.js';
import { ReplyPaths, ReturnPaths } from '../outbox/token-addresses.js';
import { InboundMessages } from './inbound-messages.js';

const replyPath = 'replies+*@mail.sample.example';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ replyPath, returnPath: 'bounces+*@mail.sample.example' });
});
afterAll(() => server.stop());

const get = <Type>(type: abstract new (...parameters: never[]) => Type, on = server) =>
  on.app.get<Type>(type, { strict: false });

const asAdmin = async (path: string) =>
  (await server.call('GET', path, { token: (await server.person('admin')).token })).body;

/** An enquiry. @returns its id, and where its sender replies to */
async function enquiry(on = server) {
  const subject = `Question ${newId()}`;
  const email = `reader.${newId()}@sample.example`;
  const body = { name: 'Sample Reader', email, subject, category: 'Media', message: 'May I film?' };
  await on.call('POST', '/contact', { body });
  const [{ id }] = await on.dataSource.query<[{ id: string }]>(
    'SELECT id FROM enquiries WHERE subject = $1',
    [subject],
  );
  const [copy] = await on.dataSource.query<[{ id: string }]>(
    'SELECT id FROM outgoing_emails WHERE cause = $1',
    [`enquiry-copy:${id}`],
  );
  return { id, email, to: get(ReplyPaths, on).of(copy.id) ?? '' };
}

interface Message {
  from: string;
  to: string;
  headers?: string[];
  text?: string;
  subject?: string;
}

function receive(
  { from, to, headers = [], text = 'Thank you.', subject = 'Re: Question' }: Message,
  on = server,
) {
  const lines = [
    `From: Sample Reader <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ];
  return on.dataSource.transaction((tx) =>
    get(InboundMessages, on).receive(tx, Buffer.from(lines.join('\r\n'))),
  );
}

const repliesTo = async (id: string) => (await asAdmin(`/admin/enquiries/${id}`)).correspondence;

async function others(q: string) {
  const { items } = await asAdmin(`/admin/inbound-messages?q=${encodeURIComponent(q)}`);
  return items as { email: string; subject: string; body: string }[];
}

it('shows a reply with its enquiry, once', async () => {
  const { id, email, to } = await enquiry();
  const text = 'Thank you.\r\nAnd where do I park?';
  for (let n = 0; n < 2; n += 1) await receive({ from: email, to: `Office <${to}>`, text });
  expect(await repliesTo(id)).toEqual([
    {
      ...{ id: expect.any(String), kind: 'received', delivery: null },
      ...{ name: 'Sample Reader', email, body: 'Thank you.\nAnd where do I park?' },
      at: expect.any(String),
    },
  ]);
  expect(await others(email)).toEqual([]);
});

it('lists every other message, also one with a token that the product did not make', async () => {
  const { id, email, to } = await enquiry();
  const [digit] = /(?<=\+)./.exec(to) ?? [];
  await receive({ from: email, to: to.replace(/\+./, digit === '1' ? '+0' : '+1') });
  await receive({ from: email, to: get(ReturnPaths).of(newId()) ?? '' });
  await receive({ from: email, to: 'replies@mail.sample.example', subject: 'Hello' });
  expect(await repliesTo(id)).toEqual([]);
  expect(await others(email)).toHaveLength(3);
  expect(await others('hello')).toMatchObject([{ email, subject: 'Hello', body: 'Thank you.' }]);
});

it('shows what the person answers to a reply, and makes the enquiry new again', async () => {
  const { id, email } = await enquiry();
  const { token } = await server.person('admin');
  const reply = { text: 'You may.', state: 'done', version: 1 };
  const path = `/admin/enquiries/${id}`;
  await server.call('POST', `${path}/replies`, { token, body: reply });
  const [sent] = await server.dataSource.query<[{ id: string }]>(
    `SELECT id FROM outgoing_emails WHERE cause LIKE 'enquiry-reply:' || $1 || ':%'`,
    [id],
  );
  const to = get(ReplyPaths).of(sent.id) ?? '';
  for (let n = 0; n < 2; n += 1) await receive({ from: email, to, text: 'With a drone?' });
  const read = (await server.call('GET', path, { token })).body;
  expect(read).toMatchObject({ state: 'new', version: 3 });
  expect(read.correspondence).toMatchObject([
    { kind: 'sent', body: 'You may.' },
    { kind: 'received', email, body: 'With a drone?' },
  ]);
});

it.each([
  [true, 'new'],
  [false, 'done'],
])(
  'leaves an enquiry new that is written about while a reply is on hold: %s',
  async (isWritten, state) => {
    const held = await startTestApp({ replyPath, holdMinutes: 10 });
    try {
      const { id, email, to } = await enquiry(held);
      const { token } = await held.person('admin');
      const reply = { text: 'You may.', state: 'done', version: 1 };
      const path = `/admin/enquiries/${id}`;
      const { body } = await held.call('POST', `${path}/replies`, { token, body: reply });
      if (isWritten) await receive({ from: email, to }, held);
      await held.call('POST', `/admin/held-acts/${body.hold.id}/send-now`, { token });
      const read = (await held.call('GET', path, { token })).body;
      expect(read).toMatchObject({ state, hold: null });
      expect(read.correspondence).toContainEqual(expect.objectContaining({ body: 'You may.' }));
    } finally {
      await held.stop();
    }
  },
);

it('notifies organisers of a reply', async () => {
  const { id, email, to } = await enquiry();
  const admin = await server.person('admin');
  const body = { choice: 'daily' };
  await server.call('PUT', '/admin/notices/enquiry', { token: admin.token, body });
  await receive({ from: email, to });
  const notices = await server.dataSource.query(
    'SELECT kind FROM notices WHERE user_id = $1 AND subject_id = $2',
    [admin.user.id, id],
  );
  expect(notices).toEqual([{ kind: 'enquiry' }]);
});

it('keeps no answers of programs', async () => {
  const { id, email, to } = await enquiry();
  await receive({ from: email, to, headers: ['Auto-Submitted: auto-replied'] });
  await receive({ from: email, to, headers: ['Return-Path: <>'] });
  expect(await repliesTo(id)).toEqual([]);
  expect(await others(email)).toEqual([]);
});

it('lists messages only for those who read enquiries', async () => {
  const { token } = await server.person('user');
  expect(await server.call('GET', '/admin/inbound-messages', { token })).toMatchObject({
    status: 403,
  });
});

it.each([
  [true, replyPath, /^Reply-To:\s+replies\+[0-9a-v]{42}@mail\.sample\.example\r?$/m],
  [false, replyPath, /^Reply-To: office@sample\.example\r?$/m],
  [true, undefined, /^Reply-To: office@sample\.example\r?$/m],
])('asks for replies where they are shown: %s, %s', async (takesReplies, path, expected) => {
  const smtp = new SmtpRecorder();
  const config = testConfig({ smtpUrl: await smtp.start(), replyPath: path });
  const sender = new EmailSender(config, new ReturnPaths(config), new ReplyPaths(config));
  const written = {
    ...{ fromName: 'Sample', subject: 'We have your message', text: 'Hello', html: '<p>Hello</p>' },
    ...{ replyTo: 'office@sample.example', takesReplies },
  };
  await sender.send({ id: newId(), recipient: 'reader@sample.example' } as OutgoingEmail, written);
  expect((await smtp.took(1))[0]?.raw).toMatch(expected);
  await sender.onApplicationShutdown();
  await smtp.stop();
});

it('puts an email that a person wrote below the one that it follows', async () => {
  const smtp = new SmtpRecorder();
  const config = testConfig({ smtpUrl: await smtp.start() });
  const sender = new EmailSender(config, new ReturnPaths(config), new ReplyPaths(config));
  const [first, second] = [newId(), newId()];
  const to = { recipient: 'reader@sample.example' };
  const written = { fromName: 'Sample', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const messageId = await sender.send({ id: first, ...to } as OutgoingEmail, written);
  await sender.send({ id: second, ...to } as OutgoingEmail, { ...written, follows: first });
  const [automatic, personal] = (await smtp.took(2)).map(({ raw }) => raw);
  expect(automatic).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(automatic).not.toMatch(/^(In-Reply-To|References):/m);
  expect(personal).toMatch(/^Auto-Submitted: no\r?$/m);
  expect(personal).toContain(`In-Reply-To: ${messageId}`);
  expect(personal).toContain(`References: ${messageId}`);
  await sender.onApplicationShutdown();
  await smtp.stop();
});
