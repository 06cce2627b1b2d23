import { setTimeout as pause } from 'node:timers/promises';
import { Dovecot, hasDovecot } from '../test/dovecot.js';
import { endPrograms, startProgram, type Program } from '../test/program.js';
import { rawReport } from '../test/raw-report.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { ReturnPaths } from '../src/messaging/outbox/token-addresses.js';
import { Config } from '../src/platform/config/config.js';
import { SECOND } from '../src/platform/core/time.js';
import { record } from './figures.js';
import { scaled, seeded } from './seeded.js';

const run = hasDovecot() ? it : it.skip;

const returnPath = 'bounces+*@mail.sample.example';
const KILLS = 6;

afterAll(endPrograms);

/** Sent emails to as many addresses. @returns their ids */
async function sentEmails(server: TestApp, count: number): Promise<string[]> {
  const rows = await server.dataSource.query<{ id: string }[]>(
    `INSERT INTO outgoing_emails (id, kind, recipient, cause, data, status, tries, next_try_at, sent_at,
                                  message_id, created_at)
     SELECT gen_random_uuid(), 'welcome', 'reader-' || n || '@sample.example', 'welcome:mailbox:' || n,
            '{"firstName": "Ada"}', 'sent', 1, now(), now(), '<' || n || '@plenary.example>', now()
       FROM generate_series(1, $1::int) n RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function worker(server: TestApp, { account }: Dovecot): Promise<Program> {
  const { databaseUrl, jwtSecret } = server.app.get(Config);
  const program = startProgram('worker', {
    ...{ DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret, LOG_LEVEL: 'silent' },
    ...{ RETURN_PATH: returnPath, IMAP_PASSWORD: account.password },
    IMAP_URL: `imap://${encodeURIComponent(account.user)}@${account.host}:${account.port}/INBOX`,
  });
  await program.line('The worker runs');
  return program;
}

async function counts(server: TestApp) {
  const [row] = await server.dataSource.query<
    [{ reports: number; bounced: number; addresses: number; entries: number }]
  >(
    `SELECT (SELECT count(*)::int FROM delivery_reports) AS reports,
            (SELECT count(*)::int FROM outgoing_emails WHERE status = 'bounced') AS bounced,
            (SELECT count(*)::int FROM bounced_addresses) AS addresses,
            (SELECT coalesce(sum(jsonb_array_length(history)), 0)::int FROM outgoing_emails) AS entries`,
  );
  return row;
}

async function followed(server: TestApp, reports: number): Promise<void> {
  while ((await counts(server)).reports < reports) await pause(50);
}

run('each report of a mailbox is followed once, although readers die', async () => {
  const random = seeded('mailbox');
  const server = await startTestApp({ returnPath });
  const mailbox = await Dovecot.start();
  const ids = await sentEmails(server, scaled(1000));
  const paths = server.app.get(ReturnPaths, { strict: false });
  for (const id of ids) mailbox.deliver(rawReport('postfix', paths.of(id) ?? ''));
  const began = Date.now();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const readers = await Promise.all([worker(server, mailbox), worker(server, mailbox)]);
    await followed(server, Math.floor((ids.length * kill * 0.8) / (KILLS + 1)));
    await pause(random() * 300);
    for (const { process, ended } of readers) {
      process.kill('SIGKILL');
      await ended;
    }
  }
  const killed = await counts(server);
  const last = await worker(server, mailbox);
  await followed(server, ids.length);
  const seconds = Math.round((Date.now() - began) / SECOND);
  const found = await counts(server);
  record('reports of a mailbox', { kills: 2 * KILLS, ...found, before: killed.reports, seconds });
  last.process.kill('SIGTERM');
  await last.ended;
  await mailbox.stop();
  await server.stop();
  const all = ids.length;
  expect(killed.reports).toBeLessThan(all);
  expect(found).toEqual({ reports: all, bounced: all, addresses: all, entries: all });
});
