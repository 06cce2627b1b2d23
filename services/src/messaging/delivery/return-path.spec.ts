import { EmailLab } from '../../../test/email-lab.js';
import { passwordReset } from '../../identity/passwords/password-reset.email.js';
import { after, HOUR } from '../../platform/core/time.js';
import { ReturnPaths } from '../outbox/token-addresses.js';
import { BouncedAddresses } from '../reports/bounced-addresses.js';

const to = 'reader@sample.example';

async function mark(lab: EmailLab): Promise<void> {
  await lab.transaction((tx) => lab.get(BouncedAddresses).add(tx, to, '550 no such user'));
}

it('sends each email from an address that names it', async () => {
  const lab = await EmailLab.open({ returnPath: 'bounces+*@mail.sample.example' });
  await lab.welcome(to);
  const [row] = await lab.until(({ status }) => status === 'sent');
  const [taken] = await lab.smtp.took(1);
  expect(lab.get(ReturnPaths).emailOf(taken?.from ?? '')).toBe(row?.id);
  expect(taken).toMatchObject({ to });
  expect(taken?.raw).toMatch(/^From: .*<conference@plenary\.example>\r?$/m);
  await lab.close();
});

it('sends from the address of the conference while that is off', async () => {
  const lab = await EmailLab.open();
  await lab.welcome(to);
  const [taken] = await lab.smtp.took(1);
  expect(taken?.from).toBe('conference@plenary.example');
  await lab.close();
});

it('sends to an address that bounced only what can correct it', async () => {
  const lab = await EmailLab.open();
  await mark(lab);
  const expiresAt = after(new Date(), HOUR);
  const data = { firstName: 'Ada', link: 'https://plenary.test/reset-password/x', expiresAt };
  await lab.transaction(async (tx) => {
    await lab.outbox.add(tx, { template: passwordReset, to, data, cause: 'password-reset:x' });
  });
  await lab.welcome(to.toUpperCase());
  const rows = await lab.until(({ status }) => status !== 'queued');
  expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
    ['password-reset', 'sent'],
    ['welcome', 'suppressed'],
  ]);
  expect(rows[1]).toMatchObject({
    lastError: '550 no such user',
    history: [{ outcome: 'suppressed', reason: '550 no such user' }],
  });
  expect(lab.smtp.emails).toHaveLength(1);
  await lab.close();
});
