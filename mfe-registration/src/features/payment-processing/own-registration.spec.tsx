import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import type { Payment } from '../../registration/payment.api';
import { samplePayment } from '../../registration/samples';
import { registrationRemote, simulateAcceptedPapers } from '../../registration/simulated';

/** The page of a payment that waits; `sent` holds what its owner sends. */
function open(differences: Partial<Payment> = {}, options: RenderOptions = {}) {
  const payment = { ...samplePayment, ...differences };
  const sent: unknown[] = [];
  const answer = (changes: Partial<Payment>) =>
    ({ success: true, data: { ...payment, ...changes } }) as const;
  server.use(
    http.get('/api/v1/payments/pending', ({ response }) =>
      response(200).json({ ...answer({}), others: [] }),
    ),
    http.post('/api/v1/payments/{id}/student-proof', async ({ request, response }) => {
      sent.push((await (request as Request).formData()).get('proof'));
      return response(201).json(answer({ studentProof: 'uploaded' }));
    }),
    http.post('/api/v1/payments/{id}/cancel', ({ params, response }) => {
      sent.push(params.id);
      return response(200).json(answer({ status: 'cancelled', isChangeable: false }));
    }),
    http.put('/api/v1/payments/{id}/package', async ({ request, response }) => {
      const choice = await request.json();
      sent.push(choice);
      const { price: amount, academicCategory, registrationPackage } = choice;
      const money = { amount, amountMissing: amount };
      return response(200).json(answer({ ...money, academicCategory, registrationPackage }));
    }),
    http.put('/api/v1/payments/{id}/invoice', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const { address = null, taxNumber = null, addressee } = body;
      return response(200).json(answer({ invoice: { addressee, address, taxNumber } }));
    }),
  );
  renderRemote(registrationRemote, { path: '/payment-processing', ...options });
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a student’s proof', () => {
  test('is sent by itself, and the page says that it arrived', async () => {
    const sent = open();
    const card = new File(['x'], 'card.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Student card or letter'), card);
    await press('Send the proof');
    expect(await screen.findByText('Your proof of enrolment has arrived.')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'card.png' }]);
    expect(screen.getByLabelText('Another student card or letter')).toBeEnabled();
  });

  test('is not asked of professionals', async () => {
    open({ academicCategory: 'professional', studentProof: 'not-needed' });
    await screen.findByLabelText('Receipt');
    expect(screen.queryByText(/proof of enrolment/)).toBeNull();
  });
});

describe('money that came', () => {
  test('in part leaves the rest to send', async () => {
    open({ amountMissing: 20 });
    expect(await screen.findByText(/USD.30\.00 of USD.50\.00 arrived/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /2\. Send exactly USD.20\.00/ })).toBeVisible();
  });

  test('in full waits to be confirmed', async () => {
    open({ amountMissing: 0, isChangeable: false });
    expect(await screen.findByText(/Your transfer has arrived/)).toBeVisible();
  });
});

describe('cancelling', () => {
  test('asks first, then shows the end and the ways on', async () => {
    const sent = open();
    await press('Cancel registration');
    const question = await dialog('Cancel your registration?');
    expect(question.getByText(/Do not cancel if you have sent money/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel registration' }));
    expect(await screen.findByText(/This registration was cancelled/)).toBeVisible();
    expect(sent).toEqual([samplePayment.id]);
    expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute(
      'href',
      '/conference-register',
    );
  });

  test('is left by keeping it', async () => {
    const sent = open();
    await press('Cancel registration');
    await userEvent.click((await dialog('Cancel your registration?')).getByText('Keep it'));
    expect(sent).toEqual([]);
  });

  test('goes by e-mail once something was sent', async () => {
    open({ isChangeable: false });
    expect(await screen.findByText(/To cancel it, or to change the package now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });
});

describe('another package', () => {
  test('has its own price, and the page shows it', async () => {
    const sent = open();
    await press('Change package');
    const question = await dialog('Change the package');
    expect(question.queryByRole('radio', { name: /publication/ })).toBeNull();
    await userEvent.click(question.getByRole('radio', { name: 'Professional' }));
    await userEvent.click(question.getByRole('radio', { name: /^Physical, presentation only/ }));
    await userEvent.click(question.getByRole('button', { name: 'Change package' }));
    expect(await screen.findByRole('heading', { name: /Send exactly USD.250\.00/ })).toBeVisible();
    const choice = { academicCategory: 'professional', price: 250 };
    expect(sent).toEqual([{ ...choice, registrationPackage: 'physical_presentation_only' }]);
  });

  test('a publication needs an accepted paper here as well', async () => {
    simulateAcceptedPapers();
    open({}, { user: people.plain });
    await press('Change package');
    const question = await dialog('Change the package');
    await userEvent.click(question.getByRole('radio', { name: /^Virtual, publication/ }));
    expect(await question.findByText(/You must have an accepted paper/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Change package' })).toBeDisabled();
  });
});

test('an invoice names whom the payer enters', async () => {
  const sent = open();
  await press('Invoice to an employer');
  const question = await dialog('Invoice to an employer');
  const addressee = question.getByLabelText('Addressee');
  expect(addressee).toHaveValue('Dr Ama Sample');
  await userEvent.clear(addressee);
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(addressee).toHaveAccessibleDescription('Addressee is required');
  await userEvent.type(addressee, 'University (sample)');
  await userEvent.type(question.getByLabelText(/^Tax number/), 'GB 000');
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ addressee: 'University (sample)', address: null, taxNumber: 'GB 000' }]);
});
