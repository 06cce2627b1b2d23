import { linkTokenFor, register } from '../../../test/accounts.js';
import {
  forgetAttempts,
  guessPasswords,
  logIn,
  newDevice,
  newNetwork,
  placed,
} from '../../../test/guessing.js';
import { recordedStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, MINUTE, SECOND } from '../../platform/core/time.js';
import { passwordReset } from '../passwords/password-reset.email.js';

const options = { hasRateLimits: true, trustedProxies: 1 };
/** More than each of the three counts holds. */
const tries = { signUps: 21, ownNetwork: 17, strangers: 64 };
const refused = { status: 429, body: { code: 'RATE_LIMITED' } };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp(options);
});
afterAll(() => server.stop());

const wrong = (email: string, place?: Parameters<typeof logIn>[3]) =>
  logIn(server, email, 'not this one', place);

/** A new account; its browser sends a token, unless it cannot. */
async function owner(device?: string) {
  const from = newNetwork();
  return { ...(await register(server, { headers: placed({ from, device }) })), from };
}

/** Strangers in other networks use up all tries of the day. */
async function besiege(email: string) {
  await Promise.all(Array.from({ length: 60 }, () => wrong(email)));
  expect(await wrong(email)).toMatchObject(refused);
}

async function besieged(device?: string) {
  const account = await owner(device);
  await besiege(account.email);
  return account;
}

describe('a day of guessing a password', () => {
  it('compares at most 100 from unknown devices', async () => {
    const account = await owner();
    expect(await guessPasswords(server, account, tries)).toBe(95);
    expect(await wrong(account.email)).toMatchObject(refused);
    server.clock.advance(DAY);
    expect(await wrong(account.email)).toMatchObject({ status: 401 });
  });

  it('gives parallel guesses no more than guesses in a row', async () => {
    const { email } = await owner();
    const answers = await Promise.all(Array.from({ length: 70 }, () => wrong(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
  });
});

describe('an owner whose password strangers try', () => {
  it('logs in from the network and the browser of the sign-up', async () => {
    const device = newDevice();
    const { email, password, from } = await besieged(device);
    expect(await logIn(server, email, password)).toMatchObject(refused);
    expect(await logIn(server, email, password, { from })).toMatchObject({ status: 200 });
    expect(await logIn(server, email, password, { device })).toMatchObject({ status: 200 });
    expect(await logIn(server, email, password, { device: newDevice() })).toMatchObject(refused);
  });

  it('logs in after a verification and after a reset, from their networks and browsers', async () => {
    const { email, password } = await besieged();
    const enter = async (secret: string, place: { from: string; device: string }) => {
      for (const known of [{ from: place.from }, { device: place.device }])
        expect(await logIn(server, email, secret, known)).toMatchObject({ status: 200 });
    };
    const [phone, laptop] = [
      { from: newNetwork(), device: newDevice() },
      { from: newNetwork(), device: newDevice() },
    ];
    const verify = `/auth/verify-email/${linkTokenFor(server, email)}`;
    await server.call('POST', verify, { body: {}, headers: placed(phone) });
    await enter(password, phone);

    await server.call('POST', '/auth/forgot-password', { body: { email } });
    const reset = new URL(server.emails.last(email, passwordReset).data.link).pathname;
    const body = { password: 'a new password' };
    await server.call('POST', `/auth${reset}`, { body, headers: placed(laptop) });
    await enter(body.password, laptop);
    expect(await logIn(server, email, body.password, phone)).toMatchObject(refused);
  });

  it('logs in from its browser while others in its network use up the limit of the network', async () => {
    const device = newDevice();
    const { email, password, from } = await owner(device);
    const others = await owner();
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 100 }, () => wrong(others.email, { from })));
    expect(await logIn(server, email, password, { from })).toMatchObject(refused);
    expect(await logIn(server, email, password, { from, device })).toMatchObject({ status: 200 });
  });

  it('keeps its own count, by browser', async () => {
    const device = newDevice();
    const { email, password } = await owner(device);
    for (let n = 0; n < 5; n += 1) {
      expect(await wrong(email, { device })).toMatchObject({ status: 401 });
    }
    expect(await logIn(server, email, password, { device })).toMatchObject(refused);
    server.clock.advance(5 * SECOND);
    expect(await logIn(server, email, password, { device })).toMatchObject({ status: 200 });
    for (let n = 0; n < 5; n += 1) await wrong(email, { device });
    expect(await wrong(email, { device })).toMatchObject(refused);
  });

  it('keeps only the browser that chose a new password, and none that is forgotten', async () => {
    const [former, device] = [newDevice(), newDevice()];
    const { email, password, token, from } = await besieged(former);
    const body = { currentPassword: password, password: 'a new password' };
    const headers = placed({ device });
    expect(await server.call('PUT', '/auth/password', { token, body, headers })).toMatchObject({
      status: 200,
    });
    const enter = (place: object) => logIn(server, email, body.password, place);
    expect(await enter({ from, device: former })).toMatchObject(refused);
    expect(await enter({ device })).toMatchObject({ status: 200 });
    await server.dataSource.query('DELETE FROM login_origins');
    expect(await enter({ device })).toMatchObject(refused);
  });
});

describe('the count of login attempts', () => {
  it('does not include successful ones', async () => {
    const { email, password } = await owner();
    const from = newNetwork();
    for (let n = 0; n < 16; n += 1) {
      expect(await logIn(server, email, password, { from })).toMatchObject({ status: 200 });
    }
    for (let round = 0; round < 2; round += 1) {
      const logins = Array.from({ length: 31 }, () => logIn(server, email, password));
      for (const { status } of await Promise.all(logins)) expect(status).toBe(200);
    }
    expect(await wrong(email)).toMatchObject({ status: 401 });
  });

  it('pauses a network longer after each attempt, then until the next day', async () => {
    const { email, password } = await owner();
    const from = newNetwork();
    const waits: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      expect(await wrong(email, { from })).toMatchObject({ status: 401 });
      const answer = await logIn(server, n < 4 ? `${n}${email}` : email, password, { from });
      const wait = Number(answer.headers.get('retry-after'));
      waits.push(wait);
      server.clock.advance(wait * SECOND);
    }
    const minutes = 15 * 60;
    expect(waits.slice(0, 14)).toEqual([
      ...[0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, minutes, minutes],
    ]);
    expect(waits[14]).toBeGreaterThan((DAY - 60 * MINUTE) / SECOND);
    expect(await logIn(server, email, password)).toMatchObject({ status: 200 });
  });

  it('pauses and costs the same for an address without an account', async () => {
    const { email } = await owner();
    const series = async (address: string) => {
      const from = newNetwork();
      const seen: unknown[] = [];
      for (let n = 0; n < 7; n += 1) {
        const statements = await recordedStatements(async () => {
          const { status, body } = await wrong(address, { from, device: newDevice() });
          seen.push(status, body.code, body.message);
        });
        seen.push(...statements.map(({ text }) => text));
      }
      return seen;
    };
    expect(await series('nobody@example.org')).toEqual(await series(email));
  });

  it('keeps neither accounts, networks nor browsers readable', async () => {
    const device = newDevice();
    const { email, user, from } = await owner(device);
    await wrong(email, { from, device });
    const rows = JSON.stringify([
      await server.dataSource.query('SELECT * FROM attempts'),
      await server.dataSource.query('SELECT key FROM login_origins'),
    ]);
    for (const text of [email, String(user.id), from, device]) expect(rows).not.toContain(text);
  });
});

// Last, since the strategies of passport belong to the newest server of the process.
describe('the control: a day of guessing', () => {
  it('compares all of them when attempts are not counted', async () => {
    const control = await startTestApp(options);
    await forgetAttempts(control.ownerUrl);
    const from = newNetwork();
    const { email } = await register(control, { headers: placed({ from }) });
    const compared = await guessPasswords(control, { email, from }, tries);
    await control.stop();
    expect(compared).toBe(102);
  });
});
