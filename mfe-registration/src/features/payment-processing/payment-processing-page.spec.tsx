import {
  http,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import { keepProof, keptProof } from '../../registration/kept-proof';
import { keepRegistration } from '../../registration/kept-registration';
import type { Payment } from '../../registration/payment.api';
import { samplePayment, sampleRegistration } from '../../registration/samples';
import { registrationRemote } from '../../registration/simulated';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/payment-processing', ...options });
const withOrder = { state: { registrationData: sampleRegistration } };
const recordButton = () => screen.findByRole('button', { name: 'Record my registration' });

function simulatePending(payment: Payment | null) {
  server.use(
    http.get('/api/v1/payments/pending', ({ response }) =>
      response(200).json({ success: true, data: payment, others: [] }),
    ),
  );
}

function simulateByReference(payment: Payment) {
  server.use(
    http.get('/api/v1/payments/by-reference', ({ response }) =>
      response(200).json({ success: true, data: payment }),
    ),
  );
}

function simulateRecording(payment: Payment = samplePayment): Promise<unknown> {
  return new Promise((resolve) => {
    server.use(
      http.post('/api/v1/payments/manual-registration', async ({ request, response }) => {
        resolve(await request.json());
        return response(201).json({ success: true, data: payment });
      }),
    );
  });
}

const refuse = (status: number, message?: string) =>
  server.use(
    http.post('/api/v1/payments/manual-registration', ({ response }) =>
      response.untyped(Response.json(message ? { message } : {}, { status })),
    ),
  );

describe('with a registration to record', () => {
  test('the order and the bank instructions, and where the reference will stand', async () => {
    open(withOrder);
    const order = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(order.getByText('Dr Ama Sample')).toBeVisible();
    expect(order.getByText('Participant, student')).toBeVisible();
    expect(order.getByText('Virtual, presentation only')).toBeVisible();
    expect(order.getByText('50.00')).toBeVisible();
    expect(screen.getByText('It comes with your registration.')).toBeVisible();
    expect(screen.getByRole('heading', { name: /^2. Send exactly USD.50.00$/ })).toBeVisible();
    for (const line of ['accountHolder', 'bank', 'iban', 'swift', 'note'] as const) {
      expect(screen.getByText(sampleEdition.bank[line])).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  test('one press records it and opens the payment by its reference', async () => {
    const body = simulateRecording();
    simulateByReference(samplePayment);
    const { router } = open(withOrder);
    await userEvent.click(await recordButton());
    expect(await body).toEqual(sampleRegistration);
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(router.state.location.search).toBe('?ref=C25-ABCDE-FGHJK');
    expect(router.state.location.state).toMatchObject({
      paymentDetails: { merchantReference: 'C25-ABCDE-FGHJK' },
      registrationData: { firstName: 'Ama', email: 'ama@example.org' },
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('while it is recorded, it cannot be recorded again', async () => {
    let calls = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('/api/v1/payments/manual-registration', async ({ response }) => {
        calls += 1;
        await held;
        return response(201).json({ success: true, data: samplePayment });
      }),
    );
    simulateByReference(samplePayment);
    const { router } = open(withOrder);
    await userEvent.dblClick(await recordButton());
    expect(await recordButton()).toBeDisabled();
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(calls).toBe(1);
  });

  test.each([
    ['goes with it', 201],
    ['holds it up for nobody when it does not arrive', 500],
  ])('the proof that was chosen in the form %s', async (_, status) => {
    const recorded = simulateRecording();
    const proof = new File(['x'], 'card.png', { type: 'image/png' });
    keepProof(proof);
    const sent = jest.fn();
    server.use(
      http.post('/api/v1/payments/{id}/student-proof', async ({ request, response }) => {
        sent((await (request as Request).formData()).get('proof'));
        const data = { ...samplePayment, studentProof: 'uploaded' };
        return response.untyped(Response.json({ success: true, data }, { status }));
      }),
    );
    const { router } = open(withOrder);
    expect(await screen.findByText('card.png')).toBeVisible();
    await userEvent.click(await recordButton());
    await recorded;
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'card.png' }));
    expect(keptProof()).toBeNull();
  });

  test('a failure says so, keeps the order, and leads back to the start', async () => {
    refuse(500);
    open(withOrder);
    await userEvent.click(await recordButton());
    expect(
      await screen.findByText(
        'Failed to record manual registration. Please try again or contact support.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Registration Again' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(await recordButton()).toBeEnabled();
  });

  test('a refusal tells the server’s reason as well', async () => {
    refuse(422, 'The price of this package is another one.');
    open(withOrder);
    await userEvent.click(await recordButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to record manual registration.');
    expect(alert).toHaveTextContent('The price of this package is another one.');
  });

  test('details can still be changed', async () => {
    const { router } = open(withOrder);
    await userEvent.click(await screen.findByRole('link', { name: 'Change my details' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/register-conference-form'));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
    expect(screen.getByRole('radio', { name: 'Virtual, presentation only USD 50' })).toBeChecked();
  });

  test('missing fields are missing information', async () => {
    const incomplete = { ...sampleRegistration, email: undefined };
    open({ state: { registrationData: incomplete } });
    expect(await screen.findByText('Missing registration information.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Registration Again' })).toBeVisible();
  });
});

describe('without one', () => {
  test('nothing to pay for', async () => {
    simulatePending(null);
    open();
    expect(
      await screen.findByText(
        'No registration data found. Please start the registration process again.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Registration Again' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  test('a registration that this tab kept is taken up again', async () => {
    simulatePending(null);
    keepRegistration(sampleRegistration);
    open();
    expect(await recordButton()).toBeVisible();
  });

  test('once recorded, nothing is kept', async () => {
    keepRegistration(sampleRegistration);
    const body = simulateRecording();
    simulateByReference(samplePayment);
    const first = open(withOrder);
    await userEvent.click(await recordButton());
    await body;
    await screen.findByRole('heading', { name: 'Thank You!' });
    first.unmount();
    simulatePending(null);
    open();
    expect(await screen.findByText(/No registration data found/)).toBeVisible();
  });

  test('when the payment cannot be looked up, one can try again', async () => {
    server.use(
      http.get('/api/v1/payments/pending', ({ response }) =>
        response.untyped(new Response(null, { status: 503 })),
      ),
    );
    open();
    expect(await screen.findByText('Your payment did not load')).toBeVisible();
    simulatePending(samplePayment);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('C25-ABCDE-FGHJK')).toBeVisible();
  });
});
