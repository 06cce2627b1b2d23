import { parseCsvObjects } from 'hucre/csv';
import { emailsTo } from '../../../../test/admin-reads.js';
import { download } from '../../../../test/download.js';
import { behavesAsInbox } from '../../../../test/inbox.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { newId } from '../../../platform/core/new-id.js';
import { enquiryEmail } from '../contact.emails.js';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.person('admin'));
});
afterAll(() => server.stop());

const enquiry = (changes: Record<string, unknown> = {}) => ({
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
  const { body } = await server.call('GET', `/admin/enquiries?q=${email}`, { token });
  return body.items as { id: string }[];
}

describe('POST /contact', () => {
  it('stores the message, emails it to the office and a copy to the sender', async () => {
    const body = enquiry();
    const answer = await send(body);
    expect(answer).toMatchObject({
      status: 201,
      body: { success: true, message: expect.any(String) },
    });
    const [message, ...others] = await messagesFrom(body.email);
    expect(others).toEqual([]);
    const office = 'office@conference.example';
    expect(await emailsTo(server, token, office)).toMatchObject([
      { kind: 'enquiry', recipient: office },
    ]);
    expect(server.emails.last(office, enquiryEmail)).toMatchObject({
      cause: `enquiry:${message?.id}`,
      data: body,
    });
    expect(await emailsTo(server, token, body.email)).toMatchObject([
      { kind: 'enquiry-copy', recipient: body.email },
    ]);
  });

  it('keeps equal messages once, even a hundred at once', async () => {
    const body = enquiry();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await messagesFrom(body.email)).toHaveLength(1);
  });

  it('takes an equal message as a new one after ten minutes', async () => {
    const body = enquiry();
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
    [
      'a message with a NUL',
      { message: 'a\0b' },
      'This contains a character that not every program can read (U+0000). Remove it and try again.',
    ],
    ['a name that no one can see', { name: '\u200b\u2800\u00ad' }, 'Name is required'],
  ])('refuses %s, in the words of the specification’s answer', async (_, changes, text) => {
    const answer = await send(enquiry(changes));
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
  behavesAsInbox({
    server: () => server,
    path: '/admin/enquiries',
    subject: 'enquiry',
    write: async (name) => {
      const body = enquiry({ name });
      await send(body);
      return body.email;
    },
  });

  it('can be searched by text, filtered by category, and exported', async () => {
    const word = newId();
    const body = enquiry({ message: `=Hello ${word}`, category: 'Sponsorship' });
    await send(body);
    await send(enquiry({ message: word, category: 'Media' }));
    const query = `q=${word.toUpperCase()}&category=Sponsorship`;
    const { items } = (await server.call('GET', `/admin/enquiries?${query}`, { token })).body;
    expect(items).toMatchObject([{ email: body.email, category: 'Sponsorship', state: 'new' }]);
    expect(items[0]).not.toHaveProperty('message');
    const one = await server.call('GET', `/admin/enquiries/${items[0].id}`, { token });
    expect(one.body).toMatchObject({ ...body, note: null, handledBy: null, version: 1 });
    const request = { kind: 'enquiries', format: 'csv', q: word, category: 'Sponsorship' };
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
    const body = enquiry();
    const answers = await Promise.all([post(body), post(body)]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/contact/sent');
    }
    expect(await messagesFrom(body.email)).toHaveLength(1);
  });

  it('renders errors as text on a page', async () => {
    const answer = await post(enquiry({ name: '', category: '<script>' }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('<li>Name is required</li><li>Category is required</li>');
    expect(page).not.toContain('<script');
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { referer: 'https://elsewhere.example/page' },
  ])('takes no form that another site posts: %j', async (headers) => {
    const body = enquiry();
    expect((await post(body, headers)).status).toBe(403);
    expect(await messagesFrom(body.email)).toHaveLength(0);
  });

  it('control: takes the same form from its own pages', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: server.origin },
      { referer: `${server.origin}/contact` },
    ];
    for (const headers of own) expect((await post(enquiry(), headers)).status).toBe(303);
  });
});

describe('POST /contact, with limits on', () => {
  it('refuses the sixth enquiry in the name of one address, with the time to wait', async () => {
    const limited = await startTestApp({ hasRateLimits: true });
    try {
      const { email } = enquiry();
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++) {
        const body = enquiry({ email, message: `Letter ${count}` });
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
