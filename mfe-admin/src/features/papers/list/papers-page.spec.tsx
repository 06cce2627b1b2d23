import {
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';
import { sampleReviewer, serveReviewers } from '../../../testing/sample-reviewers';

const open = () => renderRemote({ routes, remote }, { path: '/admin/papers', user: people.admin });

it('shows an empty list', async () => {
  servePapers([]);
  open();
  expect(await screen.findByText('No papers yet')).toBeVisible();
});

it('shows reviews, score and the next step, and has a tab for each phase', async () => {
  const { asked } = servePapers([
    samplePaper(1, { isOverdue: true }),
    samplePaper(2, {
      status: 'under-review',
      reviews: { assigned: 3, submitted: 3 },
      score: 3.72,
      spread: 1.8,
      dueAt: null,
    }),
  ]);
  open();
  expect(await screen.findByText(/days late/)).toBeVisible();
  expect(screen.getByText(/3 of 3/)).toBeVisible();
  expect(screen.getByText('3.7')).toBeVisible();
  expect(screen.getByText('Ready to decide')).toBeVisible();
  expect(
    screen.getAllByRole('link', { name: /^(All|Screening|Under review|Decisions|Final) \d*$/ }),
  ).toHaveLength(5);
  await userEvent.click(screen.getByRole('link', { name: 'Under review 1' }));
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ phase: 'review' });
});

it('sorts by score, and adds and removes filters', async () => {
  const { asked } = servePapers([samplePaper(1), samplePaper(2)]);
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Score, highest first');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-score' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Poster');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-score', type: 'poster' }));
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Type: Poster' }));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('type'));
});

it('shows and filters tracks where the conference has some', async () => {
  const paper = samplePaper(1, { status: 'under-review', reviews: { assigned: 1, submitted: 1 } });
  const { asked } = servePapers([{ ...paper, dueAt: null }]);
  const media = { id: 'media', name: 'Media track', topics: [paper.topic] };
  setWindowWidth(1440);
  const edition = { ...sampleEdition, tracks: [{ ...media, limits: { reviewsNeeded: 1 } }] };
  renderRemote({ routes, remote }, { path: '/admin/papers', user: people.admin, edition });
  expect(await screen.findByRole('cell', { name: 'Media track' })).toBeVisible();
  // The conference needs two reviews.
  expect(screen.getByText('Ready to decide')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Track'), 'Media track');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ track: 'media' }));
});

it('names no tracks where there are none', async () => {
  servePapers([samplePaper(1)]);
  setWindowWidth(1440);
  renderRemote(
    { routes, remote },
    { path: '/admin/papers?columns=topic.track', user: people.admin },
  );
  expect(await screen.findByRole('columnheader', { name: 'Topic' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Track' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByLabelText('Track')).not.toBeInTheDocument();
});

it('opens the tab of a status, and lets go of the status with the tab', async () => {
  const { asked } = servePapers([samplePaper(1, { status: 'accepted' })]);
  renderRemote({ routes, remote }, { path: '/admin/papers?status=accepted', user: people.admin });
  expect(await screen.findByRole('link', { name: 'Final 1' })).toHaveAttribute('aria-current');
  await userEvent.click(screen.getByRole('link', { name: /^Screening/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ phase: 'screening' }));
  expect(asked.at(-1)).not.toHaveProperty('status');
});

it('marks the words of a search where they are, and shows other text as it is', async () => {
  const found = [
    { text: 'Interviews, <b>once</b> ', isMatch: false },
    { text: 'transcribed', isMatch: true },
    { text: ', in Dakar', isMatch: false },
  ];
  const paper = samplePaper(1);
  servePapers([paper, samplePaper(2)], { [paper.id]: found });
  open();
  const [row] = await screen.findAllByText(/Interviews, <b>once<\/b>/);
  expect(row).toHaveTextContent('Interviews, <b>once</b> transcribed, in Dakar');
  expect(within(row!).getByText('transcribed', { selector: 'mark' })).toBeVisible();
  expect(document.querySelectorAll('mark')).toHaveLength(1);
});

it('shows the columns that were chosen', async () => {
  setWindowWidth(1440);
  servePapers([samplePaper(1)]);
  open();
  expect(await screen.findByRole('columnheader', { name: 'Score' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Topic' }));
  expect(await screen.findByRole('columnheader', { name: 'Topic' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Score' }));
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Score' })).not.toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show default columns' }));
  expect(await screen.findByRole('columnheader', { name: 'Score' })).toBeVisible();
});

it('shows who handles a paper in a column, and filters by the reader and by no one', async () => {
  setWindowWidth(1440);
  const handler = { id: '00000000-0000-4000-8000-000000000777', name: 'Kofi Mensah' };
  const { asked } = servePapers([samplePaper(1, { handler })]);
  open();
  await screen.findByText('1–1 of 1');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Handled by' }));
  expect(await screen.findByRole('columnheader', { name: 'Handled by' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Kofi Mensah' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Handled by'), 'Me');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ handler: 'mine' }));
  await userEvent.selectOptions(screen.getByLabelText('Handled by'), 'No one in particular');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ handler: 'none' }));
});

it('saves the search, filters and order as a view, and opens it', async () => {
  const { asked } = servePapers([samplePaper(1)]);
  renderRemote(
    { routes, remote },
    { path: '/admin/papers?phase=screening&sort=-score', user: people.admin },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  await userEvent.type(screen.getByLabelText('Name of the view'), 'Best first');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const view = await screen.findByRole('button', { name: 'Views, current: Best first' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('link', { name: /^Final/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ phase: 'final' }));
  await userEvent.click(view);
  await userEvent.click(screen.getByRole('link', { name: 'Best first' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ phase: 'screening', sort: '-score' }));
});

it('moves, searches and helps by single keys, which fields keep to themselves', async () => {
  servePapers([samplePaper(1), samplePaper(2)]);
  open();
  const rows = () => [...document.querySelectorAll('[data-row]')];
  await screen.findByText('1–2 of 2');
  await userEvent.keyboard('j');
  expect(rows()[0]).toHaveFocus();
  await userEvent.keyboard('j');
  expect(rows()[1]).toHaveFocus();
  await userEvent.keyboard('k');
  expect(rows()[0]).toHaveFocus();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('jk?');
  expect(screen.getByRole('searchbox')).toHaveValue('jk?');
  screen.getByRole('searchbox').blur();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('leaves single keys alone once they are turned off', async () => {
  servePapers([samplePaper(1)]);
  server.use(
    http.get('/api/v1/auth/preferences', ({ response }) =>
      response(200).json({
        ...{ hasShortcuts: false, paperColumns: null, exportColumns: {}, views: [] },
        getsAnnouncements: true,
      }),
    ),
  );
  open();
  await screen.findByText('1–1 of 1');
  screen.getByRole('link', { name: 'Skip to list' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Papers' })).toHaveFocus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('region', { name: 'Papers' })).toHaveFocus();
});

const serveColumns = () =>
  server.use(
    http.get('/api/v1/downloads/columns/{kind}', ({ response }) =>
      response(200).json({
        columns: [
          { id: 'number', label: 'Number' },
          { id: 'title', label: 'Title' },
          { id: 'abstract', label: 'Abstract' },
        ],
        sets: [{ id: 'proceedings', label: 'Proceedings', columns: ['title', 'abstract'] }],
      }),
    ),
  );

async function chooseColumns() {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose columns…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose columns to export' });
  await within(dialog).findByText(/of 3 columns/);
  return within(dialog);
}

it('keeps column sets under names, and brings a deleted one back', async () => {
  servePapers([samplePaper(1)]);
  serveColumns();
  open();
  const dialog = await chooseColumns();
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  const isPressed = (name: string) =>
    dialog.getByRole('button', { name }).getAttribute('aria-pressed');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Abstract' }));
  await userEvent.click(dialog.getByText('Save this choice as a column set'));
  await userEvent.type(dialog.getByLabelText('Name of the column set'), 'Short list');
  await press('Save column set');
  expect(await dialog.findByText('Change “Short list”')).toBeVisible();
  await press('Proceedings');
  expect(dialog.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await press('Short list');
  expect(isPressed('Short list')).toBe('true');
  expect(dialog.getByText('2 of 3 columns')).toBeVisible();

  await userEvent.click(dialog.getByRole('checkbox', { name: 'Number' }));
  expect(isPressed('Short list')).toBe('false');
  await press('Replace “Short list”');
  await waitFor(() => expect(isPressed('Short list')).toBe('true'));
  expect(dialog.getByLabelText('Name of the column set')).toHaveFocus();
  await press('Delete “Short list”');
  expect(await dialog.findByText('“Short list” was deleted.')).toBeVisible();
  expect(dialog.getByLabelText('Name of the column set')).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Short list' })).toBeNull();
  await press('Undo');
  expect(await dialog.findByRole('button', { name: 'Short list' })).toBeVisible();
  expect(dialog.getByLabelText('Name of the column set')).toHaveFocus();
  await press('Close');
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(screen.queryByRole('link', { name: 'Short list' })).toBeNull();
});

it('says how many columns of a set are not available, and exports without them', async () => {
  const asked: unknown[] = [];
  servePapers([samplePaper(1)]);
  serveColumns();
  server.use(
    http.get('/api/v1/auth/preferences', ({ response }) =>
      response(200).json({
        ...{ hasShortcuts: true, paperColumns: null, exportColumns: {}, getsAnnouncements: true },
        views: [
          {
            id: '00000000-0000-4000-8000-000000000701',
            ...{ list: 'papers-export', name: 'With notes' },
            search: 'columns=title+notes+handler',
          },
        ],
      }),
    ),
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#export' });
    }),
  );
  open();
  const dialog = await chooseColumns();
  await userEvent.click(dialog.getByRole('button', { name: 'With notes' }));
  expect(dialog.getByText(/^2 columns of this set are not available to you/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([{ kind: 'papers', columns: ['title'] }]);
});

it('exports the columns that a person chose, and keeps the choice', async () => {
  const asked: unknown[] = [];
  servePapers([samplePaper(1)]);
  serveColumns();
  server.use(
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#export' });
    }),
  );
  open();
  const dialog = await chooseColumns();
  expect(await dialog.findByText('3 of 3 columns')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Proceedings' }));
  expect(dialog.getByRole('checkbox', { name: 'Number' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Abstract' }));
  await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([{ kind: 'papers', format: 'csv', columns: ['title'] }]);

  const again = await chooseColumns();
  expect(await again.findByText('1 of 3 columns')).toBeVisible();
  await userEvent.click(again.getByRole('checkbox', { name: 'Title' }));
  expect(again.getByRole('button', { name: 'CSV' })).toBeDisabled();
});

it('shows whether an accepted paper is paid and has its camera-ready version', async () => {
  setWindowWidth(1440);
  const publication = { registration: 'paid', cameraReady: 'received' } as const;
  servePapers([samplePaper(1, { status: 'accepted', publication }), samplePaper(2)]);
  const path = '/admin/papers?columns=registration.cameraReady';
  renderRemote({ routes, remote }, { path, user: people.admin });
  const table = await screen.findByRole('table', { name: 'Papers' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('PaidReceived');
  expect(second).not.toHaveTextContent('Not registered');
});

it('acts on chosen papers after a preview of who is told and which refuse', async () => {
  setWindowWidth(1440);
  const { sent } = servePapers([
    samplePaper(1, { status: 'screening', similarityPercent: 4, aiPercent: 1 }),
    samplePaper(2, { status: 'screening' }),
  ]);
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all papers/ }));
  const bar = screen.getByRole('region', { name: 'Selected papers' });
  expect(within(bar).getByText('2 selected')).toBeVisible();
  expect(within(bar).queryByRole('button', { name: 'Release decisions' })).toBeNull();
  await userEvent.click(within(bar).getByRole('button', { name: 'Send to review' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(/1 paper changes, 1 person is emailed: esi@example.org/),
  ).toBeVisible();
  expect(within(dialog).getByText('Both figures are missing.', { selector: 'b' })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 to review' }));
  expect(await screen.findByText('1 paper changed.')).toBeVisible();
  expect(sent).toMatchObject([['acts', { act: 'pass', papers: [{ id: samplePaper(1).id }] }]]);
  expect(screen.queryByRole('region', { name: 'Selected papers' })).toBeNull();
});

it('offers no menu when all acts are in the bar', async () => {
  setWindowWidth(1440);
  servePapers([samplePaper(1, { status: 'accepted', tags: ['radio'] })]);
  open();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Select ${samplePaper(1).title}` }),
  );
  const bar = within(screen.getByRole('region', { name: 'Selected papers' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add tag',
    'Remove tag',
    'Download PDFs',
    'Clear',
  ]);
});

it('groups refusals by reason, with the papers of each', async () => {
  servePapers([1, 2, 3].map((n) => samplePaper(n, { status: 'screening' })));
  open();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Select ${samplePaper(1).title}` }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${samplePaper(2).title}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText('Both figures are missing.')).toHaveLength(1);
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Send 0 to review' })).toBeDisabled();
});

it('asks for the decision, the reviewer or nothing before the preview of an act', async () => {
  setWindowWidth(1440);
  const paper = samplePaper(1, { status: 'under-review' });
  const { sent } = servePapers([paper]);
  const reviewer = sampleReviewer(1);
  const downloads: unknown[] = [];
  serveReviewers([reviewer]);
  server.use(
    http.post('/api/v1/downloads', async ({ request, response }) => {
      downloads.push(await request.json());
      return response(201).json({ url: '#papers' });
    }),
  );
  open();
  const choose = async (act: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${paper.title}` }));
    if (!screen.queryByRole('button', { name: act }))
      await userEvent.click(
        within(screen.getByRole('region', { name: 'Selected papers' })).getByRole('button', {
          name: 'More actions',
        }),
      );
    await userEvent.click(screen.getByRole('button', { name: act }));
    return within(await screen.findByRole('dialog'));
  };
  const decide = await choose('Record decision');
  await userEvent.selectOptions(decide.getByLabelText('Decision'), 'Rejected');
  await userEvent.click(decide.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/1 paper changes, no one is emailed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Record 1 decision' }));
  await screen.findByText('1 paper changed.');

  const assign = await choose('Assign reviewer');
  await userEvent.selectOptions(await assign.findByLabelText('Reviewer'), reviewer.id);
  await userEvent.click(assign.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Request 1 review' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      ['acts', { act: 'decide', decision: 'rejected', noteToAuthors: '' }],
      ['acts', { act: 'assign', reviewerId: reviewer.id, papers: [{ id: paper.id }] }],
    ]),
  );

  const download = await choose('Download PDFs');
  expect(download.getByText(/No paper changes, and no one is emailed/)).toBeVisible();
  await userEvent.click(download.getByRole('button', { name: 'Download 1 PDF' }));
  await waitFor(() =>
    expect(downloads).toMatchObject([{ kind: 'papers', format: 'zip', ids: [paper.id] }]),
  );
});

it('tags chosen papers, and filters by a tag', async () => {
  const { asked } = servePapers([samplePaper(1, { tags: ['discuss'] }), samplePaper(2)]);
  open();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Select ${samplePaper(2).title}` }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  await userEvent.type(await screen.findByLabelText('Tag'), 'ethics');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tag 1' }));
  expect(await screen.findByText('ethics', { selector: 'li' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Tag'), 'discuss (1)');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tag: 'discuss' }));
});
