import { Dovecot, hasDovecot } from '../../../test/dovecot.js';
import { rawReport } from '../../../test/raw-report.js';
import { LONGEST_MESSAGE } from '../reports/read-report.js';
import { ImapMailbox } from './imap-mailbox.js';

const run = hasDovecot() ? it : it.skip;

const messages = ['postfix', 'gmail', 'qmail'] as const;

run('reads new messages of a real server once, oldest first, and changes none', async () => {
  const server = await Dovecot.start();
  const mailbox = new ImapMailbox(server.account);
  expect((await mailbox.read(undefined, 10)).messages).toEqual([]);
  for (const name of messages) server.deliver(rawReport(name, 'bounces@mail.sample.example'));

  const { uidValidity, messages: first } = await mailbox.read(undefined, 2);
  expect(first.map(({ raw }) => String(raw).slice(0, 40))).toEqual(
    messages
      .slice(0, 2)
      .map((name) => String(rawReport(name, 'bounces@mail.sample.example')).slice(0, 40)),
  );
  const lastUid = first.at(-1)?.uid ?? 0;
  const rest = await mailbox.read({ uidValidity, lastUid }, 10);
  expect(rest.messages).toHaveLength(1);
  const end = { uidValidity, lastUid: rest.messages[0]?.uid ?? 0 };
  expect((await mailbox.read(end, 10)).messages).toEqual([]);
  // Another numbering, such as of a restored mailbox.
  const other = { uidValidity: uidValidity + 1n, lastUid: end.lastUid };
  expect((await mailbox.read(other, 10)).messages).toHaveLength(3);

  server.deliver(Buffer.alloc(3 * LONGEST_MESSAGE, 'Subject: x\r\n'));
  const [large] = (await mailbox.read(end, 10)).messages;
  expect(large?.raw.length).toBe(LONGEST_MESSAGE);
  await server.stop();
});

run('rejects with the reason when it may not read', async () => {
  const server = await Dovecot.start();
  const mailbox = new ImapMailbox({ ...server.account, password: 'wrong' });
  await expect(mailbox.read(undefined, 10)).rejects.toThrow(/INBOX: Authentication failed/);
  await server.stop();
  await expect(new ImapMailbox(server.account).read(undefined, 10)).rejects.toThrow(/ECONNREFUSED/);
});
