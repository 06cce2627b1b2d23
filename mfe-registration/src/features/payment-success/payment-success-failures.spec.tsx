import {
  http,
  renderRemote,
  screen,
  server,
  userEvent,
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
describe('without a payment to show', () => {
  const text = (text: string) => screen.findByText(text);

  test('neither details, nor reference, nor transaction', async () => {
    open({ path: '/payment-success' });
    expect(
      await text('No payment information to display. Please check the URL or contact support.'),
    ).toBeVisible();
  });

  test('a transaction alone', async () => {
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

  test('what the address names is cut, and cannot turn what stands around it', async () => {
    open({
      path: `/payment-success?transaction_id=${encodeURIComponent(`\u202e${'x'.repeat(5000)}`)}`,
    });
    expect(
      await text(`Attempted to load details for Ref: N/A URL Transaction ID: ${'x'.repeat(200)}`),
    ).toBeVisible();
  });

  test.each([
    [
      'an empty answer',
      { success: true, data: {} },
      200,
      'Payment details retrieved were empty. The data object from API was empty.',
    ],
    ['a failure that says why', { success: false, error: { message: 'Gone.' } }, 200, 'Gone.'],
    [
      'a failure that does not',
      { success: false },
      200,
      'Payment details retrieved were incomplete or invalid according to API response structure.',
    ],
    [
      'a refused request',
      { success: false, error: { message: 'No payment has this reference.' } },
      404,
      'No payment has this reference.',
    ],
    ['a failed request', {}, 500, 'Request failed (500)'],
  ])('%s', async (_, body, status, message) => {
    answerUntyped(body, status);
    open({ path: '/payment-success?ref=C25-X&transaction_id=T-9' });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(
      await text('Attempted to load details for Ref: C25-X URL Transaction ID: T-9'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  test('a mistyped reference of one’s own is found again', async () => {
    const message = 'This reference has a typing error.';
    const { router } = open({ path: `/payment-success?ref=${REF.replace('ABC', 'ABD')}` });
    answerUntyped({ success: false, error: { message, suggestions: [REF] } }, 404);
    const link = await screen.findByRole('link', { name: REF });
    expect(screen.getByText('Did you mean', { exact: false })).toHaveTextContent(`${REF}?`);
    answer();
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(router.state.location.search).toBe(`?ref=${REF}`);
  });

  describe('no answer at all', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('has a text of its own, after the one retry', async () => {
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

  test('one can try again', async () => {
    answerUntyped({}, 500);
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer();
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });
});
