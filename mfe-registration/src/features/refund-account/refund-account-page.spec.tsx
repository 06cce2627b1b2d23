import { http, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import { registrationRemote } from '../../testing/registrations-server';
import type { OwnRefund } from './refund-account.api';

const refund: OwnRefund = {
  reference: 'C25R-AAAAA-AAAA1',
  status: 'asking',
  amount: 250,
  reason: 'Your visa was refused.',
  paymentReference: 'C25-AAAAA-AAAA1',
  account: null,
  isOpen: true,
  failure: null,
};

const sent: unknown[] = [];
beforeEach(() => sent.splice(0));

function serve(differences: Partial<OwnRefund> = {}) {
  let current = { ...refund, ...differences };
  server.use(
    http.get('/api/v1/payments/refunds/{key}', ({ response }) => response(200).json(current)),
    http.put('/api/v1/payments/refunds/{key}/account', async ({ request, response }) => {
      sent.push(await request.json());
      current = { ...current, status: 'ready', account: 'DE •••• 3000' };
      return response(200).json(current);
    }),
  );
}

const open = () => renderRemote(registrationRemote, { path: '/refund-account/the-key' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }));
  await userEvent.paste(text);
};

it('names missing fields, sends the account and shows it masked', async () => {
  serve();
  open();
  await press('Save account');
  expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(1);
  expect(sent).toEqual([]);
  await fill('Account holder', 'Ama Sample');
  await fill('IBAN', 'DE89 3704 0044 0532 0130 00');
  await press('Save account');
  const title = await screen.findByRole('heading', { name: 'We have your account' });
  expect(title).toHaveFocus();
  expect(screen.getByText('DE •••• 3000')).toBeVisible();
  const [account] = sent;
  expect(account).toMatchObject({ kind: 'iban', holder: 'Ama Sample', bic: null });
});

it('takes an account without an IBAN', async () => {
  serve();
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Another account' }));
  await fill('Account holder', 'Ama Sample');
  await fill('Account number', '0123456789');
  await fill('Bank', 'Sample Bank');
  await userEvent.selectOptions(screen.getByLabelText('Country of the bank'), 'Kenya');
  await press('Save account');
  await screen.findByRole('heading', { name: 'We have your account' });
  expect(sent).toEqual([
    {
      ...{ kind: 'other', holder: 'Ama Sample', number: '0123456789' },
      ...{ bank: 'Sample Bank', country: 'Kenya', bic: null },
    },
  ]);
});

it('names a text that is too long', async () => {
  serve();
  open();
  await screen.findByRole('button', { name: 'Save account' });
  await fill('Account holder', 'a'.repeat(71));
  await press('Save account');
  const message = 'Account holder must be at most 70 characters';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('keeps the focus when the account is changed, to the same one too', async () => {
  serve({ status: 'ready', account: 'DE •••• 3000' });
  open();
  await press('Change account');
  const title = screen.getByRole('heading', { name: 'We have your account' });
  expect(title).toHaveFocus();
  await press('Cancel');
  expect(title).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Change account');
  await fill('Account holder', 'Ama Sample');
  await fill('IBAN', 'DE89 3704 0044 0532 0130 00');
  await press('Save account');
  expect(await screen.findByText(/^Account saved/)).toBeVisible();
  expect(title).toHaveFocus();
});

it.each([
  ['exported', 'Our bank is sending your refund'],
  ['paid', 'Your refund was sent'],
  ['withdrawn', 'This refund was withdrawn'],
] as const)('explains the state %s, and asks for nothing', async (status, title) => {
  serve({ status, isOpen: false, account: 'DE •••• 3000' });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that a link is not valid', async () => {
  server.use(
    http.get('/api/v1/payments/refunds/{key}', ({ response }) =>
      response.untyped(
        Response.json(
          { code: 'INVALID_LINK', message: 'This link is not valid.' },
          { status: 400 },
        ),
      ),
    ),
  );
  open();
  expect(await screen.findByText('This link is not valid.')).toBeVisible();
});
