import { render, screen } from '@testing-library/react';
import { PaperChip, paperActionLabel, paperState, paperStateLabel, reviewStateLabel } from '.';

it('calls a draft that was submitted before returned', () => {
  expect(paperState({ status: 'draft', number: null })).toBe('draft');
  expect(paperState({ status: 'draft', number: 118 })).toBe('returned');
  expect(paperState({ status: 'accepted', number: 118 })).toBe('accepted');
});

it('gives an action the label of the state it leads to', () => {
  expect(paperActionLabel('desk-reject')).toBe(paperStateLabel('desk-rejected'));
  expect(paperActionLabel('release-minor-corrections')).toBe(paperStateLabel('minor-corrections'));
});

it('tells an accepted review from an accepted paper', () => {
  expect(reviewStateLabel('accepted')).toBe('In progress');
  expect(paperStateLabel('accepted')).toBe('Accepted');
});

it('shows a state as a chip with an icon', () => {
  const { container } = render(<PaperChip state="desk-rejected" />);
  expect(screen.getByText('Desk rejected')).toBeVisible();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
