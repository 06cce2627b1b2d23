import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { emailKinds } from '../../../messaging/templates/email-template.js';
import { type MailSink, startMailSink } from './mail-sink.js';
import { MailStore, type ReceivedEmail } from './mail-store.js';
import { mailboxKey, mailboxPlugin } from './mailbox.plugin.js';

const edition = {
  name: 'The <conference>',
  contactEmail: 'office@sample.example',
  siteUrl: 'https://conference.sample.example',
};
let dataDir: string;
let sink: MailSink;
let server: FastifyInstance;
let key: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'plenary-mailbox-'));
  sink = await startMailSink({ dataDir });
  key = mailboxKey(dataDir);
  server = fastify();
  await server.register(mailboxPlugin, { sink, key, edition: () => Promise.resolve(edition) });
});
afterEach(async () => {
  await server.close();
  await sink.stop();
  rmSync(dataDir, { recursive: true });
});

async function send(subject: string, html = '<p>Hello</p>'): Promise<void> {
  const transport = createTransport(sink.smtpUrl);
  const from = { name: 'Plenary', address: 'conference@example.org' };
  await transport.sendMail({
    from,
    to: 'ada@example.org',
    subject,
    text: 'Hello & see https://x.example/y',
    html,
  });
}

const open = (path: string, headers: Record<string, string> = {}) =>
  server.inject({ url: path, headers: { host: 'localhost:3000', ...headers } });

const list = async () => {
  const answer = await open(`/dev/mailbox?key=${key}`, { accept: 'application/json' });
  return answer.json<{ emails: ReceivedEmail[] }>().emails;
};

it('shows sent emails, newest first, as JSON and as a page', async () => {
  await send('The first');
  await send('The <second>');
  const emails = await list();
  expect(emails.map(({ subject }) => subject)).toEqual(['The <second>', 'The first']);
  expect(emails[0]).toMatchObject({ to: 'ada@example.org', from: 'Plenary' });

  const page = await open(`/dev/mailbox?key=${key}`);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('The &lt;second&gt;');
  const mail = await open(`/dev/mailbox/${emails[0]?.id}?key=${key}`);
  expect(mail.body).toContain('<a href="https://x.example/y"');
});

it('shows HTML in a frame that runs nothing', async () => {
  await send('Bad', '<script>alert("x")</script><img src="https://spy.example/">');
  const [mail] = await list();
  const page = await open(`/dev/mailbox/${mail?.id}?key=${key}`);
  expect(page.body).toMatch(/<iframe [^>]*sandbox="(?![^"]*allow-scripts)[^"]*"/);
  expect(page.body).not.toContain('<script>');
  expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
});

it.each([
  ['without the key', '/dev/mailbox', {}],
  ['with another key', '/dev/mailbox?key=guess', {}],
])('is not there %s', async (_case, path, headers) => {
  expect((await open(path, headers)).statusCode).toBe(404);
});

it.each([
  ['localhost:3000', 200],
  ['127.0.0.1', 200],
  ['[::1]:3000', 200],
  ['evil.example', 404],
  ['localhost.evil.example', 404],
])('answers to the name %s with %i', async (host, status) => {
  expect((await open(`/dev/mailbox?key=${key}`, { host })).statusCode).toBe(status);
});

it.each(['none', '../mailbox-key', '..%2f..%2fetc%2fpasswd'])('has no mail %s', async (id) => {
  expect((await open(`/dev/mailbox/${id}?key=${key}`)).statusCode).toBe(404);
});

it('shows every kind of mail, with text and HTML on sample data', async () => {
  const all = await open(`/dev/mailbox/templates?key=${key}`);
  const pages = [...all.body.matchAll(/href="(\/dev\/mailbox\/templates\/[^"]+)"/g)];
  expect(pages.map(([, path]) => /templates\/([\w-]+)/.exec(path ?? '')?.[1])).toEqual(
    emailKinds(),
  );
  for (const [, path = ''] of pages) {
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('The &lt;conference&gt;');
    expect(page.body).toMatch(
      /<iframe title="The email as HTML on a phone" sandbox="[^"]*" srcdoc="/,
    );
  }
  expect((await open(`/dev/mailbox/templates/none?key=${key}`)).statusCode).toBe(404);
  expect((await open('/dev/mailbox/templates')).statusCode).toBe(404);
});

it('keeps its emails and its address over a restart', async () => {
  await send('Kept');
  await sink.stop();
  sink = await startMailSink({ dataDir });
  expect((await sink.list()).map(({ subject }) => subject)).toEqual(['Kept']);
  expect(mailboxKey(dataDir)).toBe(key);
});

it('forgets the oldest when there are many', () => {
  const folder = join(dataDir, 'many');
  const store = new MailStore(folder);
  for (let n = 0; n < 310; n += 1) store.keep(Buffer.from(`Subject: ${n}\r\n\r\n`));
  const files = readdirSync(folder).sort();
  expect(files).toHaveLength(300);
  expect(files[0]).toBe('00000011.eml');
});
