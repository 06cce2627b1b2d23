import { codeFor, register, registration } from './accounts.js';
import { startTestApp, type TestApp } from './test-app.js';
import { passwordReset } from '../src/identity/passwords/password-reset.email.js';

/** The calls of accounts with exactly the payloads that the browser sends and the answers it reads. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const USER_FIELDS = [
  'country',
  'email',
  'firstName',
  'id',
  'isEmailVerified',
  'lastName',
  'organization',
  'phone',
  'position',
  'role',
  'title',
];
const fieldsOf = (value: object) => Object.keys(value).sort();

describe('the contract of accounts', () => {
  it('GET /auth/me → user', async () => {
    const { token } = await server.person('user');
    const { status, body } = await server.call('GET', '/auth/me', { token });
    expect(status).toBe(200);
    expect(fieldsOf(body)).toEqual(['user']);
    expect(fieldsOf(body.user)).toEqual(USER_FIELDS);
  });

  it('GET /auth/me with a dead token → 200 without a user', async () => {
    const answer = await server.call('GET', '/auth/me', { token: 'dead' });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(answer.body).not.toHaveProperty('user');
  });

  it('POST /auth/login: email, password → token, user', async () => {
    const { user, password } = await server.person('user');
    const { status, body } = await server.call('POST', '/auth/login', {
      body: { email: user.email, password },
    });
    expect(status).toBe(200);
    expect(fieldsOf(body)).toEqual(['token', 'user']);
    expect(fieldsOf(body.user)).toEqual(USER_FIELDS);
  });

  it('POST /auth/register: email, firstName, lastName, password, institution → token, user', async () => {
    const { status, body } = await server.call('POST', '/auth/register', { body: registration() });
    expect(status).toBe(201);
    expect(fieldsOf(body)).toEqual(['token', 'user']);
    expect(fieldsOf(body.user)).toEqual(USER_FIELDS);
  });

  it('POST /auth/logout', async () => {
    const { token } = await server.person('user');
    expect((await server.call('POST', '/auth/logout', { token })).status).toBe(200);
  });

  it('PUT /auth/profile: the profile → user', async () => {
    const { token } = await server.person('user');
    const body = {
      title: 'Prof',
      firstName: 'Amina',
      lastName: 'Diallo',
      organization: 'Université Cheikh Anta Diop',
      position: 'Lecturer',
      country: 'Senegal',
      phone: '+221 33 825 05 30',
    };
    const answer = await server.call('PUT', '/auth/profile', { token, body });
    expect(answer.status).toBe(200);
    expect(fieldsOf(answer.body)).toEqual(['user']);
    expect(answer.body.user).toMatchObject(body);
  });

  it('POST /auth/verify-email: email, code → message, token', async () => {
    const { email, token } = await register(server);
    const { status, body } = await server.call('POST', '/auth/verify-email', {
      token,
      body: { email, code: codeFor(server, email) },
    });
    expect(status).toBe(200);
    expect(fieldsOf(body)).toEqual(['message', 'token']);
  });

  it('PUT /auth/update-email: email → newEmail, message', async () => {
    const { token } = await register(server);
    const email = registration().email;
    const { status, body } = await server.call('PUT', '/auth/update-email', {
      token,
      body: { email },
    });
    expect(status).toBe(200);
    expect(fieldsOf(body)).toEqual(['message', 'newEmail']);
    expect(body.newEmail).toBe(email);
  });

  it('POST /auth/resend-verification', async () => {
    const { token } = await register(server);
    expect((await server.call('POST', '/auth/resend-verification', { token })).status).toBe(200);
  });

  it('POST /auth/forgot-password: email → the generic message', async () => {
    const { status, body } = await server.call('POST', '/auth/forgot-password', {
      body: { email: 'nobody@example.org' },
    });
    expect(status).toBe(200);
    expect(body.message).toBe(
      'If an account exists with this email, you will receive password reset instructions.',
    );
  });

  it('POST /auth/reset-password/{token}: password', async () => {
    const { user } = await server.person('user');
    await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
    const { link } = server.emails.last(user.email, passwordReset).data;
    const path = new URL(link).pathname;
    const answer = await server.call('POST', `/auth${path}`, { body: { password: 'a new one' } });
    expect(answer.status).toBe(200);
  });
});
