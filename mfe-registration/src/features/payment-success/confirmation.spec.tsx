import {
  http,
  people,
  renderRemote,
  screen,
  server,
  waitFor,
  type RenderOptions,
} from '@plenary/kit/testing';
import type { Payment } from '../../registration/payment.api';

import { samplePayment } from '../../registration/samples';
import { registrationRemote } from '../../registration/simulated';

const REF = samplePayment.merchantReference;
const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: `/payment-success?ref=${REF}`, ...options });

const answerUntyped = (body: object, status = 200) =>
  server.use(
    http.get('/api/v1/payments/by-reference', ({ response }) =>
      response.untyped(Response.json(body, { status })),
    ),
  );
const answer = (payment: Partial<Payment> = {}) =>
  answerUntyped({ success: true, data: { ...samplePayment, ...payment } });
describe('the confirmation by mail', () => {
  let asked: unknown[];
  beforeEach(() => {
    asked = [];
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    server.use(
      http.post('/api/v1/payments/send-confirmation', async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ success: true, message: 'Sent' });
      }),
    );
  });
  const ownPayer = { ...samplePayment.registrationData, userId: people.plain.id };
  /** The page is there, and a request made after it has been answered. */
  async function visited() {
    await screen.findByRole('heading', { name: /Thank You|Already/ });
    await fetch(new URL('/api/v1/edition', window.location.href));
  }

  test('is asked for once a visit', async () => {
    answer({ registrationData: ownPayer });
    open({ user: people.plain });
    await visited();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      userId: people.plain.id,
      paymentId: samplePayment.id,
      merchantReference: REF,
    });
  });

  test('once, too, when details are brought up to date', async () => {
    answer({ status: 'completed', registrationData: ownPayer });
    const paymentDetails = samplePayment;
    open({ user: people.plain, state: { paymentDetails, registrationData: ownPayer } });
    await screen.findByText('Your payment is confirmed.');
    await visited();
    expect(asked).toHaveLength(1);
  });

  test('takes the id of a registration that has no userId', async () => {
    answer();
    const paymentDetails = samplePayment;
    open({ state: { paymentDetails, registrationData: { id: people.plain.id } } });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ userId: people.plain.id });
  });

  test.each([
    ['no user', { paymentDetails: { id: 'p' }, registrationData: { firstName: 'Ama' } }],
    ['no payment to name', { paymentDetails: { amount: 50 }, registrationData: ownPayer }],
    ['no registration data', { paymentDetails: { id: 'p' } }],
    [
      'a previous registration',
      {
        paymentDetails: { id: 'p', paymentGateway: 'previous_registration' },
        registrationData: ownPayer,
      },
    ],
  ])('is not asked for: %s', async (_, state) => {
    open({ path: '/payment-success', state });
    await visited();
    expect(asked).toEqual([]);
  });

  test('is asked for once what was missing has come', async () => {
    answer({ registrationData: ownPayer });
    const state = { paymentDetails: { merchantReference: REF, status: 'pending' } };
    open({ user: people.plain, state });
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  test('is not asked for while the session is in error', async () => {
    window.localStorage.setItem('token', 'stale');
    server.use(
      http.get('/api/v1/auth/me', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
    answer({ registrationData: ownPayer });
    open();
    await visited();
    expect(asked).toEqual([]);
  });

  test('its failure is logged only', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      http.post('/api/v1/payments/send-confirmation', ({ response }) =>
        response.untyped(Response.json({ message: 'Mail is down' }, { status: 500 })),
      ),
    );
    answer({ registrationData: ownPayer });
    open({ user: people.plain });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Registration confirmation failed', expect.anything()),
    );
    expect(screen.queryByText('Mail is down')).toBeNull();
    log.mockRestore();
  });
});
