import { codeFor, register, registration } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, MINUTE } from '../../platform/core/time.js';
import { verificationCode } from '../email-verification/verification-code.email.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const post = (body: unknown, key?: string) =>
  server.call('POST', '/auth/register', {
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });

describe('POST /auth/register', () => {
  it('creates an unverified account, logs in and sends a code of four digits', async () => {
    const body = registration();
    const answer = await post(body);
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      email: body.email,
      firstName: 'Ada',
      lastName: 'Okafor',
      organization: 'University of Nairobi',
      role: 'researcher',
      isEmailVerified: false,
    });
    expect(answer.body).not.toHaveProperty('user.passwordHash');
    expect(codeFor(server, body.email)).toMatch(/^\d{4}$/);
    const me = await server.call('GET', '/auth/me', { token: answer.body.token });
    expect(me.body.user.id).toBe(answer.body.user.id);
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const { email } = await register(server);
    const answer = await post(
      registration({ email: email.toUpperCase(), password: 'another one' }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', message: 'This email address is already registered.' },
    });
  });

  it('returns the first response for a repeat with the same key, and sends one email', async () => {
    const body = registration();
    const first = await post(body, 'key-of-this-form-0001');
    const second = await post(body, 'key-of-this-form-0001');
    expect(second.status).toBe(201);
    expect(second.body.user).toEqual(first.body.user);
    const me = await server.call('GET', '/auth/me', { token: second.body.token });
    expect(me.body.user.id).toBe(first.body.user.id);
    expect(server.emails.to(body.email, verificationCode)).toHaveLength(1);
  });

  it('takes the same address and password within ten minutes for a repeat', async () => {
    const body = registration();
    const first = await post(body);
    const second = await post(body);
    expect(second).toMatchObject({ status: 201, body: { user: first.body.user } });
    server.clock.advance(11 * MINUTE);
    expect(await post(body)).toMatchObject({ status: 409 });
  });

  it('refuses the same key with another body', async () => {
    await post(registration(), 'key-of-this-form-0002');
    expect(await post(registration(), 'key-of-this-form-0002')).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
  });

  it('forgets a key after 24 hours', async () => {
    await post(registration(), 'key-of-this-form-0003');
    server.clock.advance(DAY + MINUTE);
    expect(await post(registration(), 'key-of-this-form-0003')).toMatchObject({ status: 201 });
  });

  it('makes one account of twenty equal calls at once', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map((answer) => answer.body.user.id)).size).toBe(1);
    expect(server.emails.to(body.email, verificationCode)).toHaveLength(1);
  });

  it.each([
    ['firstName', undefined, 'First name is required'],
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'B', 'Last name must be at least 2 characters'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', 'a@b.example, c@d.example', 'Invalid email address'],
    ['email', 'Ada <a@b.example>', 'Invalid email address'],
    ['email', 'group:a@b.example;', 'Invalid email address'],
    ['email', '"a b"@b.example', 'Invalid email address'],
    ['email', 'аda@example.org', 'Invalid email address'],
    ['email', 'a@b.example\u2028c', 'Invalid email address'],
    [
      'password',
      'PASSWORD1',
      'This password is one of the most common ones. Please choose another one.',
    ],
    ['password', '世'.repeat(7), 'Password must be at least 8 characters'],
    ['password', '世'.repeat(129), 'Password must be at most 128 characters'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'Invalid email address'],
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['institution', 'X', 'Institution must be at least 2 characters'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await post(registration({ [field]: value }));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message, fields: { [field]: message } },
    });
  });

  it.each(['role', 'isEmailVerified', 'id', 'confirmPassword'])(
    'refuses the field %s',
    async (field) => {
      const answer = await post(registration({ [field]: 'admin' }));
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    },
  );

  it('sends to the exact address, with plus signs and up to 254 characters', async () => {
    const { email } = registration();
    const [local = ''] = email.split('@');
    const longest = `${local.padEnd(62, 'x')}@${'a.'.repeat(90)}example.org`;
    expect(longest).toHaveLength(254);
    for (const address of [`${local}+plenary@example.org`, longest]) {
      expect(await post(registration({ email: address }))).toMatchObject({ status: 201 });
      expect(server.emails.to(address, verificationCode)).toHaveLength(1);
    }
    expect(await post(registration({ email: `${'a'.repeat(243)}@example.org` }))).toMatchObject({
      status: 400,
    });
  });

  it('takes a long passphrase in any script as it is', async () => {
    const password = '  Ọ̀rọ̀ aṣínà tó gùn gan-an, pẹ̀lú àwọn àlàfo  ';
    const body = registration({ password });
    await post(body);
    const login = (given: string) =>
      server.call('POST', '/auth/login', { body: { email: body.email, password: given } });
    expect(await login(password)).toMatchObject({ status: 200 });
    // Another keyboard composes characters otherwise, and has another space.
    expect(await login(password.normalize('NFD').replace(/ /g, '\u00a0'))).toMatchObject({
      status: 200,
    });
    expect(await login(password.trim())).toMatchObject({ status: 401 });
  });
});
