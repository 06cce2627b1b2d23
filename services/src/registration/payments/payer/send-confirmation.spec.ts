import { emailsOf } from '../../../../test/outbox-rows.js';
import { registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function registered() {
  const person = await server.person('user');
  const { body } = await server.call('POST', '/payments/manual-registration', {
    token: person.token,
    body: registrationData(),
  });
  return { ...person, id: body.data.id as string, ref: body.data.merchantReference as string };
}

const send = (token: string | undefined, body: unknown) =>
  server.call('POST', '/payments/send-confirmation', { token, body });

describe('POST /payments/send-confirmation', () => {
  it('writes the email about a registration once, to its owner', async () => {
    const { user, token, id, ref } = await registered();
    const body = { userId: user.id, paymentId: id, merchantReference: ref };
    const answers = await Promise.all([send(token, body), send(token, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await emailsOf(server.dataSource, `registration-received:${id}`)).toMatchObject([
      { kind: 'registration-received', recipient: user.email, data: { merchantReference: ref } },
    ]);
  });

  it('writes it again when it is missing', async () => {
    const { user, token, id, ref } = await registered();
    await server.dataSource.query('DELETE FROM outgoing_emails WHERE cause = $1', [
      `registration-received:${id}`,
    ]);
    await send(token, { userId: user.id, merchantReference: ref.toLowerCase() });
    expect(await emailsOf(server.dataSource, `registration-received:${id}`)).toHaveLength(1);
  });

  it('is not found for whom it does not belong to', async () => {
    const mine = await registered();
    const other = await registered();
    const bodies: [string | undefined, unknown][] = [
      [undefined, { userId: mine.user.id, paymentId: mine.id }],
      [other.token, { userId: mine.user.id, paymentId: mine.id }],
      [other.token, { userId: other.user.id, paymentId: mine.id }],
      [mine.token, { userId: other.user.id, paymentId: mine.id }],
      [mine.token, { userId: mine.user.id, paymentId: mine.id, merchantReference: other.ref }],
      [mine.token, { userId: mine.user.id, merchantReference: 'C25-AAAAA-AAAAA' }],
    ];
    for (const [token, body] of bodies) {
      expect(await send(token, body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it.each([
    ['neither payment nor reference', {}],
    ['another address', { paymentId: '01890000-0000-7000-8000-000000000000', to: 'x@example.org' }],
  ])('refuses %s', async (_, body) => {
    const { user, token } = await server.person('user');
    expect((await send(token, { userId: user.id, ...body })).status).toBe(400);
  });
});
