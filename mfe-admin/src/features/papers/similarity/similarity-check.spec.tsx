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

const paper = samplePaper(1);
const other = samplePaper(2);

const open = () =>
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });

const pieces = (before: string, text: string) => [
  { text: before, isMatching: false },
  { text, isMatching: true },
];

const match = {
  paper: { ...other, edition: null, number: 2, title: 'Radio again' },
  sharesAuthor: true,
  needsCheck: true,
  checkedAt: null,
  percent: 41.3,
  passages: [
    { own: pieces('We say ', 'what radio is'), other: pieces('They say ', 'what radio is') },
  ],
};

it('shows chairs similar papers, and the shared passages next to each other', async () => {
  servePapers([paper]);
  server.use(
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      response(200).json({ state: 'compared', file: 'read', matches: [match] }),
    ),
  );
  open();
  const block = within(await screen.findByRole('region', { name: 'Similarity check' }));
  expect(await block.findByText('41.3%')).toBeVisible();
  expect(block.getByText('Shared author')).toBeVisible();
  expect(block.getByRole('link', { name: '#2 Radio again' })).toHaveAttribute(
    'href',
    `/admin/papers/${other.id}`,
  );
  await userEvent.click(block.getByRole('button', { name: 'Compare passages with #2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Passages shared with #2' }));
  const marked = dialog.getAllByText('what radio is');
  expect(marked.map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  expect(dialog.getByText(/They say/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the mark of a chair that a similarity is fine, and takes it back', async () => {
  servePapers([paper]);
  const check = (isChecked: boolean) => ({
    ...{ state: 'compared' as const, file: 'read' as const },
    matches: [
      { ...match, needsCheck: !isChecked, checkedAt: isChecked ? '2026-05-04T08:00:00Z' : null },
    ],
  });
  server.use(
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      response(200).json(check(false)),
    ),
    http.put('/api/v1/admin/papers/{id}/similarity/{otherId}', async ({ request, response }) =>
      response(200).json(check((await request.json()).isChecked)),
    ),
  );
  open();
  const block = within(await screen.findByRole('region', { name: 'Similarity check' }));
  expect(await block.findByText('To check')).toBeVisible();
  await userEvent.click(
    block.getByRole('button', { name: 'Mark the similarity with #2 as checked' }),
  );
  expect(await block.findByText('Checked')).toBeVisible();
  await userEvent.click(
    block.getByRole('button', { name: 'Mark the similarity with #2 as not checked' }),
  );
  expect(await block.findByText('To check')).toBeVisible();
});

it('says that the file has no text', async () => {
  servePapers([paper]);
  server.use(
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      response(200).json({ state: 'compared', file: 'unreadable', matches: [] }),
    ),
  );
  open();
  expect(await screen.findByText(/The file has no text that can be read/)).toBeVisible();
});

it('says that no paper is similar', async () => {
  servePapers([paper]);
  open();
  expect(await screen.findByText('No similar papers found.')).toBeVisible();
});

it('says that the text is being compared, and offers to load a failed check again', async () => {
  servePapers([paper]);
  let isBroken = true;
  server.use(
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      isBroken
        ? response.untyped(new Response('{}', { status: 400 }))
        : response(200).json({ state: 'pending', file: null, matches: [] }),
    ),
  );
  open();
  expect(await screen.findByText('The similarity check could not be loaded')).toBeVisible();
  isBroken = false;
  const block = within(screen.getByRole('region', { name: 'Similarity check' }));
  await userEvent.click(block.getByRole('button', { name: 'Try again' }));
  expect(await block.findByText(/is being compared/)).toBeVisible();
});
