import { auditOf } from '../../../../test/audit-log.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
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

const details = {
  title: 'Dr',
  firstName: 'Adaeze',
  lastName: 'Nwosu-Bello',
  organization: 'University of Ibadan',
  position: 'Lecturer',
  country: 'Nigeria',
  phone: null,
};

const correct = (id: string, caller: object, changes: object = {}) =>
  server.call('PUT', `/payments/${id}/registrant`, {
    ...caller,
    body: { ...details, ...changes },
  });
const notices = (id: string) => emailsOf(server.dataSource, `registration-corrected:${id}`);

async function anonymous(changes = {}) {
  const body = registrationData(changes);
  const answer = await server.call('POST', '/payments/manual-registration', { body });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { id: answer.body.data.id as string, email: body.email, headers: { cookie } };
}

describe('PUT /payments/:id/registrant', () => {
  it('corrects name and contact data, emails them to the registrant and records the fields', async () => {
    const { id, email, headers } = await anonymous();
    const answer = await correct(id, { headers });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { isCorrectable: true, registrationData: { ...details, email } } },
    });
    expect(await notices(id)).toMatchObject([
      { recipient: email, data: { lastName: 'Nwosu-Bello', phone: null } },
    ]);
    const [row] = await server.dataSource.query<{ registration_id: string }[]>(
      'SELECT registration_id FROM payments WHERE id = $1',
      [id],
    );
    expect(await auditOf(server, lab.admin, row?.registration_id ?? '')).toContainEqual(
      expect.objectContaining({
        action: 'registration.corrected',
        fields: ['title', 'lastName', 'organization', 'position', 'phone'],
      }),
    );
  });

  it('writes nothing for unchanged details', async () => {
    const { id, headers } = await anonymous(details);
    expect((await correct(id, { headers })).status).toBe(200);
    expect(await notices(id)).toEqual([]);
  });

  it('is not found for anyone but the account or the browser that registered', async () => {
    const { id } = await anonymous();
    const own = await lab.registered();
    for (const caller of [{}, { token: own.token }, { headers: (await anonymous()).headers }]) {
      expect(await correct(id, caller)).toMatchObject({ status: 404 });
    }
    expect((await correct(own.id, { token: own.token })).status).toBe(200);
  });

  it('ends with the confirmation of the payment', async () => {
    const { id, token } = await lab.registered();
    await lab.confirm(id, { bankTransactionId: 'TRX-CORRECTED' });
    expect(await correct(id, { token })).toMatchObject({
      status: 409,
      body: {
        code: 'INVALID_TRANSITION',
        message:
          'The payment is confirmed, so these details are final. Please contact us to correct them.',
      },
    });
  });

  it('is allowed five times a day', async () => {
    const { id, headers } = await anonymous();
    for (let times = 1; times <= 6; times += 1) {
      const { status } = await correct(id, { headers }, { position: `Lecturer ${times}` });
      expect(status).toBe(times <= 5 ? 200 : 429);
    }
    expect(await notices(id)).toHaveLength(5);
  });

  it('does not make two anonymous registrations of one form', async () => {
    const one = await anonymous({ ...details, email: 'one@example.org' });
    const other = await anonymous({ ...details, email: 'one@example.org', lastName: 'Nwosu' });
    expect(other.id).not.toBe(one.id);
    expect(await correct(other.id, { headers: other.headers })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });
  });

  it('refuses an address and an empty name', async () => {
    const { id, headers } = await anonymous();
    expect((await correct(id, { headers }, { email: 'other@example.org' })).status).toBe(400);
    expect((await correct(id, { headers }, { lastName: ' ' })).status).toBe(400);
  });
});
