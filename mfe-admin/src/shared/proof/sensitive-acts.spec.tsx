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
import { samplePaper } from '../../testing/sample-papers';
import { samplePayment, servePayments } from '../../testing/sample-payments';
import { servePapers } from '../../testing/serve-papers';

const needed = { statusCode: 403, code: 'IDENTITY_PROOF_NEEDED', message: 'Enter it again.' };
const reason = 'Copied passages.';

/** The server's rule for every act: refused until the password was sent. */
function serveActs() {
  const tried: string[] = [];
  const taken: [path: string, body: object][] = [];
  let isProved = false;
  const act = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1/admin/', '');
    tried.push(path);
    if (!isProved) return Response.json(needed, { status: 403 });
    taken.push([path, (await request.json()) as object]);
    return Response.json(answerOf(path));
  };
  server.use(
    http.untyped.post('*/api/v1/admin/papers/:id/:act', act),
    http.untyped.post('*/api/v1/admin/registrations', act),
    http.untyped.put('*/api/v1/admin/payments/:id/package', act),
    http.untyped.post('*/api/v1/auth/sessions/proof', () => {
      isProved = true;
      return Response.json({ message: 'Thank you.' });
    }),
  );
  return { tried, taken };
}

function answerOf(path: string): object {
  if (path.startsWith('payments')) return samplePayment(1);
  if (path === 'registrations')
    return { paymentId: person.id, merchantReference: 'C25-AAAA1-BBBBB', isNew: true };
  return { id: samplePaper(1).id, status: 'under-review', round: 1, revision: 4, heldUntil: null };
}

const person = {
  ...{ id: '00000000-0000-4000-8000-000000000a01', email: 'ama@example.org', title: 'Dr' },
  ...{ firstName: 'Ama', lastName: 'Sample', organization: 'University', position: 'Lecturer' },
  ...{ country: 'Ghana', phone: null, papers: [], registrations: [] },
};

const open = (path: string) => renderRemote({ routes, remote }, { path, user: people.admin });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const pressInDialog = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

type Status = ReturnType<typeof samplePaper>['status'];

const onPaper = (status: Status, button: string, confirm: string) => async () => {
  const paper = samplePaper(1, { status });
  servePapers([paper]);
  const served = serveActs();
  open(`/admin/papers/${paper.id}`);
  await userEvent.click(await screen.findByRole('tab', { name: /^Actions/ }));
  await press(button);
  await userEvent.type(await screen.findByLabelText('Reason'), reason);
  await pressInDialog(confirm);
  return served;
};

async function changePackage() {
  servePayments([samplePayment(1)]);
  const served = serveActs();
  open(`/admin/payments?item=${samplePayment(1).id}`);
  await press('Change package');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change package' }));
  await userEvent.selectOptions(dialog.getByLabelText('Package'), 'virtual_presentation_only');
  await userEvent.click(dialog.getByRole('button', { name: 'Change package' }));
  return served;
}

async function register() {
  const served = serveActs();
  server.use(http.untyped.post('*/api/v1/admin/registrations/person', () => Response.json(person)));
  open('/admin/payments/register');
  await userEvent.type(await screen.findByLabelText('Email of the person’s account'), person.email);
  await press('Find account');
  await userEvent.click(await screen.findByRole('radio', { name: 'Student' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Virtual, presentation only/ }));
  await press('Register Ama Sample');
  return served;
}

const paperId = samplePaper(1).id;
const published = { registrationPackage: 'virtual_presentation_only', price: 50 };

const acts = [
  {
    path: `papers/${paperId}/withdrawal`,
    perform: onPaper('under-review', 'Withdraw paper', 'Withdraw paper'),
    body: { reason },
    done: /^Paper withdrawn/,
  },
  {
    path: `papers/${paperId}/later-return`,
    perform: onPaper('under-review', 'Return to author', 'Return to author'),
    body: { reason },
    done: /^Paper returned/,
  },
  {
    path: `papers/${paperId}/rejection`,
    perform: onPaper('under-review', 'Reject for cause', 'Reject for cause'),
    body: { reason },
    done: /^Paper rejected/,
  },
  {
    path: `papers/${paperId}/edit`,
    perform: onPaper('under-review', 'Edit for the author', 'Save changes'),
    body: { reason },
    done: /^Changes saved/,
  },
  {
    path: `papers/${paperId}/reopening`,
    perform: onPaper('rejected', 'Reopen paper', 'Reopen paper'),
    body: { reason },
    done: /^Paper reopened/,
  },
  {
    path: `payments/${samplePayment(1).id}/package`,
    perform: changePackage,
    body: published,
    done: /^Package changed/,
  },
  { path: 'registrations', perform: register, body: published, done: /^Ama Sample is registered/ },
];

const named = acts.map((act) => ({ ...act, name: act.path.replace(/[0-9a-f-]{36}/, ':id') }));

it.each(named)('asks for the password before $name, then completes it', async (act) => {
  const { tried, taken } = await act.perform();
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  expect([tried, taken]).toEqual([[act.path], []]);
  await userEvent.type(proof.getByLabelText('Your password'), 'the right one');
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(act.done)).toBeVisible();
  expect(taken).toEqual([[act.path, expect.objectContaining(act.body)]]);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull(),
  );
});
