import { auditOf } from '../../../../test/audit-log.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { PaymentsLab } from '../../../../test/payments.js';
import { recordedStatements } from '../../../../test/recorded-statements.js';
import { registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { newId } from '../../../platform/core/new-id.js';
import { HOUR } from '../../../platform/core/time.js';

const NEUTRAL =
  'If this address has a registration, an email with its details is on its way. We send at most three an hour.';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const ask = (email: string) => server.call('POST', '/payments/email-details', { body: { email } });
const send = (id: string, caller: object) =>
  server.call('POST', `/payments/${id}/email`, { ...caller, body: {} });
const someone = () => `${newId()}@example.org`;
const sent = (id: string, kind = 'registration-received') =>
  emailsOf(server.dataSource, `${kind}:${id}`);

async function anonymous(email = someone()) {
  const body = registrationData({ email });
  const answer = await server.call('POST', '/payments/manual-registration', { body });
  const [cookie = ''] = answer.headers.getSetCookie();
  const { id, merchantReference } = answer.body.data as Record<'id' | 'merchantReference', string>;
  return { id, email, ref: merchantReference, headers: { cookie } };
}

describe('POST /payments/email-details', () => {
  it('emails reference, amount and bank details to the address again, and records it', async () => {
    const { id, email, ref } = await anonymous();
    expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { success: true, message: NEUTRAL },
    });
    const [first, again] = await sent(id);
    expect(again).toMatchObject({ recipient: email, data: first?.data });
    expect(again?.data).toMatchObject({ merchantReference: ref, amount: 50 });
    expect(await auditOf(server, lab.admin, id)).toContainEqual(
      expect.objectContaining({ action: 'payment.details-emailed', actor: null }),
    );
  });

  it('writes to the account of a registration, not to the address on its form', async () => {
    const form = someone();
    const { id, user } = await lab.registered({ email: form });
    await ask(form);
    expect(await sent(id)).toHaveLength(1);
    await ask(user.email);
    expect((await sent(id)).map(({ recipient }) => recipient)).toEqual([user.email, user.email]);
  });

  it('responds alike to an address without a registration, with the same statements', async () => {
    const { email } = await anonymous();
    const unknown = someone();
    const statements = async (address: string) =>
      (await recordedStatements(() => ask(address))).map(({ text }) => text);
    const known = await statements(email);
    expect(known).toContainEqual(expect.stringContaining('insert into "outgoing_emails"'));
    expect(await statements(unknown)).toEqual(known);
    const began = performance.now();
    expect(await ask(unknown)).toMatchObject({ status: 200, body: { message: NEUTRAL } });
    expect(performance.now() - began).toBeGreaterThanOrEqual(149);
    const rows: unknown[] = await server.dataSource.query(
      'SELECT 1 FROM outgoing_emails WHERE recipient = $1',
      [unknown],
    );
    expect(rows).toEqual([]);
  });

  it('writes at most three an hour to an address, and responds the same to more', async () => {
    const { id, email } = await anonymous();
    for (let times = 0; times < 4; times += 1) {
      expect(await ask(email)).toMatchObject({ status: 200, body: { message: NEUTRAL } });
    }
    expect(await sent(id)).toHaveLength(1 + 3);
    server.clock.advance(HOUR);
    await ask(email);
    expect(await sent(id)).toHaveLength(1 + 4);
  });

  it('confirms a paid registration, and never asks for the money of a cancelled one', async () => {
    const paid = await lab.registered();
    await lab.confirm(paid.id, { bankTransactionId: 'TRX-DETAILS' });
    await ask(paid.user.email);
    expect(await sent(paid.id)).toHaveLength(1);
    expect(await sent(paid.id, 'payment-confirmed')).toHaveLength(2);

    const { id, email, headers } = await anonymous();
    await server.call('POST', `/payments/${id}/cancel`, { headers, body: {} });
    await ask(email);
    expect(await sent(id)).toHaveLength(1);
  });

  it.each([{}, { email: 'no address' }, { email: 'a@example.org', userId: 'x' }])(
    'refuses %j',
    async (body) => {
      expect((await server.call('POST', '/payments/email-details', { body })).status).toBe(400);
    },
  );
});

describe('POST /payments/:id/email', () => {
  it('emails the owner, at most three times an hour together with the other way', async () => {
    const { id, email, headers } = await anonymous();
    const message = `We emailed the details to ${email}.`;
    expect(await send(id, { headers })).toMatchObject({ status: 200, body: { message } });
    await ask(email);
    expect(await send(id, { headers })).toMatchObject({ status: 200 });
    expect(await send(id, { headers })).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    expect(await sent(id)).toHaveLength(1 + 3);
  });

  it('is not found for anyone else', async () => {
    const { id } = await anonymous();
    const { token } = await lab.registered();
    for (const caller of [{}, { token }, { headers: (await anonymous()).headers }]) {
      expect(await send(id, caller)).toMatchObject({ status: 404 });
    }
    expect(await sent(id)).toHaveLength(1);
  });
});
