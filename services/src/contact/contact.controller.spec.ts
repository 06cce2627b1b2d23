import { parseCsvObjects } from 'hucre/csv';
import { download } from '../../test/download.js';
import { handlesLetters } from '../../test/letters.js';
import { mailsOf } from '../../test/outbox-rows.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { newId } from '../common/new-id.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const letter = (changes: Record<string, unknown> = {}) => ({
  name: 'Adaeze Nwosu',
  email: `${newId()}@example.org`,
  subject: 'A letter of invitation',
  category: 'General Inquiry',
  message: 'Could you send me one?\nThank you.',
  ...changes,
});

const send = (body: unknown, headers?: Record<string, string>) =>
  server.call('POST', '/contact', { body, headers });

async function messagesFrom(email: string) {
  return server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM contact_messages WHERE email = $1',
    [email],
  );
}

describe('POST /contact', () => {
  it('keeps the message, and mails it to the office and a copy to the sender', async () => {
    const body = letter();
    const answer = await send(body);
    expect(answer).toMatchObject({
      status: 201,
      body: { success: true, message: expect.any(String) },
    });
    const [message] = await messagesFrom(body.email);
    expect(await mailsOf(server.dataSource, `contact-message:${message?.id}`)).toMatchObject([
      { recipient: 'office@conference.example', data: body },
    ]);
    expect(await mailsOf(server.dataSource, `contact-copy:${message?.id}`)).toMatchObject([
      { recipient: body.email },
    ]);
  });

  it('keeps equal messages once, even a hundred at once', async () => {
    const body = letter();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await messagesFrom(body.email)).toHaveLength(1);
  });

  it('takes an equal message as a new one after ten minutes', async () => {
    const body = letter();
    await send(body);
    server.clock.advance(10 * 60 * 1000 + 1000);
    await send(body);
    expect(await messagesFrom(body.email)).toHaveLength(2);
  });

  it.each([
    ['no name', { name: '' }, 'Name is required'],
    ['a bad address', { email: 'nobody' }, 'Invalid email address'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 'Invalid email address'],
    [
      'a subject of two lines',
      { subject: 'Hi\r\nBcc: x@example.org' },
      'Subject must be one line of text',
    ],
    ['a category out of the list', { category: 'Gossip' }, 'Category is required'],
    ['no message', { message: '  ' }, 'Message is required'],
    ['a message that is no text', { message: 'a\0b' }, 'Message must be text'],
  ])('refuses %s, in the words of the specification’s answer', async (_, changes, text) => {
    const answer = await send(letter(changes));
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, message: text, errors: [text], code: 'VALIDATION_FAILED' },
    });
  });

  it('fails in the same shape for broken JSON', async () => {
    expect(await send('{')).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
  });
});

describe('the list of messages', () => {
  handlesLetters({
    server: () => server,
    path: '/admin/messages',
    subject: 'contact-message',
    write: async (name) => {
      const body = letter({ name });
      await send(body);
      return body.email;
    },
  });

  it('is searched by what was written, narrowed by category, and a file as well', async () => {
    const word = newId();
    const body = letter({ message: `=Hello ${word}`, category: 'Sponsorship' });
    await send(body);
    await send(letter({ message: word, category: 'Media' }));
    const { token } = await server.person('admin');
    const query = `q=${word.toUpperCase()}&category=Sponsorship`;
    const { items } = (await server.call('GET', `/admin/messages?${query}`, { token })).body;
    expect(items).toMatchObject([{ email: body.email, category: 'Sponsorship', state: 'new' }]);
    expect(items[0]).not.toHaveProperty('message');
    const one = await server.call('GET', `/admin/messages/${items[0].id}`, { token });
    expect(one.body).toMatchObject({ ...body, note: null, handledBy: null, version: 1 });
    const request = { kind: 'messages', format: 'csv', q: word, category: 'Sponsorship' };
    const csv = await download(server, token, request);
    expect(parseCsvObjects(await csv.text()).data).toMatchObject([
      { Email: body.email, Subject: body.subject, Message: `'=Hello ${word}` },
    ]);
  });
});

describe('POST /contact/form, from a page without script', () => {
  const post = (letterOf: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/v1/contact/form`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(letterOf).toString(),
    });

  it('keeps the message once, and leads to a page that says so', async () => {
    const body = letter();
    const answers = await Promise.all([post(body), post(body)]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/contact/sent');
    }
    expect(await messagesFrom(body.email)).toHaveLength(1);
  });

  it('says on a page of its own what is wrong, as text', async () => {
    const answer = await post(letter({ name: '', category: '<script>' }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('<li>Name is required</li><li>Category is required</li>');
    expect(page).not.toContain('<script');
  });

  it('takes no form that another site posts', async () => {
    const body = letter();
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await messagesFrom(body.email)).toHaveLength(0);
    expect((await post(body, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });
});

describe('POST /contact, with limits on', () => {
  it('refuses the sixth letter in the name of one address, with the time to wait', async () => {
    const limited = await startTestApp({ hasRateLimits: true });
    try {
      const { email } = letter();
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++) {
        const body = letter({ email, message: `Letter ${count}` });
        const answer = await limited.call('POST', '/contact', { body });
        statuses.push(answer.status);
        if (answer.status !== 429) continue;
        expect(answer.body).toMatchObject({ success: false, errors: [], code: 'RATE_LIMITED' });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await limited.stop();
    }
  });
});
