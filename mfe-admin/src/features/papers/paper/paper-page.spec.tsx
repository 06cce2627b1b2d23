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
import { sampleCandidates, samplePaper, sampleReview } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

/** The window of a test is as narrow as a phone’s, where each part of the page is a tab. */
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

const open = (id: string) =>
  renderRemote({ routes, remote }, { path: `/admin/papers/${id}`, user: people.admin });

it('sends a paper to review with its screening figures', async () => {
  const paper = samplePaper(1);
  const { sent } = servePapers([paper]);
  open(paper.id);
  await userEvent.type(await screen.findByLabelText('Similarity'), '12,5');
  await userEvent.type(screen.getByLabelText('AI share'), '130');
  await userEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByLabelText('AI share'));
  await userEvent.type(screen.getByLabelText('AI share'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(await screen.findByText(/sent to review. The author was notified/)).toBeVisible();
  const body = { similarityPercent: 12.5, aiPercent: 3, pass: true, revision: 3 };
  expect(sent).toEqual([['screening', body]]);
});

it.each([
  ['offers its acts to those who may act on it', true],
  ['offers those who only read papers of its topic no acts', false],
])('%s', async (_, mayAct) => {
  const note = {
    id: '00000000-0000-4000-8000-000000000801',
    ...{ text: 'Ask for the data.', author: 'Esi Owusu', isOwn: true },
    createdAt: '2025-10-10T08:00:00.000Z',
  };
  const paper = samplePaper(1, { mayAct, tags: ['discuss'], notes: [note] });
  servePapers([paper]);
  open(paper.id);
  expect(await screen.findByText('Ask for the data.')).toBeInTheDocument();
  const names = ['Send to review', 'Hand over', 'Add note', /^Delete note/, /^Remove tag/];
  for (const name of names) {
    expect(screen.queryAllByRole('button', { name, hidden: true })).toHaveLength(mayAct ? 1 : 0);
  }
});

it('returns a paper to the author with a note', async () => {
  const paper = samplePaper(1);
  const { sent } = servePapers([paper]);
  open(paper.id);
  await userEvent.click(await screen.findByRole('button', { name: 'Return to author' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Return to author' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Note to authors'), 'It names you.');
  await userEvent.click(dialog.getByRole('button', { name: 'Return to author' }));
  expect(await screen.findByText(/Paper returned. The author was notified/)).toBeVisible();
  expect(sent).toEqual([['return-to-author', { note: 'It names you.', revision: 3 }]]);
});

it('records a decision once enough reviews are submitted', async () => {
  const reviewList = [sampleReview(1), sampleReview(2, { recommendation: 'rejected' })];
  const few = samplePaper(1, {
    status: 'under-review',
    reviewList: reviewList.slice(0, 1),
    reviews: { assigned: 3, submitted: 1 },
  });
  servePapers([few]);
  const { unmount } = open(few.id);
  expect(await screen.findByText(/needs 2 submitted reviews/)).toBeVisible();
  unmount();

  const paper = { ...few, reviewList, reviews: { assigned: 3, submitted: 2 } };
  const { sent } = servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews/);
  expect(await screen.findByText('Reviewer 2: Sample Reviewer 2')).toBeVisible();
  await openTab(/^Actions/);
  await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Rejected');
  await userEvent.click(screen.getByRole('button', { name: 'Record decision' }));
  expect(await screen.findByText(/Authors can’t see it until you release it/)).toBeVisible();
  expect(sent[0]).toMatchObject(['decision', { decision: 'rejected', revision: 3 }]);
});

it('assigns a reviewer, and overrides a conflict with a reason', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  const { sent } = servePapers([paper]);
  open(paper.id);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign Candidate 1' }));
  expect(await screen.findByText('Review request sent to Candidate 1.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Override conflict' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Other campus.');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Review request sent to Candidate 2.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject(['assignments', { overrideReason: 'Other campus.' }]);
  expect(screen.queryByRole('button', { name: 'Assign Candidate 3' })).toBeNull();
});

it('asks before it reminds reviewers, and names whom it emails', async () => {
  const open1 = { status: 'accepted', submittedAt: null } as const;
  const reviewList = [
    ...[sampleReview(1, open1), sampleReview(2, { ...open1, status: 'invited' })],
    ...[sampleReview(3), sampleReview(4, { ...open1, status: 'declined' })],
  ];
  const paper = samplePaper(1, { status: 'under-review', reviewList });
  servePapers([paper]);
  const bodies: object[] = [];
  server.use(
    http.post('/api/v1/admin/papers/reminders', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json({ reminded: 2, skipped: 0 });
    }),
  );
  open(paper.id);
  await userEvent.click(await screen.findByRole('button', { name: 'Send reminders' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/at once: Sample Reviewer 1, Sample Reviewer 2\./)).toBeVisible();
  expect(bodies).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }));
  expect(await screen.findByText('2 reminders sent.')).toBeVisible();
  expect(bodies).toEqual([{ ids: [paper.id] }]);
});

it('shows a request to review that is on hold, and asks the same person no second time', async () => {
  const paper = samplePaper(1, {
    status: 'under-review',
    heldRequests: [
      {
        id: '00000000-0000-4000-8000-000000000902',
        kind: 'review-request',
        endsAt: '2025-10-10T09:53:00.000Z',
        by: 'Esi Owusu',
        byId: people.admin.id,
        name: 'Candidate 1',
      },
    ],
  });
  servePapers([paper]);
  const items = sampleCandidates.map((each, at) => ({ ...each, isOnHold: at === 0 }));
  server.use(
    http.get('/api/v1/admin/papers/{id}/candidates', ({ response }) =>
      response(200).json({ items, total: items.length }),
    ),
  );
  open(paper.id);
  expect(await screen.findByText('On hold')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign Candidate 1' })).toBeNull();
  await openTab(/Reviews/);
  expect(screen.getByText('On hold until 09:53 UTC')).toBeVisible();
});

it('shows when a reviewer is unassigned, in place of the acts on the review', async () => {
  const hold = {
    id: '00000000-0000-4000-8000-000000000902',
    kind: 'review-unassign',
    endsAt: '2025-10-10T09:53:00.000Z',
    by: 'Esi Owusu',
    byId: people.admin.id,
  };
  const open1 = { status: 'accepted', submittedAt: null } as const;
  const paper = samplePaper(1, {
    status: 'under-review',
    reviewList: [sampleReview(1, { ...open1, hold }), sampleReview(2, open1)],
  });
  servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews/);
  const rowOf = async (name: RegExp) =>
    within((await screen.findByRole('heading', { name, level: 3 })).closest('article')!);
  const held = await rowOf(/Sample Reviewer 1/);
  expect(held.getByText('Unassigned at 09:53 UTC')).toBeVisible();
  expect(held.queryByRole('button')).toBeNull();
  // The control.
  const other = await rowOf(/Sample Reviewer 2/);
  expect(other.queryByText(/^Unassigned/)).toBeNull();
  expect(other.getByRole('button', { name: 'Unassign Sample Reviewer 2' })).toBeVisible();
});

it('shows the reason and the suggestion of an invited person who declined', async () => {
  const at = '2025-10-03T08:00:00.000Z';
  const paper = samplePaper(1, {
    status: 'under-review',
    invitations: [
      {
        id: '00000000-0000-4000-8000-000000000901',
        round: 1,
        email: 'invited@example.org',
        dueAt: at,
        createdAt: at,
        expiresAt: at,
        respondedAt: at,
        declineReason: 'Outside my field',
        declaredConflict: null,
        suggestedName: 'Sipho Dube',
        suggestedEmail: 'sipho@example.org',
        hold: null,
      },
    ],
  });
  servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews/);
  const invitation = (await screen.findByRole('heading', { name: 'invited@example.org' }))
    .parentElement!;
  expect(invitation).toHaveTextContent('Outside my field');
  expect(invitation).toHaveTextContent('Sipho Dube, sipho@example.org');
  expect(within(invitation).queryByRole('button')).toBeNull();
});

it('shows the agreement with its text, and downloads the signed form', async () => {
  const form = { id: '00000000-0000-4000-8000-000000000301', name: 'signed.pdf', bytes: 2048 };
  const agreed = { by: 'Esi Owusu', title: 'Licence', version: '2', text: 'CC BY 4.0', form };
  const paper = samplePaper(1, {
    status: 'accepted',
    agreed: { ...agreed, at: '2025-10-16T09:00:00.000Z' },
  });
  servePapers([paper]);
  const { unmount } = open(paper.id);
  await openTab(/^Files/);
  expect(await screen.findByText('Signed form')).toBeVisible();
  expect(screen.getByText('CC BY 4.0')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download signed form' })).toBeEnabled();
  unmount();

  servePapers([samplePaper(1, { status: 'accepted' })]);
  open(paper.id);
  await openTab(/^Files/);
  expect(screen.getAllByText('No files yet.').at(-1)).toBeVisible();
  expect(screen.queryByText('Licence or copyright agreement')).toBeNull();
});

it('keeps notes between organisers, and deletes own ones', async () => {
  const note = {
    id: '00000000-0000-4000-8000-000000000802',
    text: 'Ask the ethics board.',
    author: 'Another Chair (sample)',
    isOwn: false,
    createdAt: '2025-10-09T08:00:00.000Z',
  };
  const paper = samplePaper(1, { notes: [note] });
  servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews/);
  expect(await screen.findByText('Ask the ethics board.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delete note/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('New note'), 'They agreed.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete note: They agreed.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep note' }));
  expect(screen.getByText('They agreed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete note: They agreed.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect(await screen.findByText('Note deleted.')).toBeVisible();
  expect(screen.queryByText('They agreed.')).toBeNull();
});

it('compares the scores of the reviewers by criterion', async () => {
  const { criteria } = sampleReview(1);
  const reviewList = [
    sampleReview(1),
    sampleReview(2, { criteria: { ...criteria, method: 5 }, recommendation: 'accepted' }),
    sampleReview(3, { criteria: { ...criteria, method: 1 } }),
  ];
  const paper = samplePaper(1, { status: 'under-review', reviewList });
  servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews 3/);
  const table = within(await screen.findByRole('region', { name: 'Scores' }));
  expect(table.getByText('2 of 3 agree')).toBeVisible();
  const method = table.getByRole('row', { name: /^Method/ });
  expect(method).toHaveTextContent('3.0');
  expect(method).toHaveTextContent('from 1.0 to 5.0');
  expect(method.querySelector('[data-wide="true"]')).not.toBeNull();
  const clarity = table.getByRole('row', { name: /^Clarity/ });
  expect(clarity.querySelector('[data-wide="true"]')).toBeNull();
});

it('goes through the list that the reader came from by J and K', async () => {
  const papers = [1, 2, 3].map((n) => samplePaper(n, { status: 'under-review' }));
  const { asked } = servePapers(papers);
  const { router } = renderRemote(
    { routes, remote },
    { path: '/admin/papers?phase=review', user: people.admin },
  );
  await userEvent.click(await screen.findByRole('link', { name: papers[1]!.title }));
  expect(await screen.findByText('2 in the list')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ phase: 'review' });
  await userEvent.keyboard('j');
  expect(await screen.findByText('3 in the list')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/admin/papers/${papers[2]!.id}`);
  await userEvent.keyboard('k');
  await userEvent.click(await screen.findByRole('link', { name: /^Previous paper: Radio/ }));
  expect(await screen.findByText('1 in the list')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Previous paper/ })).toBeNull();
  await openTab(/^Reviews/);
  await userEvent.type(screen.getByLabelText('New note'), 'jk');
  expect(router.state.location.pathname).toBe(`/admin/papers/${papers[0]!.id}`);
});

it('adds a tag', async () => {
  const paper = samplePaper(1, { tags: ['discuss'] });
  const { sent } = servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews/);
  expect(screen.getByRole('button', { name: 'Remove tag discuss' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('New tag'), 'ethics');
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByRole('button', { name: 'Remove tag ethics' })).toBeVisible();
  expect(sent).toMatchObject([['acts', { act: 'tag', tag: 'ethics', papers: [{ id: paper.id }] }]]);
});

it('corrects the screening figures after screening', async () => {
  const paper = samplePaper(1, { status: 'accepted', similarityPercent: 4, aiPercent: 1 });
  const { sent } = servePapers([paper]);
  open(paper.id);
  await openTab(/^Actions/);
  await userEvent.click(screen.getByRole('button', { name: 'Correct figures' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Similarity'));
  await userEvent.type(dialog.getByLabelText('Similarity'), '31');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Checked again.');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct figures' }));
  expect(await screen.findByText('Figures corrected.')).toBeVisible();
  const body = { similarityPercent: 31, aiPercent: 1, reason: 'Checked again.', revision: 3 };
  expect(sent).toEqual([['figures', body]]);
});

it('withdraws a paper for its author with a reason', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  const { sent } = servePapers([paper]);
  open(paper.id);
  await openTab(/^Actions/);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw paper' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'You asked us to.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw paper' }));
  expect(await screen.findByText(/Paper withdrawn. The author was notified/)).toBeVisible();
  expect(sent).toMatchObject([['withdrawal', { reason: 'You asked us to.' }]]);
});

describe('a registered paper', () => {
  const publication = { registration: 'paid', cameraReady: 'missing' } as const;
  const paper = samplePaper(1, { status: 'accepted', publication });

  it('leads those who read payments to its payment, instead of reopening', async () => {
    servePapers([paper]);
    open(paper.id);
    await openTab(/^Actions/);
    const [link] = await screen.findAllByRole('link', { name: 'Open payment AIM25-7KQ2' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/payments.item=0000/));
    expect(screen.getByText(/250 received/)).toBeVisible();
    expect(screen.getByText('Registered: Esi Mensah')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen paper' })).toBeNull();
  });

  it('is only paid or not for chairs', async () => {
    servePapers([paper]);
    renderRemote(
      { routes, remote },
      {
        path: `/admin/papers/${paper.id}`,
        user: people.admin,
        rights: ['papers:read', 'papers:write'],
      },
    );
    await openTab(/^Actions/);
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.queryByText(/250/)).toBeNull();
    expect(screen.getByText(/Ask someone who handles payments/)).toBeVisible();
  });
});

it('shows the response of the authors with the reviews of its round', async () => {
  const form = { general: 'Thank you.', answers: [{ reviewer: 2, text: 'We explain it.' }] };
  const paper = samplePaper(1, {
    status: 'under-review',
    reviewList: [sampleReview(1), sampleReview(2)],
    responses: [{ round: 1, form, submittedAt: '2025-10-12T15:00:00.000Z' }],
  });
  servePapers([paper]);
  open(paper.id);
  await openTab(/^Reviews/);
  expect(await screen.findByRole('heading', { name: 'Response of the authors' })).toBeVisible();
  expect(screen.getByText('Thank you.')).toBeVisible();
  const answer = within(screen.getByRole('article', { name: 'To Reviewer 2' }));
  expect(answer.getByText('We explain it.')).toBeVisible();
});
