import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewVersion } from './changes';
import { ReviewVersions } from './review-versions';

const first: ReviewVersion = {
  number: 1,
  submittedAt: '2026-03-01T09:00:00.000Z',
  isAfterResponse: false,
  isAfterDiscussion: false,
  recommendation: 'minor-corrections',
  criteria: { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 },
  confidence: 2,
  commentsToAuthors: 'The evaluation set is small.',
  commentsToCommittee: '',
  concern: '',
  added: [{ id: 'award', label: 'Award', answer: 'No', step: 1, steps: 2 }],
};
const second: ReviewVersion = {
  ...first,
  number: 2,
  isAfterResponse: true,
  isAfterDiscussion: true,
  criteria: { ...first.criteria, method: 5 },
  commentsToAuthors: 'The evaluation set is large.',
  added: [{ id: 'award', label: 'Award', answer: 'Yes', step: 2, steps: 2 }],
};

it('shows nothing of a review that was never changed', () => {
  const { container } = render(<ReviewVersions versions={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('names what each version changed: scores as values, texts as words, not only by colour', async () => {
  render(<ReviewVersions versions={[first, second]} />);
  await userEvent.click(screen.getByText('Changed after submission'));
  const [newest, oldest] = screen.getAllByRole('listitem');
  const version = within(newest!);
  expect(version.getByText('Method').nextSibling).toHaveTextContent('from 3 to 5');
  expect(version.getByText('Award').nextSibling).toHaveTextContent(
    'from 1 of 2: No to 2 of 2: Yes',
  );
  expect(version.queryByText('Relevance')).toBeNull();
  const removed = await version.findByRole('deletion');
  expect(removed).toHaveTextContent('Removed: small End of change.');
  expect(version.getByRole('insertion')).toHaveTextContent('Added: large End of change.');
  expect(version.getByText('After the response of the authors')).toBeVisible();
  expect(version.getByText('After the discussion opened')).toBeVisible();
  expect(within(oldest!).getByText('As first submitted.')).toBeVisible();
});

it('is an update after the discussion for other reviewers', async () => {
  render(<ReviewVersions versions={[first, second]} inDiscussion />);
  await userEvent.click(screen.getByText('Updated after the discussion'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('After the discussion opened')).toBeNull();
});
