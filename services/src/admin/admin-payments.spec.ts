import { mailsOf } from '../../test/outbox-rows.js';
import { makePaper, publicationData, registrationData } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let server: TestApp;
let admin: { token: string; user: { id: string } };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

const receipt = { amount: 50, date: '2025-10-14', bankTransactionId: 'TRX-4471-0093' };

async function registered(changes: Record<string, unknown> = {}) {
  const person = await server.person('user');
  const { body } = await server.call('POST', '/payments/manual-registration', {
    token: person.token,
    body: registrationData(changes),
  });
  return { ...person, id: body.data.id as string, ref: body.data.merchantReference as string };
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin/payments${path}`, { token: admin.token, body });
const confirm = (id: string, body: unknown = receipt) => asAdmin('POST', `/${id}/confirm`, body);
const reject = (id: string, reason = 'No money came.') =>
  asAdmin('POST', `/${id}/reject`, { reason });

describe('POST /admin/payments/{id}/confirm', () => {
  it('completes the payment and the registration, with entry, audit row and mail', async () => {
    const { user, token, id, ref } = await registered();
    const answer = await confirm(id);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        state: 'completed',
        bankTransactionId: receipt.bankTransactionId,
        ledger: [
          { from: null, to: 'announced', actor: 'Ada Okafor' },
          { from: 'announced', to: 'completed', ...receipt },
        ],
      },
    });

    const seen = await server.call('GET', `/payments/by-reference?ref=${ref}`, { token });
    expect(seen.body.data).toMatchObject({
      status: 'completed',
      transactionId: receipt.bankTransactionId,
    });
    const status = await server.call('GET', '/registration/check-status', { token });
    expect(status.body).toMatchObject({
      isRegistered: true,
      registrationDetails: { status: 'completed' },
    });
    expect(await mailsOf(server.dataSource, `payment-confirmed:${id}`)).toMatchObject([
      { kind: 'payment-confirmed', recipient: user.email, data: { amount: 50 } },
    ]);
    const audit = await server.dataSource.query(
      `SELECT actor_id, before_state, after_state FROM audit_entries
        WHERE subject_id = $1 AND action = 'payment.completed'`,
      [id],
    );
    expect(audit).toEqual([
      { actor_id: admin.user.id, before_state: 'announced', after_state: 'completed' },
    ]);
  });

  it('changes nothing when the same receipt comes twice, or many times at once', async () => {
    const { id } = await registered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await confirm(id)).status).toBe(200);
    const { body } = await asAdmin('GET', `/${id}`);
    expect(body.ledger).toHaveLength(2);
    expect(await mailsOf(server.dataSource, `payment-confirmed:${id}`)).toHaveLength(1);
  });

  it('refuses another receipt for a completed payment', async () => {
    const { id } = await registered();
    await confirm(id);
    expect(await confirm(id, { ...receipt, bankTransactionId: 'TRX-2' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it.each([
    ['less than the fee', { amount: 49.99 }, 422, 'amount'],
    ['more than the fee', { amount: 51 }, 422, 'amount'],
    ['an amount as text', { amount: '50' }, 400, 'amount'],
    ['no bank transaction', { bankTransactionId: ' ' }, 400, 'bankTransactionId'],
    ['no day', { date: '14 Oct 2025' }, 400, 'date'],
    ['a day to come', { date: '2999-01-01' }, 400, 'date'],
    ['an unknown field', { status: 'completed' }, 400, 'status'],
  ])('refuses %s', async (_, changes, status, field) => {
    const { id } = await registered();
    expect(await confirm(id, { ...receipt, ...changes })).toMatchObject({
      status,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect((await asAdmin('GET', `/${id}`)).body.state).toBe('announced');
  });
});

describe('POST /admin/payments/{id}/reject', () => {
  it('rejects with a reason, tells the payer, and frees the seat', async () => {
    const { user, token, id } = await registered();
    expect(await reject(id)).toMatchObject({
      status: 200,
      body: { state: 'rejected', ledger: [{}, { to: 'rejected', reason: 'No money came.' }] },
    });
    expect(await mailsOf(server.dataSource, `payment-rejected:${id}`)).toMatchObject([
      { recipient: user.email, data: { reason: 'No money came.' } },
    ]);
    const status = await server.call('GET', '/registration/check-status', { token });
    expect(status.body).toEqual({ isRegistered: false, registrationDetails: null });

    const again = await server.call('POST', '/payments/manual-registration', {
      token,
      body: registrationData(),
    });
    expect(again.status).toBe(201);
    expect(again.body.data.id).not.toBe(id);
  });

  it('is not possible once the payment is completed', async () => {
    const { id } = await registered();
    await confirm(id);
    expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('or a confirmation wins when both come at once, never both', async () => {
    const { id } = await registered();
    const answers = await Promise.all([confirm(id), reject(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await asAdmin('GET', `/${id}`)).body.ledger).toHaveLength(2);
  });
});

describe('the ledger', () => {
  it.each([
    'UPDATE ledger_entries SET reason = $1',
    'DELETE FROM ledger_entries WHERE $1 <> reason',
  ])('is refused by the database: %s', async (statement) => {
    const { id } = await registered();
    await reject(id);
    await expect(server.dataSource.query(statement, ['x'])).rejects.toThrow(/never changed/);
  });
});

describe('GET /admin/payments', () => {
  it('finds by reference as typed, by a part of it, by name and by e-mail', async () => {
    const { id, ref } = await registered({ firstName: 'Zuri', email: 'zuri_100@example.org' });
    const searches = [
      ref,
      ref.toLowerCase().replaceAll('-', ' '),
      ref.slice(4, 9),
      ref.slice(4, 9).toLowerCase(),
      'zuri n',
      'i_100@',
    ];
    for (const q of searches) {
      const { body } = await asAdmin('GET', `?q=${encodeURIComponent(q)}`);
      expect(idsOf(body.items)).toEqual([id]);
    }
    // Nine random characters may be letters all.
    await server.dataSource.query(
      `UPDATE payments SET merchant_reference = 'C25-KWAME-ABCDE' WHERE id = $1`,
      [id],
    );
    expect(idsOf((await asAdmin('GET', '?q=kwame-abc')).body.items)).toEqual([id]);
    const none = await asAdmin('GET', '?q=zuriX100');
    expect(none.body.items).toEqual([]);
  });

  it('shows a row with what the list needs', async () => {
    const { id, ref } = await registered({ firstName: 'Row' });
    const { body } = await asAdmin('GET', '?q=row%20nwosu');
    expect(body.items).toEqual([
      {
        id,
        merchantReference: ref,
        state: 'announced',
        amount: 50,
        currency: 'USD',
        registrationType: 'participant',
        academicCategory: 'student',
        registrationPackage: 'virtual_presentation_only',
        packageName: 'Virtual, presentation only',
        title: 'Ms',
        firstName: 'Row',
        lastName: 'Nwosu',
        email: expect.any(String),
        createdAt: expect.any(String),
      },
    ]);
  });

  it('filters by state and package, and counts every state', async () => {
    const { user, token } = await server.person('user');
    await makePaper(server.app, user.id);
    const { body } = await server.call('POST', '/payments/manual-registration', {
      token,
      body: publicationData(),
    });
    const byPackage = await asAdmin('GET', '?package=physical_publication');
    expect(idsOf(byPackage.body.items)).toEqual([body.data.id]);

    await confirm(body.data.id as string, { ...receipt, amount: 350 });
    const { body: completed } = await asAdmin('GET', '?state=completed&limit=100');
    expect(completed.items).toHaveLength(completed.counts.completed);
    const { all, ...states } = completed.counts as Record<string, number>;
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it.each(['-createdAt', 'createdAt', 'name', '-name', 'amount', '-amount'])(
    'pages by key, sorted by %s, without gap or repeat',
    async (sort) => {
      await Promise.all([registered(), registered({ lastName: 'Achebe' }), registered()]);
      const whole = await asAdmin('GET', `?limit=100&sort=${sort}`);
      const paged: unknown[] = [];
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? '' : `&cursor=${cursor}`;
        const { body } = await asAdmin('GET', `?limit=2&sort=${sort}${query}`);
        paged.push(...(body.items as unknown[]));
        cursor = body.nextCursor as string | null;
      } while (cursor !== null);
      expect(paged).toEqual(whole.body.items);
    },
  );

  it.each(['?cursor=abc', '?sort=password', '?limit=0', '?limit=101', '?state=paid', '?x=1'])(
    'refuses %s',
    async (query) => {
      expect((await asAdmin('GET', query)).status).toBe(400);
    },
  );

  it('refuses the cursor of another sort', async () => {
    await Promise.all([registered(), registered()]);
    const { body } = await asAdmin('GET', '?limit=1&sort=name');
    const answer = await asAdmin('GET', `?sort=amount&cursor=${body.nextCursor as string}`);
    expect(answer.status).toBe(400);
  });
});

describe('the payments of the admin area', () => {
  it.each(['user', 'reviewer'] as const)('are closed to a %s', async (kind) => {
    const { id } = await registered();
    const { token } = await server.person(kind);
    const calls = [
      server.call('GET', '/admin/payments', { token }),
      server.call('GET', `/admin/payments/${id}`, { token }),
      server.call('POST', `/admin/payments/${id}/confirm`, { token, body: receipt }),
      server.call('POST', `/admin/payments/${id}/reject`, { token, body: { reason: 'because' } }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403);
  });

  it('answer 404 for an unknown id', async () => {
    expect((await confirm('01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
