import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { verificationCode } from '../../identity/email-verification/verification-code.email.js';
import { welcome } from '../../identity/email-verification/welcome.email.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import { OutgoingEmail } from '../../messaging/outbox/outgoing-email.entity.js';
import { emailTemplates } from '../../messaging/templates/email-template.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import { problemsOf } from '../../messaging/wordings/text-check.js';
import { ADDED, renderWorded } from '../../messaging/wordings/worded-email.js';
import { textsOf, variantsOf } from '../../messaging/wordings/worded-texts.js';
import { HOUR } from '../../platform/core/time.js';
import { registrationReceived } from '../../registration/payments/emails/registration-received.email.js';
import type { Template } from './email-texts.schema.js';

const EDITION = {
  name: 'Sample conference',
  contactEmail: 'office@example.org',
  siteUrl: 'https://conference.example',
};

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.person('admin');
});
afterAll(() => server.stop());

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, { token } = owner) =>
  server.call(method, `/admin/email-templates${path}`, { token, body });
const read = async (kind: string) => (await call('GET', `/${kind}`)).body as Template;
const save = async (kind: string, texts: Record<string, string>) =>
  call('PUT', `/${kind}`, { version: (await read(kind)).version, texts });

async function queued(cause: string): Promise<OutgoingEmail> {
  const outbox = server.app.get(EmailOutbox, { strict: false });
  const to = 'reader@example.org';
  const data = { firstName: 'Ada' };
  await server.dataSource.transaction((tx) =>
    outbox.add(tx, { template: welcome, to, cause, data }),
  );
  return server.dataSource.manager.findOneByOrFail(OutgoingEmail, { cause });
}

async function written(email: OutgoingEmail) {
  const writer = server.app.get(EmailWriter, { strict: false });
  return writer.write(server.dataSource.manager, email, EDITION);
}

describe('the texts of the code', () => {
  it.each(emailTemplates().map((template) => [template.kind, template] as const))(
    'are found and pass the check, and are written to the letter until edited: %s',
    (_kind, template) => {
      const texts = textsOf(template);
      expect(texts.length).toBeGreaterThan(ADDED.length);
      const sources = texts.filter(({ source }) => source).map(({ id, source }) => [id, source]);
      expect(problemsOf(template, Object.fromEntries(sources))).toEqual({});
      for (const { data } of variantsOf(template)) {
        const own = renderEmail(template, data, EDITION);
        expect(renderWorded(template, {}, data, EDITION)).toEqual(own);
        expect(renderWorded(template, Object.fromEntries(sources), data, EDITION)).toEqual(own);
      }
    },
  );
});

describe('edited texts', () => {
  it('are used by emails made from then on; earlier ones keep theirs, as do those before a reset', async () => {
    const before = await queued('before');
    const original = await written(before);
    server.clock.advance(HOUR);
    const { status, body } = await save('welcome', {
      'welcome.subject': 'Welcome, {firstName}!',
      'added.opening': 'We are glad.\n\nWrite to {contactEmail}.',
    });
    expect([status, body.version]).toEqual([200, 1]);
    const edited = await queued('edited');
    server.clock.advance(HOUR);
    expect((await save('welcome', {})).body.version).toBe(2);
    const after = await queued('after');

    expect(await written(before)).toEqual(original);
    const { subject, text, html } = await written(edited);
    expect(subject).toBe('Welcome, Ada!');
    expect(text).toContain('Hello Ada,\n\nWe are glad.\n\nWrite to office@example.org.\n\n');
    expect(html).toContain('We are glad.</p>');
    expect(await written(after)).toEqual(original);

    const { versions } = await read('welcome');
    expect(versions).toMatchObject([
      { version: 2, savedBy: 'Ada Okafor', texts: {} },
      { version: 1, texts: { 'welcome.subject': 'Welcome, {firstName}!' } },
    ]);
    const { body: log } = await server.call('GET', '/admin/audit?action=email-texts.saved', {
      token: owner.token,
    });
    expect(log.items[1]).toMatchObject({ fields: ['welcome.subject', 'added.opening'] });
  });

  it('are saved once for a version: the second writer gets a 409', async () => {
    const { version } = await read('password-reset');
    const change = { version, texts: { 'password-reset.text': 'Choose a new password.' } };
    const answers = await Promise.all([
      call('PUT', '/password-reset', change),
      call('PUT', '/password-reset', change),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are written by owners and site editors', async () => {
    for (const [permission, status] of [
      ['site-editor', 200],
      ['finance', 403],
      ['read-only', 403],
    ] as const) {
      const person = await server.person('admin');
      await permit(server, person, [permission]);
      expect((await call('GET', '/welcome', undefined, person)).status).toBe(status);
    }
  });
});

describe('the check', () => {
  const subject = 'registration-received.subject';
  const text = 'registration-received.text';
  const problemOf = (message: string, id = text) =>
    problemsOf(registrationReceived, { [id]: message })[id];

  it.each([
    ['a placeholder of the email and of the conference', 'Dear {paymentsEmail}: {conference}'],
    ['braces in quotes', "It is '{'open'}'."],
    ['signs that begin no tag', '1 < 2 & 3 > 2'],
  ])('accepts %s', (_case, message) => {
    expect(problemOf(message)).toBeUndefined();
  });

  it.each([
    ['an unknown placeholder', 'Hello {nobodyKnows}', '{nobodyKnows} is not available'],
    ['the code of another email', 'Your code: {code}', '{code} is not available'],
    ['the link of another email', 'Not mine: {denialLink}', '{denialLink} is not available'],
    ['a prototype field', '{constructor}', '{constructor} is not available'],
    ['an open brace', 'Hello {conference', 'at character'],
    ['a condition without other', '{conference, select, a {b}}', 'at character'],
    ['a condition on a text', '{conference, select, a {b} other {c}}', 'cannot be made'],
    ['a plural of a text', '{conference, plural, other {#}}', 'is not a number'],
    ['a date format', '{conference, date, short}', 'is not a number'],
    ['HTML', 'Hello <b>you</b>', 'remove <b>'],
    ['a comment', 'Hello <!-- x -->', 'HTML is not supported'],
    ['a script', '<script src=//evil.example>', 'HTML is not supported'],
    ['more characters than a text may have', 'x'.repeat(2001), '2000 characters'],
    ['a change of the text direction', 'a\u202eb', 'invisible'],
  ])('refuses %s', (_case, message, problem) => {
    expect(problemOf(message)).toContain(problem);
  });

  it('keeps the reference in the subject, in each case of a condition', () => {
    expect(problemOf('Thank you', subject)).toContain('Keep the placeholder {reference}');
    // Control.
    expect(problemOf('Thank you: {reference}', subject)).toBeUndefined();
  });

  it('refuses line breaks in a subject, and an empty one', () => {
    expect(problemOf('Hi {reference}\r\nBcc: eve@example.org', subject)).toContain('one line');
    expect(problemOf(' ', subject)).toContain('required');
  });

  it('answers with the place of each problem, and refuses a megabyte', async () => {
    const texts = { [subject]: 'x', [text]: '{code}', 'other.text': 'x' };
    const { status, body } = await save('registration-received', texts);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(body.fields)).toEqual(Object.keys(texts).map((id) => `texts.${id}`));
    const large = await save('registration-received', { [text]: 'x'.repeat(1024 * 1024) });
    expect(large.status).toBe(413);
    expect((await save('registration-received', { [text]: 'x'.repeat(19_000) })).status).toBe(400);
  });

  it('refuses deep nesting', () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'x' : `{code, select, other {${nested(depth - 1)}}}`;
    expect(problemsOf(verificationCode, { 'verification-code.text': nested(60) })).toMatchObject({
      'verification-code.text': expect.stringContaining('too deeply'),
    });
  });
});

describe('values', () => {
  const greet = (firstName: string) =>
    renderWorded(welcome, { 'welcome.subject': 'For {firstName}' }, { firstName }, EDITION);

  it('are filled in once, are escaped in HTML, and stay on the line of a subject', () => {
    expect(greet('{contactEmail}').subject).toBe('For {contactEmail}');
    const hostile = greet('<img src=x>\r\nBcc: eve@example.org');
    expect(hostile.subject).toMatch(/^[^\r\n]*$/);
    expect(hostile.html).not.toContain('<img');
    expect(hostile.html).toContain('&lt;img');
  });
});

describe('a preview', () => {
  it('shows unsaved texts with a sample, each of its variants, and an email that was made', async () => {
    const texts = { 'verification-code.text': 'Type this code:' };
    const { samples } = await read('verification-code');
    const without = samples.findIndex((label) => label.startsWith('code:'));
    const shown = await call('POST', '/verification-code/preview', { texts });
    expect(shown.body.text).toContain('Type this code:\n\n    0000');
    const other = await call('POST', '/verification-code/preview', { texts, sample: without });
    expect(other.body.text).not.toContain('0000');

    const { id } = await queued('real');
    const path = `/welcome/preview/${id}`;
    const real = { texts: { 'welcome.subject': 'To {firstName}' } };
    expect((await call('POST', path, real)).body.subject).toBe('To Ada');
    expect((await call('POST', `/password-reset/preview/${id}`, { texts: {} })).status).toBe(404);
    const site = await server.person('admin');
    await permit(server, site, ['site-editor']);
    expect((await call('POST', path, real, site)).status).toBe(403);
    expect((await read('verification-code')).version).toBe(0);
  });
});
