import { Client } from 'pg';
import { HOUR } from '../src/common/time.js';
import { codeFor, register } from './accounts.js';
import type { TestApp } from './test-app.js';

/** What a day of guessing at one account came to. */
export interface Guessing {
  /** Guesses that were compared with a code; each is right once in 10,000 times. */
  compared: number;
  /** Whether the owner verified at the end of the day. */
  ownerVerified: boolean;
}

/**
 * 24 hours of guessing at one new account. Strangers try codes every hour, wherever they come
 * from; whoever made the account guesses along with its session and asks for a new code whenever one
 * is given. At last the owner comes and types the code of a new mail.
 * @param tries in each hour, by strangers and by the holder of the session each
 */
export async function guessForADay(server: TestApp, tries: number): Promise<Guessing> {
  const { email, token } = await register(server);
  const resend = () => server.call('POST', '/auth/resend-verification', { token });
  const right = () => codeFor(server, email);
  let compared = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    for (let n = 0; n < tries; n += 1) {
      for (const session of [undefined, token]) {
        const { status } = await server.call('POST', '/auth/verify-email', {
          token: session,
          body: { email, code: right() === '0000' ? '0001' : '0000' },
        });
        if (status === 400) compared += 1;
      }
    }
    await resend();
    server.clock.advance(HOUR);
  }
  // The holder's own tries of the day are over with it; what strangers try now is not theirs.
  server.clock.advance(HOUR);
  await resend();
  const verified = await server.call('POST', '/auth/verify-email', {
    token,
    body: { email, code: right() },
  });
  return { compared, ownerVerified: verified.status === 200 };
}

/** The control: counts of attempts are forgotten as soon as they are made. */
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
