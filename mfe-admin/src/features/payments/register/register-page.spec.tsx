import type { components } from '@plenary/kit/api';
import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { servePayments } from '../../../testing/sample-payments';

type Schemas = components['schemas'];
type Person = Schemas['RegistrablePerson'];

const person: Person = {
  id: '00000000-0000-4000-8000-000000000a01',
  email: 'ama@example.org',
  title: 'Dr',
  firstName: 'Ama',
  lastName: 'Sample',
  organization: 'University (sample)',
  position: 'Lecturer',
  country: 'Ghana',
  phone: null,
  papers: [],
  registrations: [],
};

const made = {
  paymentId: '00000000-0000-4000-8000-000000000101',
  merchantReference: 'C25-AAAA1-BBBBB',
};

function serve(changes: Partial<Person> = {}, isNew = true) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/v1/admin/registrations/person', ({ response }) =>
      response(200).json({ ...person, ...changes }),
    ),
    http.post('/api/v1/admin/registrations', async ({ request, response }) => {
      sent.push(await request.json());
      return response(201).json({ ...made, isNew });
    }),
  );
  return sent;
}

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/payments/register', user: people.admin });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('radio', { name }));

async function find(email = 'ama@example.org') {
  await userEvent.type(await screen.findByLabelText('Email of the person’s account'), email);
  await press('Find account');
}

it('is opened from the list by those who may change payments', async () => {
  servePayments([]);
  const path = '/admin/payments';
  const { unmount } = renderRemote({ routes, remote }, { path, user: people.admin });
  const link = await screen.findByRole('link', { name: 'Register person' });
  expect(link).toHaveAttribute('href', '/admin/payments/register');
  unmount();
  servePayments([]);
  renderRemote({ routes, remote }, { path, user: people.admin, rights: ['payments:read'] });
  expect(await screen.findByText('No registrations yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register person' })).toBeNull();
});

it('registers the account with the price that is shown, after saying who is told', async () => {
  const sent = serve();
  open();
  await find();
  expect(await screen.findByText('Ama Sample, ama@example.org')).toBeVisible();
  await choose('Student');
  await choose(/^Virtual, presentation only/);
  const summary = within(screen.getByRole('complementary', { name: 'What happens' }));
  expect(summary.getByText('50.00')).toBeVisible();
  expect(summary.getByText(/Ama Sample gets the email .* at ama@example.org/)).toBeVisible();
  await press('Register Ama Sample');
  expect(await screen.findByText(/^Ama Sample is registered/)).toBeVisible();
  expect(sent).toEqual([
    {
      academicCategory: 'student',
      registrationPackage: 'virtual_presentation_only',
      registrationType: 'participant',
      price: 50,
      email: 'ama@example.org',
      title: 'Dr',
      firstName: 'Ama',
      lastName: 'Sample',
      organization: 'University (sample)',
      position: 'Lecturer',
      country: 'Ghana',
      phone: null,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Open registration' })).toHaveAttribute(
    'href',
    `/admin/payments?item=${made.paymentId}`,
  );
});

it('says what to do when no account has the address', async () => {
  const message = 'No account has this address. Ask the person to sign up.';
  server.use(
    http.post('/api/v1/admin/registrations/person', ({ response }) =>
      response.untyped(
        Response.json(
          { statusCode: 400, code: 'VALIDATION_FAILED', message, fields: { email: message } },
          { status: 400 },
        ),
      ),
    ),
  );
  open();
  await find();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email of the person’s account')).toHaveValue('ama@example.org');
});

it('asks for the paper of a publication, and refuses it without one', async () => {
  const first = serve();
  const { unmount } = open();
  await find();
  await choose('Professional');
  await choose(/^Physical, publication/);
  await press('Register Ama Sample');
  expect(await screen.findByText(/This person has no accepted paper/)).toBeVisible();
  expect(first).toEqual([]);
  unmount();

  const papers = [1, 2].map((n) => ({
    id: `00000000-0000-4000-8000-00000000020${n}`,
    title: `Paper ${n}`,
  }));
  const sent = serve({ papers });
  open();
  await find();
  await choose('Professional');
  await choose(/^Physical, publication/);
  await userEvent.selectOptions(await screen.findByLabelText('Paper'), 'Paper 2');
  await press('Register Ama Sample');
  expect(await screen.findByText(/^Ama Sample is registered/)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ registrationType: 'author', paperId: papers[1]?.id, price: 350 }),
  ]);
});

it('shows the registrations that exist, and says when nothing was changed', async () => {
  serve({ registrations: [{ ...made, packageName: 'Virtual, presentation only' }] }, false);
  open();
  await find();
  expect(await screen.findByText(/^Registered already: C25-AAAA1-BBBBB/)).toBeVisible();
  await choose('Student');
  await choose(/^Virtual, presentation only/);
  await press('Register Ama Sample');
  expect(await screen.findByText(/was registered already. Nothing was changed/)).toBeVisible();
  await press('Register another person');
  expect(await screen.findByLabelText('Email of the person’s account')).toHaveValue('');
});
