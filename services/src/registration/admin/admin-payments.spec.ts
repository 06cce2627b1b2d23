import { makePaper, publicationData } from '../../../test/registration-data.js';
import { PaymentsLab } from '../../../test/payments.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const asAdmin = (method: string, path: string) => lab.asAdmin(method, path);

describe('GET /admin/payments', () => {
  it('finds by reference as typed, by a part of it, by name and by e-mail', async () => {
    const { id, ref } = await lab.registered({ firstName: 'Zuri', email: 'zuri_100@example.org' });
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
    const { id, ref } = await lab.registered({ firstName: 'Row' });
    const { body } = await asAdmin('GET', '?q=row%20nwosu');
    expect(body.items).toEqual([
      {
        id,
        merchantReference: ref,
        state: 'awaiting-payment',
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
        receivedAmount: 0,
        isPossibleDuplicate: false,
        studentProof: 'missing',
        createdAt: expect.any(String),
      },
    ]);
  });

  it('finds students without a proof of status, until the payment is confirmed or a proof is there', async () => {
    const [student, proven, confirmed] = [
      await lab.registered(),
      await lab.registered(),
      await lab.registered(),
    ];
    const professional = await lab.registered({ academicCategory: 'professional', price: 250 });
    await lab.confirm(confirmed.id);
    const proof = { field: 'proof', content: pdf(proven.id), name: 'card.pdf' };
    const body = formOf({}, proof);
    const path = `/payments/${proven.id}/student-proof`;
    expect((await server.call('POST', path, { token: proven.token, body })).status).toBe(201);
    const { body: missing } = await asAdmin('GET', '?studentProof=missing&limit=100');
    const ids = idsOf(missing.items);
    expect(ids).toContain(student.id);
    for (const { id } of [proven, confirmed, professional]) expect(ids).not.toContain(id);
    expect(missing.items[0].studentProof).toBe('missing');
    expect((await lab.read(proven.id)).studentProof).toBe('uploaded');
    expect((await lab.read(confirmed.id)).studentProof).toBe('not-needed');
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

    await lab.confirm(body.data.id as string, { amount: 350 });
    const { body: completed } = await asAdmin('GET', '?state=completed&limit=100');
    expect(completed.items).toHaveLength(completed.counts.completed);
    const { all, ...states } = completed.counts as Record<string, number>;
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it.each(['-createdAt', 'createdAt', 'name', '-name', 'amount', '-amount'])(
    'pages by key, sorted by %s, without gap or repeat',
    async (sort) => {
      await Promise.all([
        lab.registered(),
        lab.registered({ lastName: 'Achebe' }),
        lab.registered(),
      ]);
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

  it.each(['?cursor=abc', '?sort=password', '?limit=0', '?limit=501', '?state=paid', '?x=1'])(
    'refuses %s',
    async (query) => {
      expect((await asAdmin('GET', query)).status).toBe(400);
    },
  );

  it('refuses the cursor of another sort', async () => {
    await Promise.all([lab.registered(), lab.registered()]);
    const { body } = await asAdmin('GET', '?limit=1&sort=name');
    const answer = await asAdmin('GET', `?sort=amount&cursor=${body.nextCursor as string}`);
    expect(answer.status).toBe(400);
  });
});
