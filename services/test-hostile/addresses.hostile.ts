import { emailKey, isEmailAddress } from '../src/platform/core/email-address.js';
import { SmtpRecorder } from '../test/smtp-recorder.js';
import { EmailSender } from '../src/messaging/delivery/email-sender.js';
import { ReplyPaths, ReturnPaths } from '../src/messaging/outbox/token-addresses.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { testConfig } from '../test/test-config.js';
import { tryAddress, tryToSend } from './address-trials.js';
import { hostileAddresses } from './addresses.js';
import { printable, tryAll } from './corpus.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('addresses of accounts', async () => {
  const { failed } = await tryAll({
    name: 'addresses: an account',
    items: hostileAddresses(),
    nameOf: ({ kind, address }) => `${kind} ${printable(address)}`,
    attempt: (address) => tryAddress(server, address),
  });
  expect(failed).toEqual([]);
});

it('addresses that emails go to', async () => {
  const smtp = new SmtpRecorder();
  const config = testConfig({ smtpUrl: await smtp.start() });
  const sender = new EmailSender(config, new ReturnPaths(config), new ReplyPaths(config));
  const { failed } = await tryAll({
    name: 'addresses: an email to them',
    items: hostileAddresses().filter(({ address }) => isEmailAddress(address.trim())),
    nameOf: ({ kind, address }) => `${kind} ${printable(address)}`,
    attempt: ({ address }) => tryToSend(smtp, sender, address.trim().normalize('NFC')),
  });
  await sender.onApplicationShutdown();
  await smtp.stop();
  expect(failed).toEqual([]);
});

it('addresses compared by the database and the server', async () => {
  const { failed } = await tryAll({
    name: 'addresses: the key of the database',
    items: hostileAddresses().filter(({ address }) => isEmailAddress(address)),
    nameOf: ({ address }) => printable(address),
    attempt: async ({ address }) => {
      const [{ key }] = await server.dataSource.query('SELECT email_key($1) AS key', [address]);
      return key === emailKey(address)
        ? { outcome: 'accepted' }
        : { outcome: 'failed', reason: `${key} instead of ${emailKey(address)}` };
    },
  });
  expect(failed).toEqual([]);
});
