import {
  http,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import type { Payment } from '../../shared/registrations/payments.api';
import { storeOffers } from '../../shared/registrations/stored-registration';
import { editionWithOffers, simulateExtras } from '../../testing/sample-offers';
import { samplePayment, sampleRegistration } from '../../testing/sample-registrations';
import { registrationRemote, simulatePending } from '../../testing/registrations-server';

const open = (state?: object) =>
  renderRemote(registrationRemote, {
    path: '/payment-processing',
    edition: editionWithOffers,
    state,
  });

const quoteId = '00000000-0000-4000-8000-0000000000bb';
const [packageLine] = samplePayment.lines;
const dinnerLine = {
  kind: 'extra' as const,
  item: 'dinner',
  name: 'Conference dinner',
  amount: 45.5,
};
const lines = [packageLine!, dinnerLine];
const paid = { ...samplePayment, amount: 95.5, outstandingAmount: 95.5, lines };

describe('the order', () => {
  beforeEach(() => storeOffers({ extras: ['dinner'], answers: { diet: 'Vegetarian' } }));

  it('registers with a quote for the extras, and stores the answers', async () => {
    const calls: unknown[] = [];
    server.use(
      http.post('/api/v1/payments/quotes', async ({ request, response }) => {
        calls.push(await request.json());
        const expiresAt = '2025-10-01T11:00:00.000Z';
        return response(201).json({ id: quoteId, lines, total: 95.5, expiresAt });
      }),
      http.post('/api/v1/payments/manual-registration', async ({ request, response }) => {
        calls.push([request.headers.get('price-quote'), await request.json()]);
        return response(201).json({ success: true, data: paid });
      }),
      http.put('/api/v1/payments/{id}/answers', async ({ request, response }) => {
        calls.push(await request.json());
        return response(200).json({ success: true, data: paid });
      }),
      http.get('/api/v1/payments/by-reference', ({ response }) =>
        response(200).json({ success: true, data: paid }),
      ),
    );
    const { router } = open({ registrationData: sampleRegistration });
    const order = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(order.getByText('95.50')).toBeVisible();
    expect(screen.getByText('Vegetarian')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete registration' }));
    await screen.findByRole('heading', { level: 1, name: /thank you/i });
    expect(router.state.location.pathname).toBe('/payment-success');
    const { registrationPackage, academicCategory } = sampleRegistration;
    expect(calls).toEqual([
      { registrationPackage, academicCategory, extras: ['dinner'] },
      [quoteId, sampleRegistration],
      { answers: [{ questionId: 'diet', answer: 'Vegetarian' }] },
    ]);
  });

  it('says which extra sold out, and records nothing', async () => {
    const message = 'Conference dinner is sold out.';
    server.use(
      http.post('/api/v1/payments/quotes', ({ response }) =>
        response.untyped(Response.json({ code: 'SOLD_OUT', message }, { status: 409 })),
      ),
    );
    open({ registrationData: sampleRegistration });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete registration' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Change.*Conference dinner$/ })).toBeVisible();
  });
});

describe('an order with a discount code', () => {
  const edition = { ...editionWithOffers, reductions: { discountCodes: true, waivers: false } };
  const openOrder = () => {
    storeOffers({ extras: [], answers: {}, discountCode: 'AFRICA26' });
    return renderRemote(registrationRemote, {
      path: '/payment-processing',
      edition,
      state: { registrationData: sampleRegistration },
    });
  };
  const discount = {
    kind: 'discount' as const,
    item: 'code',
    name: 'Discount code AFRICA26',
    amount: -20,
  };

  it('shows the price with the discount before it is placed', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('/api/v1/payments/quotes', async ({ request, response }) => {
        asked.push(await request.json());
        const quoted = { id: quoteId, lines: [packageLine!, discount], total: 30 };
        return response(201).json({ ...quoted, expiresAt: '2025-10-01T11:00:00.000Z' });
      }),
    );
    openOrder();
    const order = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(await order.findByText('30.00')).toBeVisible();
    expect(screen.getByText('Discount code AFRICA26')).toBeVisible();
    expect(asked).toMatchObject([{ discountCode: 'AFRICA26' }]);
  });

  it('says why a code is refused, and continues without it', async () => {
    const message = 'This discount code has expired. Continue without it.';
    const calls: string[] = [];
    server.use(
      http.post('/api/v1/payments/quotes', ({ response }) => {
        calls.push('quote');
        return response.untyped(
          Response.json(
            { code: 'CLOSED', message, fields: { discountCode: message } },
            { status: 409 },
          ),
        );
      }),
      http.post('/api/v1/payments/manual-registration', ({ request, response }) => {
        calls.push(`order with ${request.headers.get('price-quote') ?? 'no quote'}`);
        return response(201).json({ success: true, data: samplePayment });
      }),
    );
    openOrder();
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without the code' }));
    expect(screen.queryByText(message)).toBeNull();
    const order = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(order.getByText('50.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete registration' }));
    await waitFor(() => expect(calls).toEqual(['quote', 'order with no quote']));
  });

  it('takes no order before its price is shown', async () => {
    const calls: string[] = [];
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('/api/v1/payments/quotes', async ({ response }) => {
        await asked;
        const expiresAt = '2025-10-01T11:00:00.000Z';
        return response(201).json({ id: quoteId, lines: [packageLine!], total: 30, expiresAt });
      }),
      http.post('/api/v1/payments/manual-registration', ({ request, response }) => {
        calls.push(`order with ${request.headers.get('price-quote')}`);
        return response(201).json({ success: true, data: samplePayment });
      }),
    );
    openOrder();
    const button = await screen.findByRole('button', { name: 'Complete registration' });
    expect(button).toBeDisabled();
    answer();
    await waitFor(() => expect(screen.getAllByText('30.00')).not.toHaveLength(0));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(calls).toEqual([`order with ${quoteId}`]));
  });
});

describe('a pending payment', () => {
  it('asks open questions as the next step', async () => {
    const asked: unknown[] = [];
    simulatePending({
      ...samplePayment,
      hasUnanswered: true,
      answersUntil: '2999-01-01T00:00:00Z',
    });
    server.use(
      http.put('/api/v1/payments/{id}/answers', async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ success: true, data: samplePayment });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Answer questions' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save answers' }));
    expect(await dialog.findByText('Please answer this question')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Dietary needs'), 'None');
    await userEvent.click(dialog.getByRole('button', { name: 'Save answers' }));
    expect(await screen.findByText('Order summary')).toBeVisible();
    expect(screen.queryByText('Questions to answer')).toBeNull();
    expect(asked).toEqual([{ answers: [{ questionId: 'diet', answer: 'None' }] }]);
  });

  it('keeps a bought extra that sold out, and sends the total that the payer saw', async () => {
    const sent: unknown[] = [];
    simulateExtras({ dinner: 0, tour: null });
    simulatePending(paid);
    server.use(
      http.put('/api/v1/payments/{id}/extras', async ({ request, response }) => {
        sent.push(await request.json());
        const data: Payment = { ...paid, amount: 115.5 };
        return response(200).json({ success: true, data });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change extras' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Sold out')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Conference dinner/ })).toBeEnabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /City tour/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change extras' }));
    expect((await screen.findAllByText('115.50')).length).toBeGreaterThan(0);
    expect(sent).toEqual([{ extras: ['dinner', 'tour'], price: 115.5 }]);
  });

  it('says which extras another package would remove', async () => {
    simulatePending(paid);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change package' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Physical, presentation only/ }));
    expect(dialog.getByText(/removed: Conference dinner/)).toBeVisible();
  });
});
