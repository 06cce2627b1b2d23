import { http, renderRemote, screen, server } from '@plenary/kit/testing';
import { registrationRemote } from '../../testing/registrations-server';
import { samplePayment } from '../../testing/sample-registrations';
import type { Payment } from '../../shared/registrations/payments.api';

const joining = { address: 'https://rooms.example.org/1', instructions: 'Mute yourself first.' };
const completed = { status: 'completed', hasReceipt: true } as const;

const asked: string[] = [];
beforeEach(() => asked.splice(0));

function open(payment: Partial<Payment>, answer: typeof joining | null = joining) {
  server.use(
    http.get('/api/v1/payments/by-reference', ({ response }) =>
      response(200).json({ success: true, data: { ...samplePayment, ...payment } }),
    ),
    http.get('/api/v1/payments/{id}/joining', ({ params, response }) => {
      asked.push(params.id);
      return response(200).json({ joining: answer });
    }),
  );
  const path = `/payment-success?ref=${samplePayment.merchantReference}`;
  return renderRemote(registrationRemote, { path });
}

it('shows the owner of a paid registration where to join online', async () => {
  open(completed);
  expect(await screen.findByRole('heading', { name: 'Join online' })).toBeVisible();
  expect(screen.getByRole('link', { name: /rooms\.example\.org/ })).toHaveAttribute(
    'href',
    joining.address,
  );
  expect(screen.getByText('Mute yourself first.')).toBeVisible();
});

it.each([
  ['an unpaid registration', {}],
  [
    'someone else’s registration',
    { ...completed, registrationData: { ...samplePayment.registrationData, isMasked: true } },
  ],
])('does not ask for %s', async (_, payment) => {
  open(payment);
  expect(await screen.findByRole('heading', { name: 'Next steps' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Join online' })).toBeNull();
  expect(asked).toEqual([]);
});
