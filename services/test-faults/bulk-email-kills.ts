import { setTimeout as pause } from 'node:timers/promises';
import { Config } from '../src/platform/config/config.js';
import { startProgram, type Program } from '../test/program.js';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmailProduct } from './email-product.js';
import { seeded } from './seeded.js';

interface GroupPlan {
  name: string;
  people: number;
  kills: number;
  /** Between two kills, such as the loss of the queue. */
  fault?: () => Promise<unknown>;
}

/** Milliseconds: about the time that a batch takes. */
const A_MOMENT = 300;

const COUNTRY = 'Iceland';

/** Accounts that no other test has. */
async function settle({ api }: EmailProduct, people: number): Promise<void> {
  await api.dataSource.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, organization, country, role,
                        is_email_verified, is_disabled, is_sample, created_at)
     SELECT gen_random_uuid(), 'person-' || n || '@group.example', 'none', 'Ada', 'Okafor ' || n,
            'University (sample)', $1, 'researcher', true, false, false, now()
       FROM generate_series(1, $2::int) n`,
    [COUNTRY, people],
  );
}

/** An API process: each one hands over batches. */
async function api({ api: house }: EmailProduct): Promise<Program> {
  const { databaseUrl, jwtSecret, redisUrl, bulkEmailsPerMinute } = house.app.get(Config);
  const program = startProgram('main', {
    ...{ PORT: '0', DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: house.ownerUrl },
    ...{ JWT_SECRET: jwtSecret, REDIS_URL: redisUrl, LOG_LEVEL: 'silent' },
    BULK_EMAILS_PER_MINUTE: String(bulkEmailsPerMinute),
    DATA_DIR: join(tmpdir(), `plenary-group-${process.pid}`),
  });
  await program.line('Plenary is at');
  return program;
}

/** Sends an announcement to a group while its worker and an API process are killed again and again. @returns its id */
export async function announceThroughKills(product: EmailProduct, plan: GroupPlan) {
  const random = seeded(plan.name);
  const { token } = await product.api.person('admin');
  await settle(product, plan.people);
  const draft = {
    ...{ kind: 'announcement', subject: 'News', body: 'Hello {name}' },
    audience: { kind: 'people', country: COUNTRY },
  };
  const call = (path: string, body: object) =>
    product.api.call('POST', `/admin/bulk-emails${path}`, { token, body });
  const { id } = (await call('', draft)).body as { id: string };
  const { status } = await call(`/${id}/send`, { revision: 1, people: plan.people });
  if (status !== 200) throw new Error(`The announcement was not sent: ${status}`);
  for (let kill = 1; kill <= plan.kills; kill += 1) {
    const [worker, other] = [await product.worker(), await api(product)];
    await product.smtp.took(Math.floor((plan.people * kill * 0.8) / (plan.kills + 1)));
    await pause(random() * A_MOMENT);
    for (const { process } of [worker, other]) process.kill('SIGKILL');
    await Promise.all([worker.ended, other.ended]);
    await plan.fault?.();
  }
  return id;
}

/** What reached people: none may be lost, and a repeat has the Message-ID of the first. */
export async function reached({ api, smtp }: EmailProduct, id: string) {
  const idsOf = new Map<string, Set<string>>();
  for (const { to, messageId } of smtp.emails)
    idsOf.set(to, (idsOf.get(to) ?? new Set<string>()).add(messageId));
  const [{ rows, state }] = await api.dataSource.query<[{ rows: number; state: string }]>(
    `SELECT (SELECT count(*)::int FROM outgoing_emails WHERE kind = 'announcement') AS rows,
            (SELECT state FROM bulk_emails WHERE id = $1) AS state`,
    [id],
  );
  return {
    ...{ state, rows, people: idsOf.size },
    twice: [...idsOf.values()].filter((ids) => ids.size > 1).length,
    repeats: smtp.emails.length - idsOf.size,
  };
}

/** Until the outbox has the email of each person. */
export async function handedOver({ api }: EmailProduct, id: string): Promise<void> {
  for (;;) {
    const [{ state }] = await api.dataSource.query<[{ state: string }]>(
      'SELECT state FROM bulk_emails WHERE id = $1',
      [id],
    );
    if (state === 'sent') return;
    await pause(250);
  }
}
