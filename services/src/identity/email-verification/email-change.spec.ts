import { registration } from '../../../test/accounts.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { HOUR, MINUTE } from '../../platform/core/time.js';
import { passwordReset } from '../passwords/password-reset.email.js';
import { emailChange, emailChangeRequested, emailChanged } from './email-change.emails.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const ask = ({ token }: Person, email: string, password?: string) =>
  server.call('PUT', '/auth/update-email', { token, body: { email, password } });
const confirm = (token: string) =>
  server.call('POST', `/auth/confirm-email/${token}`, { body: {} });
const emailOf = async ({ token }: Person) =>
  (await server.call('GET', '/auth/me', { token })).body.user.email as string;
const tokenFor = (email: string) => {
  const { link } = server.emails.last(email, emailChange).data;
  expect(link).toMatch(/^http:\/\/plenary\.test\/confirm-email\/[\w-]{43}$/);
  return link.slice(link.lastIndexOf('/') + 1);
};

/** A verified person who has asked for another address. */
async function asked() {
  const person = await server.person('user');
  const { email } = registration();
  const answer = await ask(person, email, person.password);
  return { person, email, answer, token: tokenFor(email) };
}

describe('the address of a verified account', () => {
  it('changes once the new one is confirmed, and not before', async () => {
    const { person, email, answer, token } = await asked();
    expect(answer).toMatchObject({ status: 200, body: { newEmail: email, isPending: true } });
    expect(await emailOf(person)).toBe(person.user.email);
    const noted = server.emails.last(person.user.email, emailChangeRequested);
    expect(noted.data.newEmail).toBe(email);

    expect(await confirm(token)).toMatchObject({ status: 200, body: { newEmail: email } });
    const { user } = (await server.call('GET', '/auth/me', { token: person.token })).body;
    expect(user).toEqual({ ...person.user, email });
    expect(server.emails.to(person.user.email, emailChanged)).toHaveLength(1);
    const login = await server.call('POST', '/auth/login', {
      body: { email, password: person.password },
    });
    expect(login.status).toBe(200);
  });

  it.each([
    [undefined, 400, 'VALIDATION_FAILED', 'Password is required'],
    ['not this one', 422, 'WRONG_PASSWORD', 'Wrong password. Please try again.'],
  ])('stays without the password: %j', async (password, status, code, message) => {
    const person = await server.person('user');
    const { email } = registration();
    expect(await ask(person, email, password)).toMatchObject({
      status,
      body: { code, fields: { password: message } },
    });
    expect(server.emails.to(email, emailChange)).toHaveLength(0);
  });

  it('cannot become that of another account, in any order of requests', async () => {
    const other = await server.person('user');
    const { person, email, token } = await asked();
    const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } };
    expect(await ask(person, other.user.email, person.password)).toMatchObject(taken);
    await server.call('POST', '/auth/register', { body: registration({ email }) });
    expect(await confirm(token)).toMatchObject(taken);
    expect(await emailOf(person)).toBe(person.user.email);
  });

  it('sends at most three links within an hour to one address, from all accounts together', async () => {
    const { email } = registration();
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const person = await server.person('user');
      statuses.push((await ask(person, email.toUpperCase(), person.password)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(server.emails.to(email.toUpperCase(), emailChange)).toHaveLength(3);
    const person = await server.person('user');
    expect(await ask(person, registration().email, person.password)).toMatchObject({ status: 200 });
    server.clock.advance(HOUR);
    expect(await ask(person, email, person.password)).toMatchObject({ status: 200 });
  });

  it('accepts only the newest link, once, for an hour', async () => {
    const invalid = { status: 400, body: { code: 'INVALID_CONFIRMATION' } };
    const first = await asked();
    const again = registration().email;
    await ask(first.person, again, first.person.password);
    expect(await confirm(first.token)).toMatchObject(invalid);
    const answers = await Promise.all([confirm(tokenFor(again)), confirm(tokenFor(again))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);

    const late = await asked();
    server.clock.advance(HOUR + MINUTE);
    expect(await confirm(late.token)).toMatchObject(invalid);
    expect(await confirm('unknown-token')).toMatchObject(invalid);
  });

  it('checks a link without using it, and answers alike for unknown, used and expired ones', async () => {
    const check = (token: string) => server.call('GET', `/auth/confirm-email/${token}`);
    const bodyOf = async (token: string) => {
      const { status, body } = await check(token);
      return { status, ...(body as object), requestId: 'any' };
    };
    const { token } = await asked();
    expect(await check(token)).toMatchObject({
      status: 200,
      body: { expiresAt: expect.any(String) },
    });
    expect(await confirm(token)).toMatchObject({ status: 200 });
    const late = await asked();
    server.clock.advance(HOUR + MINUTE);
    const unknown = await bodyOf('unknown-token');
    expect(unknown).toMatchObject({ status: 400, code: 'INVALID_CONFIRMATION' });
    expect(await bodyOf(token)).toEqual(unknown);
    expect(await bodyOf(late.token)).toEqual(unknown);
  });

  it('stays when the password is reset meanwhile, and takes older reset links with it', async () => {
    const reset = (link: string) =>
      server.call('POST', `/auth${new URL(link).pathname}`, { body: { password: 'a new one' } });
    const linkTo = async (email: string) => {
      await server.call('POST', '/auth/forgot-password', { body: { email } });
      return server.emails.last(email, passwordReset).data.link;
    };
    const hijacked = await asked();
    expect(await reset(await linkTo(hijacked.person.user.email))).toMatchObject({ status: 200 });
    expect(await confirm(hijacked.token)).toMatchObject({ status: 400 });

    const moved = await asked();
    const older = await linkTo(moved.person.user.email);
    expect(await confirm(moved.token)).toMatchObject({ status: 200 });
    expect(await reset(older)).toMatchObject({ status: 400 });
  });
});
