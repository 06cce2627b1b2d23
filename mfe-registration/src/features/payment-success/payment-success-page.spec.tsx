import {
  http,
  people,
  renderRemote,
  screen,
  server,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import type { Payment } from '../../shared/registrations/payments.api';
import { previousRegistration } from '../../shared/registrations/navigation-state';
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
const author = {
  registrationType: 'author' as const,
  registrationData: { ...samplePayment.registrationData, registrationType: 'author' as const },
};
const fact = (term: string) => {
  const row = screen.getByText(term, { selector: 'dt' }).parentElement;
  return row?.querySelector('dd')?.textContent?.replace('\u00a0', ' ');
};

it('shows a spinner while loading', async () => {
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
  it('shows a participant the transfer and updates', async () => {
    answer();
    open();
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.getByText('Your payment is being processed.')).toBeVisible();
    expect(screen.getByText(/We still need your proof of student status/)).toBeVisible();
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
    expect(steps.getByText(/Check your email/)).toBeVisible();
    expect(steps.getByText(/schedule updates/)).toBeVisible();
    expect(steps.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(steps.getByRole('link', { name: 'View bank instructions' })).toHaveAttribute(
      'href',
      `/payment-processing?ref=${REF}`,
    );
  });

  it('shows an author the paper submission', async () => {
    answer(author);
    open();
    expect(
      await screen.findByText('Once confirmed, you will be able to submit your paper.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Proceed to Paper Submission' })).toHaveAttribute(
      'href',
      '/submit',
    );
    expect(screen.queryByText(/Check your email/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Return to Home' })).toBeNull();
  });
});

it('confirms a completed payment', async () => {
  answer({ status: 'completed', transactionId: 'BANK-1' });
  open();
  expect(await screen.findByText('Your payment is confirmed.')).toBeVisible();
  expect(fact('Status')).toBe('completed');
  expect(screen.queryByText(/^Once confirmed/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'View bank instructions' })).toBeNull();
});

it.each([
  ['rejected', 'Payment rejected'],
  ['refunded', 'Payment refunded'],
  ['cancelled', 'Registration cancelled'],
] as const)('shows a notice for a %s payment', async (status, heading) => {
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

describe('navigation state', () => {
  it('is shown without a reference in the URL', async () => {
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

  it('is refreshed from the server', async () => {
    answer({ status: 'completed' });
    const { registrationData } = samplePayment;
    open({ state: { paymentDetails: samplePayment, registrationData } });
    expect(await screen.findByText('Your payment is confirmed.')).toBeVisible();
  });

  it('is shown when the server fails', async () => {
    answerUntyped({ message: 'Down' }, 503);
    const { registrationData } = samplePayment;
    open({ state: { paymentDetails: samplePayment, registrationData } });
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(fact('Transaction ID')).toBe(REF);
  });

  it('is ignored when malformed', async () => {
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

  it('is shown while awaiting payment', async () => {
    answer();
    openPrevious('pending');
    expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
    expect(
      screen.getByText(/You do not need to register or pay again: one payment is enough/),
    ).toBeVisible();
    expect(fact('Status')).toBe('pending');
    expect(fact('Registration type')).toBe('Participant');
    expect(screen.queryByText('Payment method')).toBeNull();
    expect(await screen.findByRole('link', { name: 'View bank instructions' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  it('asks for a transfer only once it is known that no group pays', async () => {
    let release: (payment: Payment) => void = () => undefined;
    const held = new Promise<Payment>((resolve) => (release = resolve));
    server.use(
      http.get('/api/v1/payments/by-reference', async ({ response }) =>
        response(200).json({ success: true, data: await held }),
      ),
    );
    openPrevious('pending');
    expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View bank instructions' })).toBeNull();
    release(samplePayment);
    expect(await screen.findByRole('link', { name: 'View bank instructions' })).toBeVisible();
  });

  it('is shown once confirmed', async () => {
    answer({ status: 'completed' });
    openPrevious('completed');
    expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
    expect(screen.getByText(/You do not need to register or pay again\./)).toBeVisible();
    expect(screen.getByText('Your payment is confirmed.')).toBeVisible();
  });

  it('shows the registered details rather than the profile', async () => {
    answer();
    openPrevious('pending');
    await waitFor(() => expect(fact('Email')).toBe('ama@example.org'));
    expect(fact('Title')).toBe('Dr');
    expect(fact('First name')).toBe('Ama');
  });

  it('shows the profile when the server masks names', async () => {
    const { registrationData } = samplePayment;
    const hidden = { ...registrationData, email: 'a•••', isMasked: true };
    answer({ status: 'completed', registrationData: hidden });
    openPrevious('pending');
    expect(await screen.findByText('Your payment is confirmed.')).toBeVisible();
    expect(fact('Email')).toBe(people.plain.email);
  });

  it('links an author to the paper submission', async () => {
    answer(author);
    openPrevious('pending', 'author');
    expect(await screen.findByText('Author')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Paper Submission' })).toHaveAttribute(
      'href',
      '/submit',
    );
  });
});

it('shows masked names to other visitors', async () => {
  answer({
    registrationData: { ...samplePayment.registrationData, firstName: 'A•••', isMasked: true },
  });
  open();
  expect(await screen.findByText('A•••')).toBeVisible();
  expect(screen.getByText(/Names are hidden\./)).toBeVisible();
});

describe('correcting the details', () => {
  it('is offered to the payer until the payment is confirmed', async () => {
    answer();
    open();
    expect(
      await screen.findByRole('button', { name: 'Correct name or contact data' }),
    ).toBeVisible();
  });

  it('is possible only by email afterwards', async () => {
    answer({ status: 'completed', isCorrectable: false });
    open();
    expect(await screen.findByText(/To correct a name, write to/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});
