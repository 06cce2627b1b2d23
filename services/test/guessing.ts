import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { HOUR, MINUTE } from '../src/platform/core/time.js';
import { verificationCode } from '../src/identity/email-verification/verification-code.email.js';
import { codeFor, register, registration } from './accounts.js';
import type { TestApp } from './test-app.js';

export interface Guessing {
  /** Guesses that were compared with a code; each is right once in 10,000 times. */
  compared: number;
  ownerVerified: boolean;
}

/** The account's owner verifies after a day of guessing. @param tries per hour and guesser */
export async function guessForADay(server: TestApp, tries: number): Promise<Guessing> {
  const { email, token } = await register(server);
  const resend = () => server.call('POST', '/auth/resend-verification', { token });
  const right = () => codeFor(server, email);
  /** An email without a code has none to avoid. */
  const wrong = () =>
    server.emails.last(email, verificationCode).data.code === '0000' ? '0001' : '0000';
  let compared = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    for (let n = 0; n < tries; n += 1) {
      for (const session of [undefined, token]) {
        const { status } = await server.call('POST', '/auth/verify-email', {
          token: session,
          body: { email, code: wrong() },
        });
        if (status === 400) compared += 1;
      }
    }
    await resend();
    server.clock.advance(HOUR);
  }
  // The session's attempts of the day have expired; only strangers' ones count now.
  server.clock.advance(HOUR);
  await resend();
  const verified = await server.call('POST', '/auth/verify-email', {
    token,
    body: { email, code: right() },
  });
  return { compared, ownerVerified: verified.status === 200 };
}

let networks = 0;
/** A network that no test has used, as the trusted proxy names it. */
export const newNetwork = () => {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
};

/** A browser as the server recognises it. */
export const newDevice = () => randomBytes(32).toString('base64url');

interface Place {
  from?: string;
  device?: string;
}

export const placed = ({ from = newNetwork(), device }: Place = {}) => ({
  'x-forwarded-for': from,
  ...(device && { 'device-token': device }),
});

export const logIn = (server: TestApp, email: string, password: string, place?: Place) =>
  server.call('POST', '/auth/login', { body: { email, password }, headers: placed(place) });

/**
 * Wrong passwords within one day for an account that has just been made: as repeated sign-ups, from
 * its own network, and from ever new networks.
 * @returns how many were compared
 */
export async function guessPasswords(
  server: TestApp,
  account: { email: string; from: string },
  tries: { signUps: number; ownNetwork: number; strangers: number },
): Promise<number> {
  const { email, from } = account;
  const statuses: number[] = [];
  const guess = async (place?: Place) =>
    statuses.push((await logIn(server, email, 'not this one', place)).status);
  const signUp = async () => {
    const body = registration({ email, password: 'not this one' });
    const answer = await server.call('POST', '/auth/register', { body, headers: placed() });
    statuses.push(answer.status);
  };
  await Promise.all(Array.from({ length: tries.signUps }, signUp));
  for (let n = 0; n < tries.ownNetwork; n += 1) {
    await guess({ from });
    // Longer than any pause, and so short that all tries are of one day.
    server.clock.advance(16 * MINUTE);
  }
  await Promise.all(Array.from({ length: tries.strangers }, () => guess()));
  return statuses.filter((status) => status === 401 || status === 409).length;
}

/** The control: attempts are forgotten at once. */
export async function forgetAttempts(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    CREATE FUNCTION forget_attempts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.times = '{}';
      RETURN NEW;
    END $$;
    CREATE TRIGGER forget_attempts BEFORE INSERT OR UPDATE ON attempts
      FOR EACH ROW EXECUTE FUNCTION forget_attempts();
  `);
  await client.end();
}
