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
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

type Paper = ReturnType<typeof samplePaper>;

const state = ({ id, status }: Paper) => ({ id, status, round: 1, revision: 4, heldUntil: null });

async function openActions(paper: Paper) {
  servePapers([paper]);
  const path = `/admin/papers/${paper.id}`;
  renderRemote({ routes, remote }, { path, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /^Actions/ }));
}

async function dialogOf(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

it('returns an accepted paper for a reason', async () => {
  const paper = samplePaper(1, { status: 'accepted' });
  const reasons: string[] = [];
  server.use(
    http.post('/api/v1/admin/papers/{id}/later-return', async ({ request, response }) => {
      reasons.push((await request.json()).reason);
      return response(200).json({ ...state(paper), status: 'major-corrections' });
    }),
  );
  await openActions(paper);
  const dialog = await dialogOf('Return to author');
  await userEvent.click(dialog.getByRole('button', { name: 'Return to author' }));
  expect(reasons).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Copied passages.');
  await userEvent.click(dialog.getByRole('button', { name: 'Return to author' }));
  expect(await screen.findByText(/Paper returned. Its authors were notified/)).toBeVisible();
  expect(reasons).toEqual(['Copied passages.']);
});

it('sends the paper as it is after an edit for its author, with the reason', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  const bodies: object[] = [];
  server.use(
    http.post('/api/v1/admin/papers/{id}/edit', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(state(paper));
    }),
  );
  await openActions(paper);
  const dialog = await dialogOf('Edit for the author');
  await userEvent.clear(dialog.getByLabelText('Title'));
  await userEvent.type(dialog.getByLabelText('Title'), 'A corrected title');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(bodies).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'A slip in the title.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Changes saved. All authors were notified/)).toBeVisible();
  const { abstract, keywords, topic, authorList: authors, revision } = paper;
  expect(bodies).toEqual([
    {
      ...{ title: 'A corrected title', abstract, keywords, topic, authors, revision },
      reason: 'A slip in the title.',
    },
  ]);
});
