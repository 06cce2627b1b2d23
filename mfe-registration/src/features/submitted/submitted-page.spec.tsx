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

it('shows state, timeline and next step of a paper', async () => {
  simulatePapers(samplePaper);
  open();
  expect(await screen.findByRole('link', { name: samplePaper.title })).toHaveAttribute(
    'href',
    `/papers/${samplePaper.id}`,
  );
  expect(screen.getByText('Under review')).toBeVisible();
  expect(screen.getByText('Paper 118, Full paper')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Done: Submitted3 Oct 2025, 16:20 UTC');
  expect(steps[2]).toHaveTextContent('Next: Review and decision');
  expect(screen.queryByText('Your next step')).toBeNull();
});

it.each([
  [
    { status: 'minor-corrections' as const, correctionsBy: '2999-10-19T23:59:00.000Z' },
    'Submit your revision by 19 Oct 2999',
    'Upload revision',
    `/papers/${samplePaper.id}#files`,
  ],
  [
    { status: 'accepted' as const, payment: 'none' as const },
    'Register the paper',
    'Register the paper',
    '/conference-register',
  ],
  [
    { status: 'accepted' as const, payment: 'pending' as const },
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
  expect(await screen.findByText('Please give the paper a title')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `/submit?paper=${sampleDraft.id}`,
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
