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
      response(200).json({ state: 'compared', file: 'read', report: null, matches: [match] }),
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
    ...{ state: 'compared' as const, file: 'read' as const, report: null },
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
      response(200).json({ state: 'compared', file: 'unreadable', report: null, matches: [] }),
    ),
  );
  open();
  expect(await screen.findByText(/The file has no text that can be read/)).toBeVisible();
});

it('fills the reported figure into an empty field of screening', async () => {
  servePapers([{ ...paper, status: 'submitted', similarityPercent: null }]);
  server.use(
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      response(200).json({
        ...{ state: 'compared', file: 'read', matches: [] },
        report: {
          ...{ service: 'iThenticate', state: 'ready', percent: 7.5 },
          ...{ failure: null, requestedAt: '2026-05-04T08:00:00Z' },
        },
      }),
    ),
  );
  open();
  await waitFor(() => expect(screen.getByLabelText('Similarity')).toHaveValue('7.5'));
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
        : response(200).json({ state: 'pending', file: null, report: null, matches: [] }),
    ),
  );
  open();
  expect(await screen.findByText('The similarity check could not be loaded')).toBeVisible();
  isBroken = false;
  const block = within(screen.getByRole('region', { name: 'Similarity check' }));
  await userEvent.click(block.getByRole('button', { name: 'Try again' }));
  expect(await block.findByText(/is being compared/)).toBeVisible();
});

it('sends the file to a service, and opens its report', async () => {
  servePapers([paper]);
  const report = {
    ...{ service: 'iThenticate', state: 'none' as const },
    ...{ percent: null, failure: null, requestedAt: null },
  };
  const reports = [report, { ...report, state: 'ready' as const, percent: 23.4 }];
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  server.use(
    http.get('/api/v1/admin/papers/{id}/similarity', ({ response }) =>
      response(200).json({
        ...{ state: 'compared', file: 'read', matches: [] },
        report: reports[0] ?? null,
      }),
    ),
    http.post('/api/v1/admin/papers/{id}/similarity/report', ({ response }) => {
      reports.shift();
      return response(200).json({ ...report, state: 'waiting' });
    }),
    http.post('/api/v1/admin/papers/{id}/similarity/report/address', ({ response }) =>
      response(200).json({ url: 'https://reports.example/1' }),
    ),
  );
  open();
  const block = within(await screen.findByRole('region', { name: 'iThenticate' }));
  await userEvent.click(block.getByRole('button', { name: 'Compare with iThenticate' }));
  expect(await block.findByText('23.4% of the paper was found elsewhere.')).toBeVisible();
  await userEvent.click(block.getByRole('button', { name: 'Open report' }));
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith('https://reports.example/1'),
  );
  expect(tab.opener).toBeNull();
  openTab.mockRestore();
});
