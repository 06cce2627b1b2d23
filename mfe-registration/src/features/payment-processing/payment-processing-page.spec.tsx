import {
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import {
  storedStudentProof,
  storeRegistration,
  storeStudentProof,
} from '../../shared/registrations/stored-registration';
import type { Payment } from '../../shared/registrations/payments.api';
import { samplePayment, sampleRegistration } from '../../testing/sample-registrations';
import {
  registrationRemote,
  simulateAcceptedPapers,
  simulatePayBy,
  simulatePending,
} from '../../testing/registrations-server';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/payment-processing', ...options });
const withOrder = { state: { registrationData: sampleRegistration } };
const completeButton = () => screen.findByRole('button', { name: 'Complete registration' });

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

describe('with registration data', () => {
  it('shows the order and the bank instructions without a reference', async () => {
    open(withOrder);
    const order = within(await screen.findByRole('complementary', { name: 'Order summary' }));
    expect(order.getByText('50.00')).toBeVisible();
    const details = ['Dr Ama Sample', 'Participant', 'Student', 'Virtual, presentation only'];
    for (const detail of details) expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByText('Issued when you complete registration')).toBeVisible();
    expect(screen.getByText('USD 50.00')).toBeVisible();
    for (const line of ['accountHolder', 'bank', 'iban', 'swift', 'note'] as const) {
      expect(screen.getByText(sampleEdition.bank[line])).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('records the registration and opens its payment', async () => {
    const body = simulateRecording();
    simulateByReference(samplePayment);
    const { router } = open(withOrder);
    await userEvent.click(await completeButton());
    expect(await body).toEqual(sampleRegistration);
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(router.state.location.search).toBe('?ref=C25-ABCDE-FGHJK');
    expect(router.state.location.state).toMatchObject({
      paymentDetails: { merchantReference: 'C25-ABCDE-FGHJK' },
      registrationData: { firstName: 'Ama', email: 'ama@example.org' },
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('sends one request for a double click', async () => {
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
    await userEvent.dblClick(await completeButton());
    expect(await completeButton()).toBeDisabled();
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(calls).toBe(1);
  });

  it.each([
    ['after the registration', 201],
    ['without failing the registration', 500],
  ])('uploads the chosen proof of student status %s', async (_, status) => {
    const recorded = simulateRecording();
    const proof = new File(['x'], 'card.png', { type: 'image/png' });
    storeStudentProof(proof);
    const sent = jest.fn();
    server.use(
      http.post('/api/v1/payments/{id}/student-proof', async ({ request, response }) => {
        sent((await (request as Request).formData()).get('proof'));
        const data = { ...samplePayment, studentProof: 'uploaded' };
        return response.untyped(Response.json({ success: true, data }, { status }));
      }),
    );
    const { router } = open(withOrder);
    expect(await screen.findByText(/card\.png/)).toBeVisible();
    await userEvent.click(await completeButton());
    await recorded;
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'card.png' }));
    expect(storedStudentProof()).toBeNull();
  });

  it('keeps the order when recording fails', async () => {
    refuse(500);
    open(withOrder);
    await userEvent.click(await completeButton());
    expect(
      await screen.findByText(
        'Failed to record manual registration. Please try again or contact support.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Registration Again' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(await completeButton()).toBeEnabled();
  });

  it('leads a signed-out attendee back to the filled form when recording fails', async () => {
    refuse(500);
    const { router } = open(withOrder);
    await userEvent.click(await completeButton());
    await userEvent.click(await screen.findByRole('link', { name: 'Back to your registration' }));
    expect(router.state.location.pathname).toBe('/register-conference-form');
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
  });

  it('names the paper and the payment date of the order', async () => {
    const paperId = '00000000-0000-4000-8000-000000000100';
    simulatePayBy('2025-10-29T11:59:59.000Z', [{ id: paperId, payBy: '2025-10-27T15:00:00.000Z' }]);
    const first = open(withOrder);
    expect(await screen.findByText('28 Oct 2025')).toBeVisible();
    first.unmount();
    const author = { ...sampleRegistration, registrationType: 'author', paperId };
    simulateAcceptedPapers('Who moderates Yoruba?', 'Another paper');
    open({ state: { registrationData: author }, user: people.plain });
    expect(await screen.findByText(/^27 Oct 2025, 15:00/)).toBeVisible();
    expect(await screen.findByText('Who moderates Yoruba?')).toBeVisible();
    expect(screen.queryByText('Another paper')).toBeNull();
  });

  it('shows the server’s reason for a refusal', async () => {
    refuse(422, 'The price of this package is another one.');
    open(withOrder);
    await userEvent.click(await completeButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to record manual registration.');
    expect(alert).toHaveTextContent('The price of this package is another one.');
  });

  it('returns to the form to edit details', async () => {
    const { router } = open(withOrder);
    await userEvent.click(await screen.findByRole('link', { name: /^Change.*Package$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/register-conference-form'));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
    expect(screen.getByRole('radio', { name: 'Virtual, presentation only USD 50' })).toBeChecked();
  });

  it('reports missing fields', async () => {
    const incomplete = { ...sampleRegistration, email: undefined };
    open({ state: { registrationData: incomplete } });
    expect(await screen.findByText('Missing registration information.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Registration Again' })).toBeVisible();
  });
});

describe('without registration data', () => {
  it('reports that there is nothing to pay', async () => {
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

  it('continues the stored registration', async () => {
    simulatePending(null);
    storeRegistration(sampleRegistration);
    open();
    expect(await completeButton()).toBeVisible();
  });

  it('removes the stored registration once it is recorded', async () => {
    storeRegistration(sampleRegistration);
    const body = simulateRecording();
    simulateByReference(samplePayment);
    const first = open(withOrder);
    await userEvent.click(await completeButton());
    await body;
    await screen.findByRole('heading', { name: 'Thank You!' });
    first.unmount();
    simulatePending(null);
    open();
    expect(await screen.findByText(/No registration data found/)).toBeVisible();
  });

  it('offers to try again when payments do not load', async () => {
    server.use(
      http.get('/api/v1/payments/pending', ({ response }) =>
        response.untyped(new Response(null, { status: 503 })),
      ),
    );
    open();
    expect(await screen.findByText('Your payment could not be loaded')).toBeVisible();
    simulatePending(samplePayment);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('C25-ABCDE-FGHJK')).toBeVisible();
  });
});
