import {
  http,
  renderRemote,
  screen,
  server,
  userEvent,
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
describe('without a payment to show', () => {
  const text = (text: string) => screen.findByText(text);

  it('reports missing payment information', async () => {
    open({ path: '/payment-success' });
    expect(
      await text('No payment information to display. Please check the URL or contact support.'),
    ).toBeVisible();
  });

  it('reports a missing reference for a transaction ID', async () => {
    open({ path: '/payment-success?transaction_id=T-9' });
    expect(
      await text(
        'Payment reference (ref) not found in URL and no details in state. Cannot display payment details.',
      ),
    ).toBeVisible();
    expect(
      await text('Attempted to load details for Ref: N/A URL Transaction ID: T-9'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('sanitises and truncates query text', async () => {
    open({
      path: `/payment-success?transaction_id=${encodeURIComponent(`\u202e${'x'.repeat(5000)}`)}`,
    });
    expect(
      await text(`Attempted to load details for Ref: N/A URL Transaction ID: ${'x'.repeat(200)}`),
    ).toBeVisible();
  });

  it.each([
    [
      'an empty answer',
      { success: true, data: {} },
      200,
      'Payment details retrieved were empty. The data object from API was empty.',
    ],
    ['a failure with a message', { success: false, error: { message: 'Gone.' } }, 200, 'Gone.'],
    [
      'a failure without a message',
      { success: false },
      200,
      'Payment details retrieved were incomplete or invalid according to API response structure.',
    ],
    [
      'a rejected request',
      { success: false, error: { message: 'No payment has this reference.' } },
      404,
      'No payment has this reference.',
    ],
    ['a failed request', {}, 500, 'Request failed (500)'],
  ])('reports %s', async (_, body, status, message) => {
    answerUntyped(body, status);
    open({ path: '/payment-success?ref=C25-X&transaction_id=T-9' });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(
      await text('Attempted to load details for Ref: C25-X URL Transaction ID: T-9'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  it('suggests the caller’s reference for a mistyped one', async () => {
    const message = 'This reference has a typing error.';
    const { router } = open({ path: `/payment-success?ref=${REF.replace('ABC', 'ABD')}` });
    answerUntyped({ success: false, error: { message, suggestions: [REF] } }, 404);
    const link = await screen.findByRole('link', { name: REF });
    expect(screen.getByText('Did you mean one of these references?')).toBeVisible();
    answer();
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(router.state.location.search).toBe(`?ref=${REF}`);
  });

  describe('without a response', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('shows its own message after one retry', async () => {
      server.use(
        http.get('/api/v1/payments/by-reference', ({ response }) =>
          response.untyped(Response.error()),
        ),
      );
      open();
      const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
      expect(alert).toHaveTextContent('Error fetching payment details. Please contact support.');
    });
  });

  it('offers to try again', async () => {
    answerUntyped({}, 500);
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer();
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });
});
