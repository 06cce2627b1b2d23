import type { components } from '@plenary/kit/api';
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
} from '@plenary/kit/testing';
import { registrationRemote } from '../../../testing/registrations-server';
import { samplePayment } from '../../../testing/sample-registrations';

type OwnWaiver = components['schemas']['OwnWaiver'];

const none: OwnWaiver = { canApply: true, fee: 250, waiver: null };
const application = {
  reason: 'My university has no funds for conferences.',
  canPay: null,
  status: 'open' as const,
  amount: null,
  answer: null,
  decidedAt: null,
  createdAt: '2025-10-14T08:42:00.000Z',
};

function serve(own: OwnWaiver) {
  const sent: unknown[] = [];
  server.use(
    http.get('/api/v1/payments/pending', ({ response }) =>
      response(200).json({ success: true, data: samplePayment, others: [] }),
    ),
    http.get('/api/v1/payments/{id}/waiver', ({ response }) => response(200).json(own)),
    http.put('/api/v1/payments/{id}/waiver', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const waiver = { ...application, ...body, canPay: body.canPay ?? null };
      return response(200).json({ ...own, waiver });
    }),
    http.delete('/api/v1/payments/{id}/waiver', ({ response }) => {
      sent.push('withdrawn');
      return response(200).json(none);
    }),
  );
  return sent;
}

const open = (waivers = true) =>
  renderRemote(registrationRemote, {
    path: '/payment-processing',
    user: people.plain,
    edition: { ...sampleEdition, reductions: { discountCodes: false, waivers } },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('is not offered while waivers are off', async () => {
  serve(none);
  open(false);
  expect(await screen.findByText('C25-ABCDE-FGHJK')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for a fee waiver' })).toBeNull();
});

it('is applied for with a reason and a share, then withdrawn', async () => {
  const sent = serve(none);
  open();
  await press('Apply for a fee waiver');
  const form = await dialog('Apply for a fee waiver');
  await userEvent.type(form.getByLabelText(/^How much can you pay/), '250');
  await userEvent.click(form.getByRole('button', { name: 'Send application' }));
  expect(await form.findByText('Enter at least 20 characters')).toBeVisible();
  expect(form.getByText(/^Enter an amount in dollars below your fee/)).toBeVisible();
  await userEvent.click(form.getByLabelText(/^Why do you ask/));
  await userEvent.paste(application.reason);
  await userEvent.clear(form.getByLabelText(/^How much can you pay/));
  await userEvent.type(form.getByLabelText(/^How much can you pay/), '99,50');
  await userEvent.click(form.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('You applied for a fee waiver')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for a fee waiver' })).toBeNull();
  await press('Withdraw application');
  const question = await dialog('Withdraw your application?');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByRole('button', { name: 'Apply for a fee waiver' })).toBeVisible();
  expect(sent).toEqual([{ reason: application.reason, canPay: 99.5 }, 'withdrawn']);
});

it('keeps the application when it could not be sent', async () => {
  serve(none);
  server.use(
    http.untyped.put('*/api/v1/payments/:id/waiver', () =>
      Response.json({ statusCode: 409, code: 'CLOSED', message: 'Closed.' }, { status: 409 }),
    ),
  );
  open();
  await press('Apply for a fee waiver');
  const form = await dialog('Apply for a fee waiver');
  await userEvent.click(form.getByLabelText(/^Why do you ask/));
  await userEvent.paste(application.reason);
  await userEvent.click(form.getByRole('button', { name: 'Send application' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(form.getByLabelText(/^Why do you ask/)).toHaveValue(application.reason);
});

it.each([
  ['granted', { status: 'granted', amount: 150 }, 'Your fee is reduced by USD 150.00'],
  ['declined', { status: 'declined' }, 'Your application for a fee waiver was declined'],
] as const)('shows that it was %s, with the text of finance', async (_, decided, title) => {
  const waiver = { ...application, ...decided, answer: 'Thank you for telling us.' };
  serve({ ...none, canApply: false, waiver });
  open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('Thank you for telling us.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

it('says that the application could not be loaded', async () => {
  serve({ ...none, waiver: application });
  server.use(
    http.untyped.get(
      '*/api/v1/payments/:id/waiver',
      () => Response.json({ statusCode: 400 }, { status: 400 }),
      { once: true },
    ),
  );
  open();
  await press('Try again');
  await waitFor(() => expect(screen.getByText('You applied for a fee waiver')).toBeVisible());
});
