import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import type { Payment } from '../../registration/payment.api';
import { previousRegistration } from '../../registration/registration-state';
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
const author = {
  registrationType: 'author' as const,
  registrationData: { ...samplePayment.registrationData, registrationType: 'author' as const },
};
const fact = (term: string) => {
  const row = screen.getByText(term, { selector: 'dt' }).parentElement;
  return row?.querySelector('dd')?.textContent?.replace('\u00a0', ' ');
};

test('loading', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('/api/v1/payments/by-reference', async ({ response }) => {
      await held;
      return response(200).json({ success: true, data: samplePayment });
    }),
  );
  open();
  expect(await screen.findByText('Loading payment and user details...')).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

describe('a pending payment', () => {
  test('of a participant', async () => {
    answer();
    open();
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.getByText('Your payment is being processed.')).toBeVisible();
    expect(fact('Title')).toBe('Dr');
    expect(fact('First name')).toBe('Ama');
    expect(fact('Last name')).toBe('Sample');
    expect(fact('Email')).toBe('ama@example.org');
    expect(fact('Transaction ID')).toBe(REF);
    expect(fact('Amount')).toBe('USD 50.00');
    expect(fact('Currency')).toBe('USD');
    expect(fact('Status')).toBe('pending');
    expect(fact('Payment method')).toBe('Manual bank transfer');
    expect(screen.queryByText('Registration type')).toBeNull();
    const steps = within(screen.getByRole('complementary', { name: 'Next steps' }));
    expect(
      steps.getByText('Once confirmed, you will receive updates about the Conference.'),
    ).toBeVisible();
    expect(steps.getByText(/Check your e-mail/)).toBeVisible();
    expect(steps.getByText(/updates of the schedule/)).toBeVisible();
    expect(steps.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(steps.getByRole('link', { name: 'See the bank instructions' })).toHaveAttribute(
      'href',
      `/payment-processing?ref=${REF}`,
    );
  });

  test('of an author', async () => {
    answer(author);
    open();
    expect(
      await screen.findByText('Once confirmed, you will be able to submit your paper.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Proceed to Paper Submission' })).toHaveAttribute(
      'href',
      '/submit',
    );
    expect(screen.queryByText(/Check your e-mail/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Return to Home' })).toBeNull();
  });
});

test('a completed payment is confirmed', async () => {
  answer({ status: 'completed', transactionId: 'BANK-1' });
  open();
  expect(await screen.findByText('Your payment is confirmed.')).toBeVisible();
  expect(fact('Status')).toBe('completed');
  expect(screen.queryByText(/^Once confirmed/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See the bank instructions' })).toBeNull();
});

test.each([
  ['rejected', 'Payment rejected'],
  ['refunded', 'Payment refunded'],
] as const)('a %s payment has a notice of its own', async (status, heading) => {
  answer({ status });
  open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByText(/Thank You/)).toBeNull();
  expect(fact('Status')).toBe(status);
  expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute(
    'href',
    '/conference-register',
  );
});

describe('what the navigation brings', () => {
  test('is shown without a reference in the address', async () => {
    open({
      path: '/payment-success?transaction_id=T-9',
      state: { paymentDetails: { paymentGateway: 'card', amount: 350 } },
    });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(fact('Transaction ID')).toBe('T-9');
    expect(fact('Status')).toBe('Unknown');
    expect(fact('Amount')).toBe('USD 350.00');
    expect(fact('Currency')).toBe('USD');
    expect(fact('Payment method')).toBe('card');
  });

  test('is brought up to date', async () => {
    answer({ status: 'completed' });
    const { registrationData } = samplePayment;
    open({ state: { paymentDetails: samplePayment, registrationData } });
    expect(await screen.findByText('Your payment is confirmed.')).toBeVisible();
  });

  test('stays when the server cannot be asked', async () => {
    answerUntyped({ message: 'Down' }, 503);
    const { registrationData } = samplePayment;
    open({ state: { paymentDetails: samplePayment, registrationData } });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(fact('Transaction ID')).toBe(REF);
  });

  test('is ignored when it is no such thing', async () => {
    answer();
    open({ state: { paymentDetails: 'text', registrationData: 7 } });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(fact('First name')).toBe('Ama');
  });
});

describe('a previous registration', () => {
  const { id, merchantReference, transactionId, amount, currency } = samplePayment;
  const { registrationPackage, academicCategory } = samplePayment;
  const details = (
    status: Payment['status'],
    registrationType: Payment['registrationType'] = 'participant',
  ) => ({
    ...{ id, merchantReference, transactionId, amount, currency },
    ...{ registrationPackage, academicCategory, status, registrationType },
  });
  const openPrevious = (...given: Parameters<typeof details>) =>
    open({
      path: '/payment-success',
      state: previousRegistration(details(...given), people.plain),
      user: people.plain,
    });

  test('that waits for its money', async () => {
    answer();
    openPrevious('pending');
    expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
    expect(screen.getByText(/You do not need to register again/)).toBeVisible();
    expect(fact('Status')).toBe('pending');
    expect(fact('Registration type')).toBe('Participant');
    expect(screen.queryByText('Payment method')).toBeNull();
    expect(fact('Email')).toBe(people.plain.email);
    expect(screen.getByRole('link', { name: 'See the bank instructions' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  test('that is paid', async () => {
    answer({ status: 'completed' });
    openPrevious('completed');
    expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
    expect(screen.getByText(/You do not need to register or to pay again/)).toBeVisible();
    expect(screen.getByText('Your payment is confirmed.')).toBeVisible();
  });

  test('of an author', async () => {
    answer(author);
    openPrevious('pending', 'author');
    expect(await screen.findByText('Author')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Paper Submission' })).toHaveAttribute(
      'href',
      '/submit',
    );
  });
});

test('names are masked for those who only hold the reference', async () => {
  answer({
    registrationData: { ...samplePayment.registrationData, firstName: 'A•••', isMasked: true },
  });
  open();
  expect(await screen.findByText('A•••')).toBeVisible();
  expect(screen.getByText(/Names are hidden here/)).toBeVisible();
});

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
      await text('Attempted to load details for Ref: none URL Transaction ID: T-9'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
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
