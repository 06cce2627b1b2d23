import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import type { PaperDetails } from '../../shared/papers/papers.api';
import { sampleAgreed, sampleAgreement, samplePaper } from '../../testing/sample-papers';
import { simulatePapers } from '../../testing/papers-server';
import { registrationRemote } from '../../testing/registrations-server';

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
      concern: '',
      added: [],
    },
  ],
};

it('shows the files with pages, size and hash', async () => {
  open();
  expect(await screen.findByRole('heading', { name: samplePaper.title })).toBeVisible();
  const files = within(await screen.findByRole('region', { name: 'Files' }));
  expect(files.getByText('8 pages, 340 KB')).toBeVisible();
  expect(files.getByText('ab12'.repeat(16))).toBeVisible();
  expect(files.getByRole('button', { name: 'Download yoruba.pdf' })).toBeEnabled();
  expect(
    screen.getByText('Amina Sample, University (sample), presenting, corresponding'),
  ).toBeVisible();
});

it('names the shepherd to authors where the edition does', async () => {
  open({ ...released, shepherd: 'Rosa Sample' });
  const part = within(await screen.findByRole('region', { name: 'Decision and reviews' }));
  expect(part.getByText(/^Your shepherd, Rosa Sample, verifies/)).toBeVisible();
});

it('says nothing of a shepherd whose name the edition keeps', async () => {
  open(released);
  await screen.findByRole('region', { name: 'Decision and reviews' });
  expect(screen.queryByText(/shepherd/i)).not.toBeInTheDocument();
});

it('keeps its heading element while the paper loads', async () => {
  open();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Paper' });
  heading.focus();
  expect(await screen.findByRole('heading', { level: 1, name: samplePaper.title })).toHaveFocus();
});

it('focuses the part that the URL names', async () => {
  open(released, `${samplePaper.id}#files`);
  expect(await screen.findByRole('region', { name: 'Files' })).toHaveFocus();
});

it('shows the released decision and its anonymous reviews', async () => {
  open(released);
  const reviews = within(await screen.findByRole('region', { name: 'Decision and reviews' }));
  expect(reviews.getByRole('heading', { name: 'Minor corrections' })).toBeVisible();
  expect(reviews.getByText('Please look at section 2.')).toBeVisible();
  expect(reviews.getByRole('heading', { name: 'Reviewer 2' })).toBeVisible();
  expect(reviews.getByText('Originality: 4 of 5')).toBeVisible();
  expect(reviews.getByText('A fine paper.')).toBeVisible();
});

it('uploads, explains and submits a revision', async () => {
  open(released);
  const file = new File(['%PDF'], 'better.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Paper (PDF)'), file);
  expect(await screen.findByText(/uploaded: 8 pages/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Summary of changes/), 'Section 2');
  await userEvent.click(screen.getByRole('button', { name: 'Submit revision' }));
  expect(await screen.findByText('Revision submitted')).toBeVisible();
});

const paid: Partial<PaperDetails> = {
  status: 'accepted',
  payment: 'confirmed',
  registeredBy: 'you',
  agreement: sampleAgreement,
};
const pdfFile = new File(['%PDF'], 'print.pdf', { type: 'application/pdf' });

it('asks for the agreement before the camera-ready paper, and shows it afterwards', async () => {
  open(paid);
  expect(await screen.findByText('The authors keep their copyright.')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('Paper (PDF)'), pdfFile);
  expect(await screen.findByText('Give the agreement first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit camera-ready paper' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Please confirm that you have read the agreement')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read this agreement/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(
    await screen.findByText(/^Amina Sample agreed on .* to version sample-1\.$/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit camera-ready paper' }));
  expect(await screen.findByText('Camera-ready paper submitted')).toBeVisible();
});

const cameraReady = { state: 'missing', by: null, isOpen: true, reasons: '' } as const;

it('shows why a camera-ready paper was sent back, and takes another until it is locked', async () => {
  const reasons = 'Two fonts are not embedded.';
  open({
    ...paid,
    agreed: sampleAgreed,
    cameraReady: { ...cameraReady, state: 'sent-back', reasons },
  });
  expect(await screen.findByText('The organisers sent your last version back:')).toBeVisible();
  expect(screen.getAllByText(reasons)).toHaveLength(2);
  await userEvent.upload(screen.getByLabelText('Paper (PDF)'), pdfFile);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit camera-ready paper' }));
  expect(await screen.findByText('Camera-ready paper submitted')).toBeVisible();
  expect(screen.queryByText(reasons)).toBeNull();
});

it.each([
  ['locked', /checked and locked this version/],
  ['missing', /deadline for camera-ready papers has passed. Write/],
] as const)('takes no camera-ready paper that is closed: %s', async (state, reason) => {
  open({ ...paid, cameraReady: { ...cameraReady, state, isOpen: false } });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByLabelText('Paper (PDF)')).toBeNull();
});

it('takes a signed form instead', async () => {
  open({ ...paid, agreement: { ...sampleAgreement, mode: 'upload' } });
  const form = await screen.findByLabelText('Signed form (PDF)');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  await userEvent.upload(form, pdfFile);
  await userEvent.click(screen.getByRole('button', { name: 'Upload signed form' }));
  expect(await screen.findByRole('button', { name: 'Download signed.pdf' })).toBeEnabled();
});

it('withdraws the paper after a confirmation', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this paper?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw paper' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw paper' })).toBeNull();
});

it.each([
  ['none', 'No one has registered the paper'],
  ['pending', 'please don’t pay for it'],
  ['confirmed', 'not refunded automatically'],
] as const)('says what a withdrawal does to a payment that is %s', async (payment, words) => {
  open({ ...paid, payment });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw paper' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(words, { exact: false })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/refunds');
});

it('reports an unknown paper', async () => {
  open({}, '00000000-0000-4000-8000-000000000999');
  expect(await screen.findByRole('heading', { name: 'Paper not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View my papers' })).toHaveAttribute(
    'href',
    '/submitted',
  );
});

it('edits a submitted paper on one page, and shows what each version changed', async () => {
  const versions = [
    {
      ...samplePaper.versions[0]!,
      id: '00000000-0000-4000-8000-000000000202',
      number: 2,
      changes: ['title' as const, 'manuscript' as const],
      content: { title: 'Who moderates?', abstract: 'An abstract.' },
    },
    ...samplePaper.versions,
  ];
  open({ status: 'submitted', isEditable: true, revision: 3, versions });
  expect(await screen.findByText('Changed: title, paper (PDF)')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Edit submission' }));
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Who moderates, corrected?');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes are saved as a new version.')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Who moderates, corrected?' }),
  ).toBeVisible();
});
