import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { samplePaper, sampleReview, servePapers } from '../../testing/sample-papers';

const open = (path = '/admin/papers') =>
  renderRemote({ routes, remote }, { path, user: people.admin });
const openPaper = (id: string) => open(`/admin/papers/${id}`);

describe('the list', () => {
  it('says so when there are no papers', async () => {
    servePapers([]);
    open();
    expect(await screen.findByText('No papers have been submitted yet')).toBeVisible();
  });

  it('shows status, reviews and what is overdue, and filters by status', async () => {
    const { asked } = servePapers([
      samplePaper(1, { isOverdue: true }),
      samplePaper(2, { status: 'under-review', reviews: { assigned: 3, finished: 1 } }),
    ]);
    open();
    expect(await screen.findByText('Overdue', { selector: 'span' })).toBeVisible();
    expect(screen.getByText(/1 of 3/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Under review/ }));
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ status: 'under-review' });
  });
});

describe('a paper', () => {
  it('passes screening with its figures', async () => {
    const paper = samplePaper(1);
    const { sent } = servePapers([paper]);
    openPaper(paper.id);
    await userEvent.type(await screen.findByLabelText('Similarity'), '12,5');
    await userEvent.type(screen.getByLabelText('AI share'), '130');
    await userEvent.click(screen.getByRole('button', { name: 'Save figures' }));
    expect(sent).toEqual([]);
    await userEvent.clear(screen.getByLabelText('AI share'));
    await userEvent.type(screen.getByLabelText('AI share'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Save figures' }));
    expect(await screen.findByText(/under review, and its author has a mail/)).toBeVisible();
    const body = { similarityPercent: 12.5, aiPercent: 3, pass: true, revision: 3 };
    expect(sent).toEqual([['screening', body]]);
  });

  it('is turned back only with words for its author', async () => {
    const paper = samplePaper(1);
    const { sent } = servePapers([paper]);
    openPaper(paper.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn back' }));
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Note to the authors'), 'It names you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn back' }));
    expect(await screen.findByText(/turned back, and its author has a mail/)).toBeVisible();
    expect(sent).toEqual([['turn-back', { note: 'It names you.', revision: 3 }]]);
  });

  it('is decided beside its reviews, once there are enough', async () => {
    const reviewList = [sampleReview(1), sampleReview(2, { recommendation: 'rejected' })];
    const few = samplePaper(1, {
      status: 'under-review',
      reviewList: reviewList.slice(0, 1),
      reviews: { assigned: 3, finished: 1 },
    });
    servePapers([few]);
    const { unmount } = openPaper(few.id);
    expect(await screen.findByText(/needs 2 finished reviews/)).toBeVisible();
    unmount();

    const paper = { ...few, reviewList, reviews: { assigned: 3, finished: 2 } };
    const { sent } = servePapers([paper]);
    openPaper(paper.id);
    expect(await screen.findByText('Reviewer 2: Sample Reviewer 2')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Decision'), 'Reject');
    await userEvent.click(screen.getByRole('button', { name: 'Record decision' }));
    expect(await screen.findByText(/Its author does not see it yet/)).toBeVisible();
    expect(sent[0]).toMatchObject(['decision', { decision: 'rejected', revision: 3 }]);
  });

  it('asks a candidate, and for a reason where there is a conflict', async () => {
    const paper = samplePaper(1, { status: 'under-review' });
    const { sent } = servePapers([paper]);
    openPaper(paper.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Candidate 1' }));
    expect(await screen.findByText('Candidate 1 is asked by mail.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask all the same' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Other campus.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Candidate 2 is asked by mail.')).toBeVisible();
    expect(sent.at(-1)).toMatchObject(['assignments', { overrideReason: 'Other campus.' }]);
    expect(screen.queryByRole('button', { name: 'Ask Candidate 3' })).toBeNull();
  });
});

it('decisions are released after a look at their mails, those that are left out not', async () => {
  const [one, other] = [
    samplePaper(1, { status: 'decided' }),
    samplePaper(2, { status: 'decided' }),
  ];
  const { sent } = servePapers([one, other]);
  open('/admin/papers/release');
  expect(await screen.findAllByText('Mail to esi@example.org')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: /Who moderates/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Release one decision' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release one decision' }));
  expect(await screen.findByText('One decision is released.')).toBeVisible();
  expect(sent).toEqual([['release', { papers: [{ id: one.id, revision: 3 }], preview: false }]]);
});

it('accepted corrections wait for their release beside first decisions', async () => {
  const { asked } = servePapers([
    samplePaper(1, { status: 'decided' }),
    samplePaper(2, { status: 'verified' }),
  ]);
  open('/admin/papers/release');
  expect(await screen.findAllByText('Mail to esi@example.org')).toHaveLength(1);
  expect(screen.getByText('1–1 of 1')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Accepted corrections (1)' }));
  expect(await screen.findByText(/^#2/)).toBeVisible();
  expect(screen.queryByText(/^#1/)).toBeNull();
  expect(asked.at(-1)).toMatchObject({ status: 'verified', limit: '20' });
});

it('a proposal is taken in part', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  const { sent } = servePapers([paper]);
  open('/admin/papers/proposal');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Candidate 2/ }));
  expect(screen.getByText('One reviewer could not be found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask one reviewer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask one reviewer' }));
  expect(await screen.findByText('One reviewer is asked.')).toBeVisible();
  expect(sent).toMatchObject([['take', { papers: [{ id: paper.id }] }]]);
});
