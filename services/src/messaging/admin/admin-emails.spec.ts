import { randomBytes } from 'node:crypto';
import { auditRows } from '../../../test/admin-reads.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { EmailOutbox, OUTBOX_CHANNEL } from '../outbox/email-outbox.js';
import type { EmailStatus } from '../outbox/email-status.js';
import { Client } from 'pg';
import { passwordReset } from '../../identity/passwords/password-reset.email.js';

let server: TestApp;
let admin: { token: string; user: { id: string } };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const asAdmin = (method: string, path: string) =>
  server.call(method, `/admin/emails${path}`, { token: admin.token });

/** Writes a password-reset email to a new address, and puts it into a state. */
async function emailIn(state: EmailStatus, expiresIn = 30 * MINUTE) {
  const to = `reader+${randomBytes(6).toString('hex')}@example.org`;
  const expiresAt = after(server.clock.now(), expiresIn);
  const data = { firstName: 'Ada', link: 'http://plenary.test/reset-password/secret', expiresAt };
  await server.dataSource.transaction((tx) =>
    server.app
      .get(EmailOutbox, { strict: false })
      .add(tx, { template: passwordReset, to, data, cause: to }),
  );
  const isSent = state === 'sent';
  const [[email]] = await server.dataSource.query<[[{ id: string }], number]>(
    `UPDATE outgoing_emails SET status = $2, tries = 3, next_try_at = next_try_at + '1 hour',
       relayed_at = now(), sent_at = $3, message_id = $4, last_error = $5
     WHERE recipient = $1 RETURNING id`,
    [to, state, isSent ? new Date() : null, isSent ? '<x@y>' : null, isSent ? null : '550 no'],
  );
  return { id: email.id, to };
}

async function stored(id: string) {
  const [row] = await server.dataSource.query<Record<string, unknown>[]>(
    'SELECT * FROM outgoing_emails WHERE id = $1',
    [id],
  );
  return row;
}

describe('GET /admin/emails', () => {
  it('finds email by a part of its recipient, whatever the case', async () => {
    const { id, to } = await emailIn('failed');
    const { status, body } = await asAdmin('GET', `?q=${encodeURIComponent(to.toUpperCase())}`);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id,
        kind: 'password-reset',
        recipient: to,
        state: 'failed',
        tries: 3,
        reason: '550 no',
        createdAt: expect.any(String),
        nextTryAt: null,
        sentAt: null,
      },
    ]);
  });

  it('filters by state and kind, and counts all by state', async () => {
    await emailIn('sent');
    await emailIn('expired');
    const { body } = await asAdmin('GET', '?state=expired&kind=password-reset&limit=100');
    expect(body.items).toHaveLength(body.counts.expired);
    for (const { state } of body.items) expect(state).toBe('expired');
    const { queued, sent, failed, expired, all } = body.counts;
    expect(queued + sent + failed + expired).toBe(all);
    expect((await asAdmin('GET', '?kind=welcome')).body.items).toEqual([]);
    expect((await asAdmin('GET', '?kind=of-mine')).status).toBe(400);
  });

  it('pages newest first, each email once', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await emailIn('failed')).id);
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const { body } = await asAdmin('GET', `?limit=2${cursor && `&cursor=${cursor}`}`);
      const items = body.items as { id: string }[];
      seen.push(...items.map(({ id }) => id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 5)).toEqual(ids.reverse());
  });
});

describe('GET /admin/emails/{id}', () => {
  it('shows the email without its secrets', async () => {
    const { id } = await emailIn('queued');
    const { body } = await asAdmin('GET', `/${id}`);
    expect(body).toMatchObject({ id, canRetry: true, history: [], messageId: null });
    expect(body.preview.subject).toMatch(/^Reset your password/);
    expect(body.preview.text).toContain('••••••');
    expect(JSON.stringify(body)).not.toContain('reset-password/secret');
  });

  it('of an unknown id is not found', async () => {
    const answer = await asAdmin('GET', '/00000000-0000-7000-8000-000000000000');
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('POST /admin/emails/{id}/retry', () => {
  it.each(['failed', 'queued'] as const)(
    'lets %s email be tried now, and says who',
    async (state) => {
      const { id } = await emailIn(state);
      const listener = new Client({ connectionString: server.ownerUrl });
      await listener.connect();
      const woken = new Promise((resolve) => listener.once('notification', resolve));
      await listener.query(`LISTEN ${OUTBOX_CHANNEL}`);

      const { status, body } = await asAdmin('POST', `/${id}/retry`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'queued', tries: 0, history: [{ outcome: 'retried' }] });
      await woken;
      await listener.end();
      // No caller sees whether the relay has taken an email.
      expect((await stored(id))?.['relayed_at']).toBeNull();
      expect(body.nextTryAt).toEqual(expect.any(String));
      expect(new Date(body.nextTryAt).getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
      const retried = { action: 'email.retried', subject: id };
      expect(await auditRows(server, admin.token, retried)).toMatchObject([
        { actor: { id: admin.user.id }, before: state, after: 'queued' },
      ]);
    },
  );

  it.each([
    ['sent', 30 * MINUTE],
    ['expired', 30 * MINUTE],
    ['failed', -1],
  ] as const)('refuses an email that is %s and valid for %i', async (state, expiresIn) => {
    const { id } = await emailIn(state, expiresIn);
    const answer = await asAdmin('POST', `/${id}/retry`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await asAdmin('GET', `/${id}`)).body).toMatchObject({ state, canRetry: false });
  });

  it('does not wait for an email that is being sent', async () => {
    const { id } = await emailIn('queued');
    await server.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM outgoing_emails WHERE id = $1 FOR UPDATE', [id]);
      const answer = await asAdmin('POST', `/${id}/retry`);
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    });
  });
});

it('a refused email loses its secret once that is worth nothing', async () => {
  const gone = await emailIn('failed', -1);
  const fresh = await emailIn('failed');
  await server.app.get(Scheduler, { strict: false }).run();
  expect((await stored(gone.id))?.['secrets']).toBeNull();
  expect((await stored(fresh.id))?.['secrets']).not.toBeNull();
});
