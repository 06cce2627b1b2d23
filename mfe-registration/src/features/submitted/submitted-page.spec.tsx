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
import type { PaperDetails } from '../../shared/papers/papers.api';
import { sampleDraft, samplePaper } from '../../testing/sample-papers';
import { simulatePapers } from '../../testing/papers-server';
import { registrationRemote } from '../../testing/registrations-server';

const open = () => renderRemote(registrationRemote, { path: '/submitted', user: people.plain });
const paper = (changes: Partial<PaperDetails>): PaperDetails => ({ ...samplePaper, ...changes });

it('shows state and next event of a paper in progress', async () => {
  simulatePapers(samplePaper);
  open();
  expect(await screen.findByRole('link', { name: samplePaper.title })).toHaveAttribute(
    'href',
    `/papers/${samplePaper.id}`,
  );
  expect(screen.getByText('Under review')).toBeVisible();
  expect(screen.getByText(/^Paper 118, full paper/)).toBeVisible();
  expect(screen.getByText('Decision')).toBeVisible();
  expect(screen.queryByText('Your next step')).toBeNull();
});

it.each([
  [
    { status: 'minor-corrections' as const, correctionsBy: '2999-10-19T23:59:00.000Z' },
    'Upload the revision by 19 Oct 2999',
    'Upload revision',
    `/papers/${samplePaper.id}#files`,
  ],
  [
    { status: 'accepted' as const, payment: 'none' as const },
    'Register the paper',
    'Register the paper',
    `/register-conference-form?as=presenter&paper=${samplePaper.id}`,
  ],
  [
    { status: 'accepted' as const, payment: 'pending' as const, registeredBy: 'you' as const },
    'Pay for the paper',
    'View bank details',
    `/payment-processing?paper=${samplePaper.id}`,
  ],
  [
    { status: 'accepted' as const, payment: 'confirmed' as const },
    'Upload the camera-ready paper',
    'Upload the camera-ready paper',
    `/papers/${samplePaper.id}#files`,
  ],
])('shows the next step: %j', async (changes, title, link, href) => {
  simulatePapers(paper(changes));
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

it('lists what a draft is missing and deletes it', async () => {
  simulatePapers(sampleDraft);
  open();
  expect(await screen.findByText('Missing: title, PDF.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue, step 1 of 4' })).toHaveAttribute(
    'href',
    `/submit?paper=${sampleDraft.id}&step=paper`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(screen.queryByText('Untitled paper')).toBeNull());
  expect(await screen.findByText('No papers yet')).toBeVisible();
});

it('shows an empty list', async () => {
  simulatePapers();
  open();
  expect(await screen.findByText('No papers yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a submission' })).toHaveAttribute(
    'href',
    '/submit',
  );
});

it('offers to try again after a failure', async () => {
  server.use(
    http.get('/api/v1/papers', ({ response }) =>
      response.untyped(new Response(null, { status: 500 })),
    ),
  );
  open();
  expect(await screen.findByText('Your papers could not be loaded')).toBeVisible();
  simulatePapers(samplePaper);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: samplePaper.title })).toBeVisible();
});

const at = (day: string) => `2025-10-${day}T12:00:00.000Z`;
const released = (decision: 'accepted' | 'minor-corrections' | 'rejected', day: string) => ({
  transitions: [
    { action: `release-${decision}` as const, status: decision, at: at(day), note: '' },
  ],
  status: decision,
});

it('groups papers by urgency, the newest need first', async () => {
  simulatePapers(
    paper({ id: 'a', title: 'Oldest need', ...released('accepted', '12') }),
    paper({
      id: 'b',
      title: 'Newest need',
      ...released('minor-corrections', '13'),
      correctionsBy: '2999-10-20T11:59:59.000Z',
    }),
    paper({ id: 'c', title: 'Waiting' }),
    paper({ id: 'd', title: 'Ended', ...released('rejected', '12') }),
  );
  open();
  const groups = await screen.findAllByRole('region');
  const titles = groups.map((group) =>
    within(group)
      .getAllByRole('heading')
      .filter(({ tagName }) => ['H2', 'H3'].includes(tagName))
      .map(({ textContent }) => textContent),
  );
  expect(titles).toEqual([
    ['Needs you 2', 'Newest need', 'Oldest need'],
    ['In progress 1', 'Waiting'],
    ['Finished 1', 'Ended'],
  ]);
  // Only the first need has the panel.
  expect(screen.getAllByText('Your next step')).toHaveLength(1);
  expect(screen.getByText(/^2 need you, 1 in progress, 1 finished\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Read the reviews.*Ended/ })).toBeVisible();
});

it('leaves out empty groups, and gives co-authors only what they can do', async () => {
  const role = 'co-author' as const;
  simulatePapers(
    paper({ id: 'a', title: 'Corrections', role, ...released('minor-corrections', '12') }),
    paper({ id: 'b', title: 'To pay', role, ...released('accepted', '12') }),
  );
  open();
  const groups = await screen.findAllByRole('region');
  expect(
    groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['Needs you 1', 'In progress 1']);
  expect(screen.getByRole('link', { name: 'Register the paper' })).toBeVisible();
  expect(within(groups[1]!).getByText(/You are a co-author\./)).toBeVisible();
  expect(within(groups[1]!).queryByRole('link', { name: /Upload/ })).toBeNull();
});
