import { randomBytes } from 'node:crypto';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { Housekeeping } from '../common/housekeeping.js';
import { after, MINUTE } from '../common/time.js';
import { MailOutbox, OUTBOX_CHANNEL } from './mail-outbox.js';
import type { MailStatus } from './mail-status.js';
import { Client } from 'pg';

let server: TestApp;
let admin: { token: string; user: { id: string } };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const asAdmin = (method: string, path: string) =>
  server.call(method, `/admin/mail${path}`, { token: admin.token });

/** Writes a reset mail to somebody of its own, and puts it into a state. */
async function mailIn(state: MailStatus, expiresIn = 30 * MINUTE) {
  const to = `reader+${randomBytes(6).toString('hex')}@example.org`;
  const expiresAt = after(server.clock.now(), expiresIn);
  const data = { firstName: 'Ada', link: 'http://plenary.test/reset-password/secret', expiresAt };
  await server.dataSource.transaction((tx) =>
    server.app
      .get(MailOutbox, { strict: false })
      .add(tx, { kind: 'password-reset', to, data, cause: to }),
  );
  const isSent = state === 'sent';
  const [[mail]] = await server.dataSource.query<[[{ id: string }], number]>(
    `UPDATE outgoing_mails SET status = $2, tries = 3, next_try_at = next_try_at + '1 hour',
       relayed_at = now(), sent_at = $3, message_id = $4, last_error = $5
     WHERE recipient = $1 RETURNING id`,
    [to, state, isSent ? new Date() : null, isSent ? '<x@y>' : null, isSent ? null : '550 no'],
  );
  return { id: mail.id, to };
}

async function stored(id: string) {
  const [row] = await server.dataSource.query<Record<string, unknown>[]>(
    'SELECT * FROM outgoing_mails WHERE id = $1',
    [id],
  );
  return row;
}

describe('GET /admin/mail', () => {
  it('finds mail by a part of its recipient, whatever the case', async () => {
    const { id, to } = await mailIn('parked');
    const { status, body } = await asAdmin('GET', `?q=${encodeURIComponent(to.toUpperCase())}`);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id,
        kind: 'password-reset',
        recipient: to,
        state: 'parked',
        tries: 3,
        reason: '550 no',
        createdAt: expect.any(String),
        nextTryAt: null,
        sentAt: null,
      },
    ]);
  });

  it('filters by state and kind, and counts all by state', async () => {
    await mailIn('sent');
    await mailIn('expired');
    const { body } = await asAdmin('GET', '?state=expired&kind=password-reset&limit=100');
    expect(body.items).toHaveLength(body.counts.expired);
    for (const { state } of body.items) expect(state).toBe('expired');
    const { queued, sent, parked, expired, all } = body.counts;
    expect(queued + sent + parked + expired).toBe(all);
    expect((await asAdmin('GET', '?kind=welcome')).body.items).toEqual([]);
    expect((await asAdmin('GET', '?kind=of-mine')).status).toBe(400);
  });

  it('pages newest first, each mail once', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await mailIn('parked')).id);
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

describe('GET /admin/mail/{id}', () => {
  it('shows the letter, and nowhere what is secret in it', async () => {
    const { id } = await mailIn('queued');
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

describe('POST /admin/mail/{id}/retry', () => {
  it.each(['parked', 'queued'] as const)(
    'lets %s mail be tried now, and says who',
    async (state) => {
      const { id } = await mailIn(state);
      const listener = new Client({ connectionString: server.ownerUrl });
      await listener.connect();
      const woken = new Promise((resolve) => listener.once('notification', resolve));
      await listener.query(`LISTEN ${OUTBOX_CHANNEL}`);

      const { status, body } = await asAdmin('POST', `/${id}/retry`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'queued', tries: 0, history: [{ outcome: 'retried' }] });
      await woken;
      await listener.end();
      const row = await stored(id);
      expect(row?.['relayed_at']).toBeNull();
      expect(row?.['next_try_at']).not.toBeNull();
      expect(new Date(body.nextTryAt).getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
      const audit = await server.dataSource.query(
        `SELECT actor_id, before_state, after_state FROM audit_entries
       WHERE action = 'mail.retried' AND subject_id = $1`,
        [id],
      );
      expect(audit).toEqual([
        { actor_id: admin.user.id, before_state: state, after_state: 'queued' },
      ]);
    },
  );

  it.each([
    ['sent', 30 * MINUTE],
    ['expired', 30 * MINUTE],
    ['parked', -1],
  ] as const)('refuses a mail that is %s and valid for %i', async (state, expiresIn) => {
    const { id } = await mailIn(state, expiresIn);
    const answer = await asAdmin('POST', `/${id}/retry`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(await stored(id)).toMatchObject({ status: state });
    expect((await asAdmin('GET', `/${id}`)).body.canRetry).toBe(false);
  });

  it('does not wait for a mail that is being sent', async () => {
    const { id } = await mailIn('queued');
    await server.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM outgoing_mails WHERE id = $1 FOR UPDATE', [id]);
      const answer = await asAdmin('POST', `/${id}/retry`);
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    });
  });
});

it('a refused mail loses its secret once that is worth nothing', async () => {
  const gone = await mailIn('parked', -1);
  const fresh = await mailIn('parked');
  await server.app.get(Housekeeping, { strict: false }).run();
  expect((await stored(gone.id))?.['secrets']).toBeNull();
  expect((await stored(fresh.id))?.['secrets']).not.toBeNull();
});
