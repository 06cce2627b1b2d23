import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import type { PaperDetails } from '../../papers/papers.api';
import { samplePaper } from '../../papers/samples';
import { simulatePapers } from '../../papers/simulated-papers';
import { registrationRemote } from '../../registration/simulated';

function open(changes: Partial<PaperDetails> = {}, id = samplePaper.id) {
  simulatePapers({ ...samplePaper, ...changes });
  renderRemote(registrationRemote, { path: `/papers/${id}`, user: people.plain });
}

const released: Partial<PaperDetails> = {
  status: 'minor-corrections',
  correctionsBy: '2999-10-19T23:59:00.000Z',
  decisions: [
    {
      round: 1,
      decision: 'minor-corrections',
      note: 'Please look at section 2.',
      releasedAt: '2025-10-12T15:00:00.000Z',
    },
  ],
  reviews: [
    {
      round: 1,
      reviewer: 2,
      recommendation: 'minor-corrections',
      criteria: { originality: 4 },
      confidence: 3,
      comments: 'A fine paper.',
    },
  ],
};

test('what was handed in, with pages, size and hash', async () => {
  open();
  expect(await screen.findByRole('heading', { name: samplePaper.title })).toBeVisible();
  const files = within(screen.getByRole('region', { name: 'Files' }));
  expect(files.getByText('8 pages, 340 KB')).toBeVisible();
  expect(files.getByText('ab12'.repeat(16))).toBeVisible();
  expect(files.getByRole('button', { name: 'Download yoruba.pdf' })).toBeEnabled();
  expect(
    screen.getByText('Amina Sample, University (sample), presents, corresponding'),
  ).toBeVisible();
});

test('has its heading while the paper is on its way, and keeps it', async () => {
  open();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Paper' });
  heading.focus();
  expect(await screen.findByRole('heading', { level: 1, name: samplePaper.title })).toHaveFocus();
});

test('goes on from the part that the address names', async () => {
  open(released, `${samplePaper.id}#files`);
  expect(await screen.findByRole('region', { name: 'Files' })).toHaveFocus();
});

test('the released decision and its reviews, by alias', async () => {
  open(released);
  const reviews = within(await screen.findByRole('region', { name: 'Decision and reviews' }));
  expect(reviews.getByRole('heading', { name: 'Minor corrections' })).toBeVisible();
  expect(reviews.getByText('Please look at section 2.')).toBeVisible();
  expect(reviews.getByRole('heading', { name: 'Reviewer 2' })).toBeVisible();
  expect(reviews.getByText('Originality: 4 of 5')).toBeVisible();
  expect(reviews.getByText('A fine paper.')).toBeVisible();
});

test('corrections are uploaded, explained and handed in', async () => {
  open(released);
  const file = new File(['%PDF'], 'better.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Paper (PDF)'), file);
  expect(await screen.findByText(/has arrived: 8 pages/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/What you have changed/), 'Section 2');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in the corrections' }));
  expect(await screen.findByText('Corrections handed in')).toBeVisible();
});

test('a withdrawal is asked for twice', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this paper?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the paper' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the paper' })).toBeNull();
});

test('not found', async () => {
  open({}, '00000000-0000-4000-8000-000000000999');
  expect(await screen.findByRole('heading', { name: 'This paper was not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my papers' })).toHaveAttribute('href', '/submitted');
});
