import { download } from '../../../../test/download.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { registrationsWithoutPayment } from '../../../../test/payment-invariants.js';
import { PaymentsLab } from '../../../../test/payments.js';
import { registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const register = (
  body: unknown,
  options: { token?: string; headers?: Record<string, string> } = {},
) => server.call('POST', '/payments/manual-registration', { body, ...options });

const key = (text: string) => ({ 'idempotency-key': text.padEnd(16, '-') });

/** Of payments; the last test shows that no registration is without one. */
const countPayments = async () => (await lab.list()).counts.all as number;

describe('POST /payments/manual-registration', () => {
  it('answers the payment with its reference and the bank lines', async () => {
    const { user, token } = await server.person('user');
    const answer = await register(registrationData(), { token });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: expect.any(String),
        merchantReference: expect.stringMatching(/^C25-[A-Z2-9]{5}-[A-Z2-9]{5}$/),
        transactionId: answer.body.data.merchantReference,
        amount: 50,
        currency: 'USD',
        status: 'pending',
        paymentGateway: 'manual',
        registrationType: 'participant',
        academicCategory: 'student',
        registrationPackage: 'virtual_presentation_only',
        packageName: 'Virtual, presentation only',
        paper: null,
        creditNotes: [],
        hasPaymentProof: false,
        studentProof: 'missing',
        outstandingAmount: 50,
        isChangeable: true,
        isCorrectable: true,
        hasReceipt: false,
        invoice: null,
        issuesInvoices: false,
        invoices: [],
        offersReverseCharge: false,
        refund: null,
        lines: [expect.objectContaining({ kind: 'package', amount: 50 })],
        answers: [],
        hasUnanswered: false,
        answersUntil: expect.any(String),
        payBy: expect.any(String),
        createdAt: expect.any(String),
        bank: {
          accountHolder: expect.stringContaining('(sample)'),
          bank: expect.any(String),
          iban: expect.any(String),
          swift: expect.any(String),
          note: expect.any(String),
        },
        registrationData: {
          userId: user.id,
          title: 'Ms',
          firstName: 'Adaeze',
          lastName: 'Nwosu',
          email: expect.any(String),
          organization: 'University of Lagos',
          position: 'Student',
          country: 'Nigeria',
          phone: '+234 000 0000',
          registrationType: 'participant',
          isMasked: false,
        },
      },
    });
  });

  it('stores cents, the revision of the fees, and the first entry of the ledger', async () => {
    const { token } = await server.person('user');
    const { body } = await register(registrationData(), { token });
    const data = await download(server, token, { kind: 'my-data' });
    expect(await data.json()).toMatchObject({
      registrations: [{ amountCents: 5000, feeRevision: 1 }],
      payments: [{ id: body.data.id, amountCents: 5000 }],
    });
    expect((await lab.read(body.data.id)).ledger).toMatchObject([
      { from: null, to: 'awaiting-payment' },
    ]);
  });

  it('mails the bank lines to the account, or to the address of who has none', async () => {
    const { user, token } = await server.person('user');
    const data = registrationData();
    const answers = [await register(registrationData(), { token }), await register(data)];
    const emails = await Promise.all(
      answers.map(({ body }) =>
        emailsOf(server.dataSource, `registration-received:${body.data.id}`),
      ),
    );
    expect(emails).toMatchObject([
      [{ recipient: user.email, data: { amount: 50, bank: answers[0]?.body.data.bank } }],
      [{ recipient: data['email'] }],
    ]);
  });

  it('stores a phone number as E.164, by the country of the form, and shows it formatted', async () => {
    const { token } = await server.person('admin');
    const phoneOf = async (phone: string) => {
      const { data } = (await register(registrationData({ phone }))).body;
      const { body } = await server.call('GET', `/admin/payments/${data.id}`, { token });
      return body.phone as unknown;
    };
    expect(await phoneOf('0803 1234567')).toBe('+234 803 123 4567');
    expect(await phoneOf('ask the department')).toBe('ask the department');
    const rows = await server.dataSource.query(
      `SELECT 1 FROM registrations WHERE phone = '+2348031234567'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('does without a phone', async () => {
    const answers = await Promise.all([
      register(registrationData({ phone: undefined })),
      register(registrationData({ phone: '' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  describe('refuses, and stores nothing', () => {
    const bad: [string, Record<string, unknown>, number, string][] = [
      ['an unknown package', { registrationPackage: 'gold' }, 400, 'registrationPackage'],
      ['a category out of the list', { academicCategory: 'vip' }, 400, 'academicCategory'],
      ['a price that differs', { price: 49 }, 422, 'price'],
      ['a price of another package', { price: 250 }, 422, 'price'],
      ['a price of 0', { price: 0 }, 422, 'price'],
      ['a price of -1', { price: -1 }, 422, 'price'],
      ['a price of 1e9', { price: 1e9 }, 422, 'price'],
      ['a price as text', { price: '50' }, 400, 'price'],
      ['no price', { price: undefined }, 400, 'price'],
      ['a type that is not the package', { registrationType: 'author' }, 400, 'registrationType'],
      ['a title out of the list', { title: 'Lord' }, 400, 'title'],
      ['no first name', { firstName: ' ' }, 400, 'firstName'],
      ['no country', { country: undefined }, 400, 'country'],
      ['a bad address', { email: 'nobody' }, 400, 'email'],
      ['two addresses', { email: 'a@example.org, b@example.org' }, 400, 'email'],
      ['a line break in a name', { lastName: 'Nwosu\r\nBcc: x@example.org' }, 400, 'lastName'],
      ['an unknown field', { role: 'admin' }, 400, 'role'],
      ['a currency', { currency: 'EUR' }, 400, 'currency'],
      ['the id of a user', { userId: '01890000-0000-7000-8000-000000000000' }, 400, 'userId'],
    ];

    it.each(bad)('%s', async (_, changes, status, field) => {
      const before = await countPayments();
      const answer = await register(registrationData(changes));
      expect(answer).toMatchObject({
        status,
        body: {
          statusCode: status,
          code: expect.any(String),
          message: expect.any(String),
          fields: { [field]: expect.any(String) },
          requestId: expect.any(String),
        },
      });
      expect(await countPayments()).toBe(before);
    });

    it.each([
      ['broken JSON', '{"price": 50', 400],
      ['a body of 2 MB', JSON.stringify({ firstName: 'a'.repeat(2 * 1024 * 1024) }), 413],
      ['a list', '[]', 400],
      ['nothing', '', 400],
    ])('%s', async (_, body, status) => {
      const before = await countPayments();
      const answer = await register(body);
      expect(answer).toMatchObject({
        status,
        body: { statusCode: status, code: expect.any(String) },
      });
      expect(await countPayments()).toBe(before);
    });
  });

  describe('once', () => {
    it('gives a person who is registered their first payment', async () => {
      const { token } = await server.person('user');
      const first = await register(registrationData(), { token });
      const other = registrationData({ academicCategory: 'professional', price: 250 });
      const second = await register(other, { token });
      expect(second.body.data).toEqual(first.body.data);
    });

    it('a hundred calls of one person at once make one registration, whatever they say', async () => {
      const { token } = await server.person('user');
      const before = await countPayments();
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          register(registrationData({ phone: `+234 ${n}` }), { token }),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.data.id as string)).size).toBe(1);
      expect(await countPayments()).toBe(before + 1);
    });

    it.each(['signed in', 'anonymous with a key', 'anonymous without a key'])(
      'a hundred equal calls at once make one registration, %s',
      async (who) => {
        const { token } = await server.person('user');
        const before = await countPayments();
        const body = registrationData();
        const options = {
          'signed in': { token },
          'anonymous with a key': { headers: key('hundred') },
          'anonymous without a key': {},
        }[who];
        const answers = await Promise.all(
          Array.from({ length: 100 }, () => register(body, options)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        const ids = new Set(answers.map((answer) => answer.body.data.id as string));
        expect(ids.size).toBe(1);
        const emails = await emailsOf(server.dataSource, `registration-received:${[...ids][0]}`);
        expect(emails).toHaveLength(1);
        expect(await countPayments()).toBe(before + 1);
      },
    );

    it('refuses a key that comes again with another body', async () => {
      await register(registrationData(), { headers: key('twice') });
      const again = await register(registrationData(), { headers: key('twice') });
      expect(again).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    });

    it('lets one browser register two people', async () => {
      const first = await register(registrationData());
      const [cookie = ''] = first.headers.getSetCookie();
      const second = await register(registrationData(), { headers: { cookie } });
      expect(second.body.data.id).not.toBe(first.body.data.id);
    });
  });

  describe('the cookie of a browser without an account', () => {
    it('is limited to the payments path and hidden from scripts', async () => {
      const { headers } = await register(registrationData());
      const [cookie = ''] = headers.getSetCookie();
      expect(cookie).toMatch(/^plenary_payer=[\w-]{43};/);
      expect(cookie).toContain('Path=/api/v1/payments');
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
    });

    it('is the same when a lost answer is asked for again', async () => {
      const body = registrationData();
      const first = await register(body, { headers: key('lost-answer') });
      const second = await register(body, { headers: key('lost-answer') });
      expect(second.body).toEqual(first.body);
      expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    });

    it('is not set for people who are signed in, nor with a refusal', async () => {
      const { token } = await server.person('user');
      const signedIn = await register(registrationData(), { token });
      const refused = await register(registrationData({ price: 1 }));
      expect(signedIn.headers.getSetCookie()).toEqual([]);
      expect(refused.headers.getSetCookie()).toEqual([]);
    });
  });

  it('is refused while registration is closed, but answers who is registered', async () => {
    const { token } = await server.person('user');
    const first = await register(registrationData(), { token });
    const closed = `jsonb_set(document, '{registration,open}', $1)`;
    await server.dataSource.query(`UPDATE editions SET document = ${closed}`, ['false']);
    try {
      expect(await register(registrationData())).toMatchObject({
        status: 409,
        body: { code: 'CLOSED' },
      });
      const again = await register(registrationData(), { token });
      expect(again.body.data.id).toBe(first.body.data.id);
    } finally {
      await server.dataSource.query(`UPDATE editions SET document = ${closed}`, ['true']);
    }
  });
});

it('leaves one payment for each registration, of its amount', async () => {
  expect(await registrationsWithoutPayment(server)).toEqual([]);
});
