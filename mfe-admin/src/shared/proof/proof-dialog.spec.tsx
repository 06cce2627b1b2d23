import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleUser, serveUsers } from '../../testing/sample-users';

const admin = sampleUser(1, { role: 'admin' });
const needed = { statusCode: 403, code: 'IDENTITY_PROOF_NEEDED', message: 'Enter it again.' };

/** The server's rule: grants are refused until the right password was sent. */
function serveProof() {
  serveUsers([admin]);
  const granted: unknown[] = [];
  let isProved = false;
  server.use(
    http.put('/api/v1/admin/users/{id}/permissions/{permission}', async ({ request, response }) => {
      if (!isProved) return response.untyped(Response.json(needed, { status: 403 }));
      granted.push(await request.json());
      return response(200).json({
        permissions: [{ permission: 'finance', topics: [], tracks: [], expiresAt: null }],
      });
    }),
    http.post('/api/v1/auth/sessions/proof', async ({ request, response }) => {
      const { password } = await request.json();
      isProved = password === 'the right one';
      if (isProved) return response(200).json({ message: 'Thank you.' });
      const wrong = { ...needed, code: 'WRONG_PASSWORD', fields: { password: 'Wrong password.' } };
      return response.untyped(Response.json(wrong, { status: 422 }));
    }),
  );
  return granted;
}

async function grantFinance() {
  renderRemote({ routes, remote }, { path: `/admin/users/${admin.id}`, user: people.admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Grant permission' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('radio', { name: 'Finance' }));
  await userEvent.type(form.getByLabelText(/^Last day/), '2030-05-01');
  await userEvent.click(form.getByRole('button', { name: 'Grant permission' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
}

it('asks for the password, says when it is wrong, and repeats the request with its input', async () => {
  const granted = serveProof();
  const proof = await grantFinance();
  await userEvent.type(proof.getByLabelText('Your password'), 'a wrong one');
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
  expect(await proof.findByText('Wrong password.')).toBeVisible();
  expect(granted).toEqual([]);

  await userEvent.clear(proof.getByLabelText('Your password'));
  await userEvent.type(proof.getByLabelText('Your password'), 'the right one');
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Person Number1 has the permission: Finance.')).toBeVisible();
  expect(granted).toEqual([{ topics: [], tracks: [], expiresAt: '2030-05-02T11:59:59.999Z' }]);
});

it('keeps the input of the form when the question is cancelled', async () => {
  const granted = serveProof();
  const proof = await grantFinance();
  await userEvent.click(proof.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  const form = within(screen.getByRole('dialog'));
  expect(await form.findByText('Enter it again.')).toBeVisible();
  expect(form.getByLabelText(/^Last day/)).toHaveValue('2030-05-01');
  expect(granted).toEqual([]);
});
