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
import type { Payment } from '../../shared/registrations/payments.api';
import { samplePayment } from '../../testing/sample-registrations';
import { registrationRemote, simulateAcceptedPapers } from '../../testing/registrations-server';

/** Opens a pending payment. Returns the bodies that the page sends. */
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
      const money = { amount, outstandingAmount: amount };
      return response(200).json(answer({ ...money, academicCategory, registrationPackage }));
    }),
    http.put('/api/v1/payments/{id}/invoice', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      const { address = null, taxNumber = null, purchaseOrder = null } = body;
      const invoice = { ...body, address, taxNumber, purchaseOrder };
      return response(200).json(answer({ invoice }));
    }),
  );
  renderRemote(registrationRemote, { path: '/payment-processing', ...options });
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('proof of student status', () => {
  it('is uploaded and confirmed', async () => {
    const sent = open();
    const card = new File(['x'], 'card.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Student card or letter'), card);
    await press('Upload proof of student status');
    expect(await screen.findByText('Proof of student status uploaded.')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'card.png' }]);
    expect(screen.getByLabelText('Another student card or letter')).toBeEnabled();
  });

  it('is not requested from professionals', async () => {
    open({ academicCategory: 'professional', studentProof: 'not-needed' });
    await screen.findByLabelText('Proof of payment');
    expect(screen.queryByText(/proof of student status/i)).toBeNull();
  });
});

const reference = () =>
  screen.getByRole('region', { name: 'Write this reference on the transfer' });

describe('a received transfer', () => {
  it('asks for the missing amount', async () => {
    open({ outstandingAmount: 20 });
    expect(await screen.findByText(/We received USD.30\.00 of USD.50\.00/)).toBeVisible();
    expect(within(reference()).getByText(/USD.20\.00/)).toBeVisible();
  });

  it('awaits confirmation once complete', async () => {
    open({ outstandingAmount: 0, isChangeable: false });
    expect(await screen.findByText(/We received your transfer/)).toBeVisible();
  });
});

describe('cancelling', () => {
  it('asks for confirmation, then offers to register again', async () => {
    const sent = open();
    await press('Cancel registration');
    const question = await dialog('Cancel your registration?');
    expect(question.getByText(/Do not cancel if you have already sent money/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel registration' }));
    expect(await screen.findByText(/This registration was cancelled/)).toBeVisible();
    expect(sent).toEqual([samplePayment.id]);
    expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute(
      'href',
      '/conference-register',
    );
  });

  it('does nothing when the registration is kept', async () => {
    const sent = open();
    await press('Cancel registration');
    await userEvent.click(
      (await dialog('Cancel your registration?')).getByText('Keep registration'),
    );
    expect(sent).toEqual([]);
  });

  it('is possible only by email after a proof of payment', async () => {
    open({ isChangeable: false });
    expect(
      await screen.findByText(/To change the package or cancel your registration/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });
});

describe('changing the package', () => {
  it('updates the amount to pay', async () => {
    const sent = open();
    await press('Change package');
    const question = await dialog('Change package');
    expect(question.queryByRole('radio', { name: /publication/ })).toBeNull();
    await userEvent.click(question.getByRole('radio', { name: 'Professional' }));
    await userEvent.click(question.getByRole('radio', { name: /^Physical, presentation only/ }));
    await userEvent.click(question.getByRole('button', { name: 'Change package' }));
    expect(await within(reference()).findByText(/USD.250\.00/)).toBeVisible();
    const choice = { academicCategory: 'professional', price: 250 };
    expect(sent).toEqual([{ ...choice, registrationPackage: 'physical_presentation_only' }]);
  });

  it('requires an accepted paper for a publication', async () => {
    simulateAcceptedPapers();
    open({}, { user: people.plain });
    await press('Change package');
    const question = await dialog('Change package');
    await userEvent.click(question.getByRole('radio', { name: /^Virtual, publication/ }));
    expect(await question.findByText(/You must have an accepted paper/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Change package' })).toBeDisabled();
  });
});

it('addresses the invoice to the entered name', async () => {
  const sent = open();
  await press('Edit invoice details');
  const question = await dialog('Edit invoice details');
  const addressee = question.getByLabelText('Addressee');
  expect(addressee).toHaveValue('Dr Ama Sample');
  await userEvent.clear(addressee);
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(addressee).toHaveAccessibleDescription('Addressee is required');
  await userEvent.type(addressee, 'University (sample)');
  await userEvent.type(question.getByLabelText(/^Tax number/), 'GB 000');
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([
    {
      addressee: 'University (sample)',
      address: null,
      country: null,
      taxNumber: 'GB 000',
      purchaseOrder: null,
      reverseCharge: false,
    },
  ]);
});

it('lets a business abroad state reverse charge, where the conference offers it', async () => {
  const sent = open({ offersReverseCharge: true });
  await press('Edit invoice details');
  const question = await dialog('Edit invoice details');
  await userEvent.selectOptions(question.getByLabelText(/^Country/), 'Austria');
  await userEvent.type(question.getByLabelText(/^Tax number/), 'ATU57511248');
  await userEvent.click(question.getByRole('checkbox', { name: /account for the tax ourselves/ }));
  await userEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(sent).toMatchObject([
    { country: 'Austria', taxNumber: 'ATU57511248', reverseCharge: true },
  ]);
});

describe('invoices', () => {
  const invoice = {
    number: 'C25-I00001',
    kind: 'invoice',
    corrects: null,
    amount: 50,
    isCorrected: false,
    issuedAt: '2025-10-02T10:00:00.000Z',
  } as const;
  const note = { ...invoice, number: 'C25-I00002', kind: 'credit-note', corrects: 'C25-I00001' };
  const issuing = (respond: () => Response) =>
    server.use(
      http.post('/api/v1/payments/{id}/invoices', ({ response }) => response.untyped(respond())),
    );

  it('are not mentioned where the conference issues none', async () => {
    open();
    await screen.findByRole('button', { name: 'Edit invoice details' });
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
  });

  it('are issued on request, and can be downloaded as PDF and as XML', async () => {
    const data = { ...samplePayment, issuesInvoices: true, invoices: [invoice] };
    issuing(() => Response.json({ success: true, data }, { status: 201 }));
    open({ issuesInvoices: true });
    await press('Issue invoice');
    expect(await screen.findByText(/^Invoice C25-I00001/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'PDF of C25-I00001' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'XML of C25-I00001' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Issue invoice' })).toBeNull();
  });

  it('say why one could not be issued', async () => {
    const message = 'Choose the country in the invoice details, then issue the invoice.';
    issuing(() => Response.json({ statusCode: 400, message, code: 'X' }, { status: 400 }));
    open({ issuesInvoices: true });
    await press('Issue invoice');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('that were corrected are shown with their credit note, and can be issued again', async () => {
    const corrected = { ...invoice, isCorrected: true };
    open({ issuesInvoices: true, invoices: [corrected, note as Payment['invoices'][number]] });
    expect(await screen.findByText(/corrects invoice C25-I00001/)).toBeVisible();
    expect(screen.getByText(/no longer valid/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Issue invoice again' })).toBeEnabled();
  });
});

describe('keeping the details', () => {
  const emailing = (answer: () => Response) =>
    server.use(
      http.post('/api/v1/payments/{id}/email', ({ response }) => response.untyped(answer())),
    );

  it('emails them to the payer and says so', async () => {
    const message = 'We emailed the details to ama@example.org.';
    emailing(() => Response.json({ success: true, message }));
    open();
    await press('Email');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows why they could not be emailed', async () => {
    const message = 'Too many requests. Please try again in 1 hour.';
    emailing(() => Response.json({ code: 'RATE_LIMITED', message }, { status: 429 }));
    open();
    await press('Email');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Email' })).toBeEnabled();
  });

  it('offers strangers with the reference only to print them', async () => {
    open({ registrationData: { ...samplePayment.registrationData, isMasked: true } });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });
});

describe('correcting the details', () => {
  it('sends name and contact data, and shows the corrected name', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put('/api/v1/payments/{id}/registrant', async ({ request, response }) => {
        const body = await request.json();
        sent.push(body);
        const registrationData = { ...samplePayment.registrationData, ...body, phone: null };
        return response(200).json({ success: true, data: { ...samplePayment, registrationData } });
      }),
    );
    open();
    await press('Correct name or contact data');
    const question = await dialog('Correct your registration');
    expect(question.queryByLabelText('Email')).toBeNull();
    const lastName = question.getByLabelText('Last name');
    await userEvent.clear(lastName);
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    expect(lastName).toHaveAccessibleDescription('Last name is required');
    await userEvent.type(lastName, 'Owusu');
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Dr Ama Owusu')).toBeVisible();
    const { organization, position, country } = samplePayment.registrationData;
    const contact = { organization, position, country, phone: null };
    expect(sent).toEqual([{ title: 'Dr', firstName: 'Ama', lastName: 'Owusu', ...contact }]);
  });

  it('is not offered to strangers', async () => {
    open({ registrationData: { ...samplePayment.registrationData, isMasked: true } });
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});
