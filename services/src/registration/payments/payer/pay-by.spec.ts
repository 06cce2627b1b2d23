import { emailsOf } from '../../../../test/outbox-rows.js';
import { pdfTexts } from '../../../../test/pdf-texts.js';
import {
  makePaper,
  publicationData,
  registrationData,
} from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

/** Of the sample edition: the end of 19 Oct 2025, Anywhere on Earth. */
const EDITION = '2025-10-20T11:59:59.000Z';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const payBy = async (token?: string) =>
  (await server.call('GET', '/payments/pay-by', { token })).body;

async function register(body: object, token: string) {
  const { data } = (await server.call('POST', '/payments/manual-registration', { token, body }))
    .body;
  const { id, merchantReference: ref } = data as Record<'id' | 'merchantReference', string>;
  return { id, ref, payBy: data.payBy as string };
}

async function invoiceText(id: string, token: string): Promise<string> {
  const path = `/payments/${id}/documents/pro-forma`;
  const { url } = (await server.call('POST', path, { token, body: {} })).body;
  const answer = await fetch(new URL(String(url), server.origin));
  const [text = ''] = await pdfTexts([Buffer.from(await answer.arrayBuffer())]);
  return text;
}

describe('the payment date', () => {
  it.each([
    ['in time', '2025-10-19T09:00:00Z', EDITION],
    ['late', '2025-11-03T12:00:00Z', '2025-11-11T11:59:59.000Z'],
    ['late, in the last second of that day', '2025-11-04T11:59:58Z', '2025-11-11T11:59:59.000Z'],
  ])(
    'of a registration %s is the same before, on the order, later and in the email',
    async (...it) => {
      const [, now, expected] = it;
      server.clock.set(new Date(now));
      const { token } = await server.person('user');
      expect(await payBy()).toEqual({ payBy: expected, papers: [] });
      const order = await register(registrationData(), token);
      const pending = await server.call('GET', '/payments/pending', { token });
      const byReference = await server.call('GET', `/payments/by-reference?ref=${order.ref}`);
      const [email] = await emailsOf(server.dataSource, `registration-received:${order.id}`);
      const shown = [order.payBy, pending.body.data.payBy, byReference.body.data.payBy];
      expect([...shown, email?.data.payBy]).toEqual(Array(4).fill(expected));
      const day = expected.startsWith('2025-10')
        ? '20 October 2025 at 11:59 UTC'
        : '11 November 2025 at 11:59 UTC';
      expect(await invoiceText(order.id, token)).toContain(day);
    },
  );

  it('of a paper that was accepted late is its own', async () => {
    server.clock.set(new Date('2025-10-22T09:00:00Z'));
    const { token, user } = await server.person('user');
    const id = await makePaper(server.app, user.id);
    const own = '2025-10-27T15:00:00.000Z';
    await server.dataSource.query('UPDATE papers SET payment_by = $2 WHERE id = $1', [id, own]);
    expect(await payBy(token)).toEqual({
      payBy: '2025-10-29T11:59:59.000Z',
      papers: [{ id, payBy: own }],
    });
    expect(await register(publicationData(), token)).toMatchObject({ payBy: own });
    expect((await payBy(token)).papers).toEqual([]);
  });
});
