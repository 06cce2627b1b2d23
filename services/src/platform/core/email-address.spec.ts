import { ReplyPaths, ReturnPaths } from '../../messaging/outbox/token-addresses.js';
import { EmailSender } from '../../messaging/delivery/email-sender.js';
import { register } from '../../../test/accounts.js';
import { SmtpRecorder } from '../../../test/smtp-recorder.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { tryToSend } from '../../../test-hostile/address-trials.js';
import { hostileAddresses } from '../../../test-hostile/addresses.js';
import { printable } from '../../../test-hostile/corpus.js';
import { registration } from '../../../test/accounts.js';
import { emailKey, isEmailAddress } from './email-address.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const addresses = hostileAddresses(60).filter(({ kind }) => kind !== 'random');

describe('an email address', () => {
  it.each(
    addresses.map(({ kind, address, expected }) => [expected, kind, printable(address), address]),
  )('is %s: %s %s', (expected, _kind, _shown, address) => {
    expect(isEmailAddress(address)).toBe(expected === 'accepted');
  });

  it('has the same key in the database', async () => {
    const good = hostileAddresses(200)
      .map(({ address }) => address)
      .filter(isEmailAddress);
    const rows = await server.dataSource.query<{ address: string; key: string }[]>(
      'SELECT address, email_key(address) AS key FROM unnest($1::text[]) AS address',
      [good],
    );
    expect(rows).toEqual(good.map((address) => ({ address, key: emailKey(address) })));
  });

  it('is kept as typed, and is one account in all its forms', async () => {
    const typed = 'José.Obi@BÜCHER.example';
    const first = await register(server, { body: registration({ email: typed }) });
    expect(first.answer.body.user.email).toBe(typed);
    for (const email of ['josé.obi@bücher.example', 'JOSE\u0301.OBI@xn--bcher-kva.EXAMPLE']) {
      const body = registration({ email, password: 'of another person' });
      const taken = await server.call('POST', '/auth/register', { body });
      expect([email, taken.status, taken.body.code]).toEqual([email, 409, 'EMAIL_TAKEN']);
      const login = { email, password: first.password };
      expect((await server.call('POST', '/auth/login', { body: login })).status).toBe(200);
    }
    const other = registration({ email: 'josé.obi@bucher.example' });
    expect((await server.call('POST', '/auth/register', { body: other })).status).toBe(201);
  });

  it('gets its emails over SMTP, with the A-labels of its domain', async () => {
    const smtp = new SmtpRecorder();
    const returnPath = 'bounces+*@mail.sample.example';
    const config = testConfig({ smtpUrl: await smtp.start(), returnPath });
    const sender = new EmailSender(config, new ReturnPaths(config), new ReplyPaths(config));
    for (const { address } of addresses.filter(({ kind }) => kind === 'international')) {
      const recipient = address.normalize('NFC');
      expect([recipient, await tryToSend(smtp, sender, recipient)]).toEqual([
        recipient,
        { outcome: 'accepted' },
      ]);
      // With a local part beyond ASCII, the whole address goes as SMTPUTF8.
      if (!/^[\x21-\x7e]+@/.test(recipient)) continue;
      expect(smtp.emails.at(-1)?.raw).toMatch(/^To: [\x21-\x7e]+\r?$/m);
    }
    await sender.onApplicationShutdown();
    await smtp.stop();
  });
});
