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
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';
import type { AdminPaper } from '../paper.api';

const end = '2025-10-20T22:59:59.000Z';
const later = '2025-10-27T23:59:59.000Z';
const message = 'The authors submitted their response at 25 October. Choose a later day.';

/** @returns sent choices */
async function open(changes: Partial<AdminPaper>, isRefused = false) {
  const paper = samplePaper(1, { status: 'under-review', ...changes });
  servePapers([paper]);
  const sent: object[] = [];
  server.use(
    http.post('/api/v1/admin/papers/{id}/response-end', async ({ request, response }) => {
      sent.push(await request.json());
      if (isRefused)
        return response('default').json(
          { statusCode: 409, code: 'CONFLICT', message, requestId: 'sample' },
          { status: 409 },
        );
      const { id, status, round, revision } = paper;
      return response(200).json({ id, status, round, revision, heldUntil: null });
    }),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: 'Actions' }));
  return sent;
}
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

it('gives one paper a later end, for a reason', async () => {
  const sent = await open({ responseEnd: { closesAt: end, ownEnd: null } });
  expect(screen.queryByRole('button', { name: 'Remove later end' })).toBeNull();
  const dialog = await press('Change end of response');
  const confirm = dialog.getByRole('button', { name: 'Change end of response' });
  await userEvent.click(confirm);
  expect(dialog.getAllByText('Choose a day.').length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/^Last day/), '2025-10-27');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A review was late.');
  await userEvent.click(confirm);
  const choice = { lastDay: '2025-10-27', reason: 'A review was late.', seen: null };
  await waitFor(() => expect(sent).toEqual([choice]));
  expect(await screen.findByText(/^End of the response changed/)).toBeVisible();
});

it('returns to the end for all papers, and says why it can’t', async () => {
  const sent = await open({ responseEnd: { closesAt: later, ownEnd: later } }, true);
  expect(screen.getByText(/later than for other papers/)).toBeVisible();
  const dialog = await press('Remove later end');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A mistake.');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove later end' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sent).toEqual([{ lastDay: null, reason: 'A mistake.', seen: later }]);
});

it('shows nothing without an end', async () => {
  await open({ responseEnd: null });
  expect(screen.queryByText('Author response closes')).toBeNull();
});

it('offers no acts to those who only read the paper', async () => {
  await open({ responseEnd: { closesAt: end, ownEnd: null }, mayAct: false });
  expect(await screen.findByText('Author response closes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change end of response' })).toBeNull();
});
