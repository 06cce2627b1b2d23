import {
  http,
  people,
  renderRemote,
  sampleEdition,
  SimulatedUploads,
  screen,
  server,
  userEvent,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import type { Payment } from '../../shared/registrations/payments.api';
import { samplePayment } from '../../testing/sample-registrations';
import { registrationRemote } from '../../testing/registrations-server';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/payment-processing', ...options });

function simulatePending(payment: Payment | null, ...others: Payment[]) {
  server.use(
    http.get('/api/v1/payments/pending', ({ response }) =>
      response(200).json({ success: true, data: payment, others }),
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

describe('with a pending payment', () => {
  const user = userEvent.setup();

  it('shows reference, exact amount, account and deadline', async () => {
    simulatePending(samplePayment);
    open({ user: people.plain });
    expect(await screen.findByText('C25-ABCDE-FGHJK')).toBeVisible();
    const order = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(order.getByText('Awaiting payment')).toBeVisible();
    const reference = within(
      screen.getByRole('region', { name: 'Write this reference on the transfer' }),
    );
    expect(reference.getByText(/20 Oct 2025, 11:59 UTC/)).toBeVisible();
    expect(reference.getByText('USD 50.00')).toBeVisible();
    expect(screen.getByText(sampleEdition.bank.iban)).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Pay');
  });

  it.each([
    ['Copy reference', 'C25-ABCDE-FGHJK', 'Payment reference copied.'],
    ['Copy Amount', '50.00', 'Amount copied.'],
    ['Copy Account holder', sampleEdition.bank.accountHolder, 'Account holder copied.'],
    ['Copy Bank', sampleEdition.bank.bank, 'Bank copied.'],
    ['Copy IBAN', 'GB00SAMP00000000000000', 'IBAN copied.'],
    ['Copy SWIFT / BIC', 'SAMPGB00', 'SWIFT / BIC copied.'],
    [
      'Copy all as text',
      expect.stringMatching(/^Payment reference: C25-ABCDE-FGHJK\nAmount: USD 50\.00\n/) as string,
      'Bank instructions copied.',
    ],
  ])('copies: %s', async (name, value, announcement) => {
    simulatePending(samplePayment);
    open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(announcement)).toHaveAttribute('role', 'status');
    expect(write).toHaveBeenLastCalledWith(value);
  });

  it('reports when the browser refuses to copy', async () => {
    simulatePending(samplePayment);
    open();
    const button = await screen.findByRole('button', { name: 'Copy IBAN' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(button);
    expect(await screen.findByText(/IBAN could not be copied/)).toHaveAttribute('role', 'status');
  });

  it('shows the payment that the URL names', async () => {
    simulateByReference({ ...samplePayment, merchantReference: 'C25-QQQQQ-RRRRR' });
    open({ path: '/payment-processing?ref=C25-QQQQQ-RRRRR' });
    expect(await screen.findByText('C25-QQQQQ-RRRRR')).toBeVisible();
  });

  describe('with another pending payment', () => {
    const paid = (title: string, id: string, merchantReference: string): Payment => ({
      ...{ ...samplePayment, id, merchantReference },
      paper: { id: `paper-${id}`, title },
    });
    const newest = paid('Radio and its machines', 'b', 'C25-BBBBB-BBBBB');
    const older = paid('Who moderates Yoruba?', 'a', 'C25-AAAAA-AAAAA');

    it('shows the newest one and links to the other', async () => {
      simulatePending(newest, older);
      open({ user: people.plain });
      expect(await screen.findByText('C25-BBBBB-BBBBB')).toBeVisible();
      const order = within(screen.getByRole('complementary', { name: 'Order summary' }));
      expect(order.getByText('Radio and its machines')).toBeVisible();
      expect(screen.getByText(/Who moderates Yoruba/)).toBeVisible();
      expect(screen.getByRole('link', { name: /^C25-AAAAA-AAAAA/ })).toHaveAttribute(
        'href',
        '/payment-processing?ref=C25-AAAAA-AAAAA',
      );
    });

    it('shows the payment of the paper that the URL names', async () => {
      simulatePending(newest, older);
      open({ path: '/payment-processing?paper=paper-a', user: people.plain });
      expect(await screen.findByText('C25-AAAAA-AAAAA')).toBeVisible();
      expect(screen.getByRole('link', { name: /^C25-BBBBB-BBBBB/ })).toBeVisible();
    });

    it('still links to it after a cancellation', async () => {
      simulatePending(newest, older);
      server.use(
        http.post('/api/v1/payments/{id}/cancel', ({ response }) =>
          response(200).json({ success: true, data: { ...newest, status: 'cancelled' } }),
        ),
      );
      open({ user: people.plain });
      await user.click(await screen.findByRole('button', { name: 'Cancel registration' }));
      const question = within(await screen.findByRole('dialog'));
      await user.click(question.getByRole('button', { name: 'Cancel registration' }));
      expect(await screen.findByText(/This registration was cancelled/)).toBeVisible();
      expect(screen.getByRole('link', { name: /^C25-AAAAA-AAAAA/ })).toBeVisible();
    });
  });

  it('links a confirmed payment to its own page', async () => {
    simulateByReference({ ...samplePayment, status: 'completed' });
    open({ path: '/payment-processing?ref=C25-ABCDE-FGHJK' });
    expect(await screen.findByText('This payment is confirmed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View payment' })).toHaveAttribute(
      'href',
      '/payment-success?ref=C25-ABCDE-FGHJK',
    );
  });
});

describe('proof of payment', () => {
  const pdf = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
  const send = () =>
    userEvent.click(screen.getByRole('button', { name: 'Upload proof of payment' }));

  it('is uploaded and confirmed', async () => {
    simulatePending(samplePayment);
    let sent: FormDataEntryValue | null = null;
    server.use(
      http.post('/api/v1/payments/{id}/proof', async ({ request, params, response }) => {
        expect(params.id).toBe(samplePayment.id);
        sent = (await (request as Request).formData()).get('proof');
        return response(201).json({
          success: true,
          data: { ...samplePayment, hasPaymentProof: true },
        });
      }),
    );
    open();
    await userEvent.upload(await screen.findByLabelText('Proof of payment'), pdf);
    await send();
    expect(await screen.findByText(/^Proof of payment uploaded/)).toBeVisible();
    expect(screen.getByText('Proof uploaded')).toBeVisible();
    expect(sent).toMatchObject({ name: 'receipt.pdf', type: 'application/pdf' });
    expect(screen.getByLabelText('Another proof of payment')).toBeEnabled();
  });

  it('is sent in parts when it is large, also without an account', async () => {
    simulatePending(samplePayment);
    const uploads = SimulatedUploads.start('/api/v1/payments/uploads');
    const large = new File([new Uint8Array(600 * 1024)], 'scan.pdf', { type: 'application/pdf' });
    server.use(
      http.post('/api/v1/payments/{id}/sent-proofs', async ({ request, response }) => {
        const { kind, uploadId } = await request.json();
        const sent = uploads.uploads.get(uploadId);
        expect([kind, sent?.bytes.length]).toEqual(['payment', large.size]);
        expect(sent?.metadata).toMatchObject({ subject: samplePayment.id, name: 'scan.pdf' });
        const data = { ...samplePayment, hasPaymentProof: true };
        return response(201).json({ success: true, data });
      }),
    );
    open();
    await userEvent.upload(await screen.findByLabelText('Proof of payment'), large);
    await send();
    expect(await screen.findByText(/^Proof of payment uploaded/)).toBeVisible();
    expect(uploads.requests).toEqual(['POST', 'PATCH 16384']);
  });

  it('can be cancelled while it is sent, and chosen again', async () => {
    simulatePending(samplePayment);
    const uploads = SimulatedUploads.start('/api/v1/payments/uploads');
    uploads.fault = () => 'cut';
    const large = new File([new Uint8Array(600 * 1024)], 'scan.pdf', { type: 'application/pdf' });
    open();
    await userEvent.upload(await screen.findByLabelText('Proof of payment'), large);
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Proof of payment')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('must be a PDF or an image within the size limit', async () => {
    simulatePending(samplePayment);
    open();
    const field = await screen.findByLabelText('Proof of payment');
    await send();
    expect(await screen.findByText('Please choose your proof of payment')).toBeVisible();
    const anyUser = userEvent.setup({ applyAccept: false });
    await anyUser.upload(field, new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await send();
    expect(await screen.findByText('Please upload a PDF, JPEG or PNG file')).toBeVisible();
    const large = new File([new Uint8Array(sampleEdition.limits.proofBytes + 1)], 'large.pdf', {
      type: 'application/pdf',
    });
    await userEvent.upload(field, large);
    await send();
    expect(await screen.findByText('File size should not exceed 5MB')).toBeVisible();
  });

  it.each([
    ['the file', 422, { message: 'x', fields: { proof: 'Not a PDF inside' } }, 'Not a PDF inside'],
    ['the payment', 409, { message: 'The payment is decided.' }, 'The payment is decided.'],
    ['nothing', 500, {}, 'The proof of payment could not be uploaded. Please try again.'],
  ])('shows a refusal that concerns %s', async (_, status, body, shown) => {
    simulatePending(samplePayment);
    server.use(
      http.post('/api/v1/payments/{id}/proof', ({ response }) =>
        response.untyped(Response.json(body, { status })),
      ),
    );
    open();
    await userEvent.upload(await screen.findByLabelText('Proof of payment'), pdf);
    await send();
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('is sent by email only for a payment of another person', async () => {
    const { registrationData } = samplePayment;
    simulateByReference({
      ...samplePayment,
      registrationData: { ...registrationData, isMasked: true },
    });
    open({ path: '/payment-processing?ref=C25-ABCDE-FGHJK' });
    expect(
      await screen.findByRole('link', { name: sampleEdition.contact.paymentsEmail }),
    ).toHaveAttribute('href', expect.stringContaining('C25-ABCDE-FGHJK'));
    expect(screen.queryByLabelText('Proof of payment')).toBeNull();
  });
});
