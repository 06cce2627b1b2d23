import { renderRemote, sampleEdition, screen, within } from '@plenary/kit/testing';
import SubmitPage from './submit-page';

test('open submissions, with what is needed and until when', () => {
  renderRemote(<SubmitPage />);
  expect(screen.getByText(/^Submissions are open\./)).toBeVisible();
  const needed = within(screen.getByRole('region', { name: 'What you need' }));
  expect(needed.getByText(/5 Oct 2025, Anywhere on Earth/)).toBeVisible();
  expect(needed.getByText('At most 8 pages, references included')).toBeVisible();
  expect(needed.getByText('Anonymised PDF, at most 10 MB')).toBeVisible();
  expect(needed.getByText('Under 20% with published text')).toBeVisible();
  expect(needed.getByText('Stay under 5%; at 20% a paper is turned back')).toBeVisible();
  expect(needed.getByText('A0 portrait, with a paper of 6 to 8 pages')).toBeVisible();
});

test('what comes next is the edition’s workflow', () => {
  renderRemote(<SubmitPage />);
  const next = within(screen.getByRole('region', { name: 'What comes next' }));
  const steps = next.getAllByRole('listitem');
  expect(steps).toHaveLength(sampleEdition.workflow.length);
  expect(steps[0]).toHaveTextContent('Submit');
});

test('closed submissions', () => {
  const edition = { ...sampleEdition, submissions: { open: false } };
  renderRemote(<SubmitPage />, { edition });
  expect(screen.getByText('Submissions are closed.')).toBeVisible();
});
