import { renderRemote, screen, userEvent, waitFor, type RenderOptions } from '@plenary/kit/testing';
import { sampleRegistration } from '../../testing/sample-registrations';
import { registrationRemote } from '../../testing/registrations-server';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/payment-failed', ...options });
const withData = { registrationData: sampleRegistration };
const retry = () => screen.findByRole('button', { name: 'Retry Payment' });

it('shows what happened, possible reasons and advice', async () => {
  open({ state: withData });
  expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  expect(screen.getByText('We were unable to process your payment.')).toBeVisible();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      'Wrong card details',
      'Insufficient funds',
      'The bank declined the payment',
      'The card has expired',
      'Try another payment method',
      'Check your card details again',
      'Contact your bank',
    ]),
  );
});

it('adds reasons for a failed transfer', async () => {
  open({ state: withData });
  expect(await screen.findByText(/amount of the transfer/)).toBeVisible();
  expect(screen.getByText(/reference is missing/)).toBeVisible();
  expect(screen.getByText(/sender’s name differs/)).toBeVisible();
});

it.each([
  ['the navigation state', { ...withData, reason: 'Refused' }, '?message=other', 'Refused'],
  ['response_message', undefined, '?message=second&response_message=first', 'first'],
  ['message', undefined, '?message=second', 'second'],
  ['other parameters', undefined, '?code=7', 'Payment failed or was cancelled.'],
  ['nothing', withData, '', 'An unexpected error occurred during payment processing.'],
])('shows the reason from %s', async (_, state, query, shown) => {
  open({ path: `/payment-failed${query}`, state });
  expect(await screen.findByText(shown)).toBeVisible();
});

it('shows query text as a quotation of at most 200 characters, never as a link', async () => {
  const long = `See https://evil.example/ <b>now</b> ${'x'.repeat(400)}`;
  open({ path: `/payment-failed?message=${encodeURIComponent(long)}` });
  const quotation = await screen.findByText(/^See https/);
  expect(quotation.tagName).toBe('BLOCKQUOTE');
  expect(quotation.textContent).toBe(long.slice(0, 200));
  expect(quotation.childElementCount).toBe(0);
  expect(screen.getByText('Reported reason:')).toBeVisible();
});

it('removes bidirectional and control characters from query text', async () => {
  const message = 'a\u202eb\u200bc\nd';
  open({ path: `/payment-failed?message=${encodeURIComponent(message)}` });
  expect(await screen.findByText('abc d')).toBeVisible();
});

it('masks account numbers in query text', async () => {
  const message = 'Pay to DE89 3704 0044 0532 0130 00, order 4711';
  open({ path: `/payment-failed?message=${encodeURIComponent(message)}` });
  expect(await screen.findByText('Pay to DE•••, order 4711')).toBeVisible();
});

it('retries the payment with the registration', async () => {
  const { router } = open({ state: withData });
  await userEvent.click(await retry());
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
  expect(router.state.location.state).toEqual(withData);
});

it('disables Retry Payment without the registration', async () => {
  open({ path: '/payment-failed?message=x' });
  expect(await retry()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

it('links to the registration without any data', async () => {
  open();
  expect(
    await screen.findByText(
      'No registration information found. Please start the registration process again.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Registration' })).toHaveAttribute(
    'href',
    '/register-conference',
  );
});
