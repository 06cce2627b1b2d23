import {
  http,
  people,
  renderRemote,
  screen,
  server,
  waitFor,
  type RenderOptions,
} from '@plenary/kit/testing';
import type { Payment } from '../../shared/registrations/payments.api';

import { samplePayment } from '../../testing/sample-registrations';
import { registrationRemote } from '../../testing/registrations-server';

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
describe('the confirmation email', () => {
  let requests: unknown[];
  beforeEach(() => {
    requests = [];
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    server.use(
      http.post('/api/v1/payments/send-confirmation', async ({ request, response }) => {
        requests.push(await request.json());
        return response(200).json({ success: true, message: 'Sent' });
      }),
    );
  });
  const ownPayer = { ...samplePayment.registrationData, userId: people.plain.id };
  /** Waits for the page, then for a later request. */
  async function visited() {
    await screen.findByRole('heading', { name: /Thank You|Already/ });
    await fetch(new URL('/api/v1/edition', window.location.href));
  }

  it('is requested once per visit', async () => {
    answer({ registrationData: ownPayer });
    open({ user: people.plain });
    await visited();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toEqual({
      userId: people.plain.id,
      paymentId: samplePayment.id,
      merchantReference: REF,
    });
  });

  it('is requested once when details are refreshed', async () => {
    answer({ status: 'completed', registrationData: ownPayer });
    const paymentDetails = samplePayment;
    open({ user: people.plain, state: { paymentDetails, registrationData: ownPayer } });
    await screen.findByText('Your payment is confirmed.');
    await visited();
    expect(requests).toHaveLength(1);
  });

  it('uses the id of registration data without a userId', async () => {
    answer();
    const paymentDetails = samplePayment;
    open({ state: { paymentDetails, registrationData: { id: people.plain.id } } });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ userId: people.plain.id });
  });

  it.each([
    ['no user', { paymentDetails: { id: 'p' }, registrationData: { firstName: 'Ama' } }],
    ['no payment id or reference', { paymentDetails: { amount: 50 }, registrationData: ownPayer }],
    ['no registration data', { paymentDetails: { id: 'p' } }],
    [
      'a previous registration',
      {
        paymentDetails: { id: 'p', paymentGateway: 'previous_registration' },
        registrationData: ownPayer,
      },
    ],
  ])('is not requested: %s', async (_, state) => {
    open({ path: '/payment-success', state });
    await visited();
    expect(requests).toEqual([]);
  });

  it('is requested once missing data has loaded', async () => {
    answer({ registrationData: ownPayer });
    const state = { paymentDetails: { merchantReference: REF, status: 'pending' } };
    open({ user: people.plain, state });
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('is not requested after a session error', async () => {
    window.localStorage.setItem('token', 'stale');
    server.use(
      http.get('/api/v1/auth/me', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
    answer({ registrationData: ownPayer });
    open();
    await visited();
    expect(requests).toEqual([]);
  });

  it('only logs a failure', async () => {
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
