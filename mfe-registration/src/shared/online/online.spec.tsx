import {
  act,
  fireEvent,
  http,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
} from '@plenary/kit/testing';
import { simulateOnline } from '../../testing/online-server';
import { registrationRemote } from '../../testing/registrations-server';
import { samplePayment } from '../../testing/sample-registrations';
import type { Payment } from '../registrations/payments.api';
import type { Attempt } from './online.api';

const REF = samplePayment.merchantReference;
const open = (path: string) => renderRemote(registrationRemote, { path: `${path}?ref=${REF}` });

function simulatePayment(changes: Partial<Payment> = {}) {
  server.use(
    http.get('/api/v1/payments/by-reference', ({ response }) =>
      response(200).json({
        success: true,
        data: { ...samplePayment, hasPaymentPages: true, ...changes },
      }),
    ),
  );
}

const stripe = { gateway: 'stripe' as const, amount: 50, local: null };
const local = { amount: 80_000, currency: 'NGN', rate: 1600, day: '2025-10-01' };
const attempt: Attempt = {
  ...stripe,
  id: '00000000-0000-4000-8000-0000000000bb',
  status: 'open',
  failure: null,
};

beforeEach(() => simulatePayment());

describe('the page of a pending payment', () => {
  it('offers no payment page where none is set up', async () => {
    open('/payment-processing');
    expect(await screen.findByText(REF)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pay online' })).not.toBeInTheDocument();
  });

  it('offers each provider, with the local amount and its rate', async () => {
    simulateOnline({ ways: [stripe, { gateway: 'paystack', amount: 50, local }] });
    open('/payment-processing');
    expect(await screen.findByRole('button', { name: /^Pay USD.50\.00 by card/ })).toBeVisible();
    const mobile = screen.getByRole('button', { name: /NGN.80,000.00 by card or mobile money/ });
    expect(mobile).toHaveAccessibleDescription(/NGN.1,600 for USD 1 \(rate of 1 Oct 2025\)/);
  });

  it('says that nothing was charged when the page does not open, and lets the payer try again', async () => {
    simulateOnline({ ways: [stripe] });
    const message = 'The payment page did not open. Nothing was charged.';
    server.use(
      http.post('/api/v1/payments/{id}/online', ({ response }) =>
        response.untyped(Response.json({ code: 'UNAVAILABLE', message }, { status: 503 })),
      ),
    );
    open('/payment-processing');
    const button = await screen.findByRole('button', { name: /^Pay USD.50\.00 by card/ });
    await userEvent.click(button);
    expect(await screen.findByText(message)).toBeVisible();
    expect(button).toBeEnabled();
  });

  it('names both ways to pay', async () => {
    simulateOnline({ ways: [stripe] });
    open('/payment-processing');
    expect(
      await screen.findByRole('heading', { name: 'Pay for your registration', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText('Or pay by bank transfer, with the details below.')).toBeVisible();
  });

  it('is complete at once: nothing moves when the ways to pay are known', async () => {
    let resolve = () => {};
    const answer = new Promise<void>((done) => (resolve = done));
    server.use(
      http.get('/api/v1/payments/{id}/online', async ({ response }) => {
        await answer;
        return response(200).json({ ways: [stripe], attempt: null });
      }),
    );
    open('/payment-processing');
    expect(await screen.findByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
    expect(screen.queryByText(REF)).not.toBeInTheDocument();
    resolve();
    expect(await screen.findByText(REF)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pay online' })).toBeVisible();
  });

  it('can be used again by a payer who goes back from the provider’s page', async () => {
    simulateOnline({ ways: [stripe] });
    server.use(
      http.post('/api/v1/payments/{id}/online', ({ response }) =>
        response(200).json({ url: '#at-the-provider' }),
      ),
    );
    open('/payment-processing');
    await userEvent.click(await screen.findByRole('button', { name: /^Pay USD.50\.00 by card/ }));
    expect(await screen.findByRole('button', { name: 'Opening Stripe...' })).toBeDisabled();
    simulateOnline({ ways: [stripe], attempt });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByRole('button', { name: /^Pay USD.50\.00 by card/ })).toBeEnabled();
    expect(await screen.findByText(/instead of paying again/)).toBeVisible();
  });

  it('warns a payer whose page is still open', async () => {
    simulateOnline({ ways: [stripe], attempt });
    open('/payment-processing');
    expect(await screen.findByText(/instead of paying again/)).toBeVisible();
  });
});

describe('the return from a payment page', () => {
  it('announces that it waits, and then that the payment arrived', async () => {
    simulateOnline({ attempt });
    let asked = 0;
    server.use(
      http.post('/api/v1/payments/{id}/online/check', ({ response }) => {
        asked += 1;
        const status = asked > 1 ? ('paid' as const) : ('open' as const);
        if (status === 'paid') simulatePayment({ status: 'completed', paymentGateway: 'stripe' });
        return response(200).json({ ways: [], attempt: { ...attempt, status } });
      }),
    );
    open('/payment-success');
    const waiting = await screen.findByText(/Waiting for Stripe to confirm/);
    expect(waiting.closest('[role=status]')).toBeInTheDocument();
    expect(screen.queryByText(/^Transfer USD/)).not.toBeInTheDocument();
    expect(screen.getByText('Card (Stripe)')).toBeVisible();
    expect(
      await screen.findByText('Your payment is confirmed.', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByText('Card (Stripe)')).toBeVisible();
  });

  it('leads a payer who has not paid yet to both ways', async () => {
    simulateOnline({ ways: [stripe] });
    open('/payment-success');
    expect(await screen.findByText('Pay USD 50.00 online or by bank transfer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/payment-processing?ref=${REF}`,
    );
  });

  it('asks a student for the missing proof', async () => {
    simulateOnline({ attempt: { ...attempt, status: 'paid' } });
    open('/payment-success');
    expect(
      await screen.findByText(/Upload your proof of student status: we confirm/),
    ).toBeVisible();
  });

  it('leads back when no payment arrived', async () => {
    simulateOnline({ attempt: { ...attempt, status: 'ended', failure: 'funds' } });
    open('/payment-success');
    expect(await screen.findByText(/insufficient funds/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay again' })).toHaveAttribute(
      'href',
      `/payment-processing?ref=${REF}`,
    );
  });

  it.each([
    ['details', 'The card details were wrong.'],
    ['funds', 'There were insufficient funds.'],
    ['declined', 'The bank declined the payment.'],
    ['expired', 'The card has expired.'],
  ] as const)('names the reason of a failure: %s', async (failure, text) => {
    simulateOnline({ ways: [stripe], attempt: { ...attempt, failure } });
    const { router } = open('/payment-failed');
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Payment' }));
    expect(await screen.findByRole('button', { name: /^Pay USD.50\.00 by card/ })).toBeVisible();
    expect(router.state.location.search).toBe(`?ref=${REF}`);
  });

  it('says that the payer cancelled', async () => {
    simulateOnline({ ways: [stripe], attempt });
    open('/payment-failed');
    expect(await screen.findByText('Payment failed or was cancelled.')).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Retry Payment' });
    await waitFor(() => expect(retry).toBeEnabled());
  });

  it('needs the registration for a payer who was on no payment page', async () => {
    simulateOnline({ ways: [stripe] });
    const isAsked = new Promise<void>((resolve) => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith('/online')) resolve();
      });
    });
    open('/payment-failed');
    await act(() => isAsked);
    expect(screen.getByRole('button', { name: 'Retry Payment' })).toBeDisabled();
  });
});
