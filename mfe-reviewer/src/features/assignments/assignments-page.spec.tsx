import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import {
  assignmentsOfEachStatus,
  sampleAssignment,
  serveAssignments,
  serveMetaReviews,
  serveShepherding,
} from '../../testing/sample-reviews';

const open = () => renderRemote({ routes, remote }, { path: '/reviewers', user: people.reviewer });

it('lists the assigned papers with deadline, progress and status', async () => {
  serveAssignments(assignmentsOfEachStatus());
  open();

  const paper = await screen.findByRole('link', { name: 'Who moderates Yoruba?' });
  expect(paper).toHaveAttribute('href', `/reviewers/papers/${sampleAssignment.paperId}`);
  expect(screen.getByText('3 papers awaiting your review')).toBeVisible();
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('link'));
  const [inProgress, invited, overdue, submitted] = rows.slice(-4) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(inProgress).getByLabelText(/5 of 8 parts/)).toHaveAttribute('value', '5');
  expect(inProgress).toHaveTextContent(/UTC, \d days left/);
  expect(invited).toHaveTextContent('Invited');
  expect(overdue).toHaveTextContent('Overdue');
  expect(overdue).toHaveTextContent('2 days late');
  expect(submitted).toHaveTextContent('Submitted');
  expect(submitted).toHaveTextContent('2 new comments');
  expect(inProgress).not.toHaveTextContent('new comment');
});

it('lists the meta-reviews of the reviewer', async () => {
  serveAssignments([]);
  const { paperId, paperNumber, paperTitle, paperKind, topic, round } = sampleAssignment;
  const paper = { paperId, paperNumber, paperTitle, paperKind, topic, round };
  serveMetaReviews([{ ...paper, isOpen: true, isSubmitted: false, hasDraft: false }]);
  open();
  const part = within(await screen.findByRole('region', { name: 'Meta-reviews' }));
  expect(part.getByRole('link', { name: paperTitle })).toHaveAttribute(
    'href',
    `/reviewers/papers/${paperId}/meta-review`,
  );
  expect(part.getByText('To write')).toBeVisible();
});

it('lists the papers whose corrections the reviewer verifies', async () => {
  serveAssignments([]);
  const { paperId, paperNumber, paperTitle, paperKind, topic } = sampleAssignment;
  const paper = { paperId, paperNumber, paperTitle, paperKind, topic };
  serveShepherding([{ ...paper, state: 'open', answer: null }]);
  open();
  const part = within(await screen.findByRole('region', { name: 'Corrections to verify' }));
  expect(part.getByRole('link', { name: paperTitle })).toHaveAttribute(
    'href',
    `/reviewers/papers/${paperId}/shepherding`,
  );
  expect(part.getByText('To verify')).toBeVisible();
});

it('shows an empty state without assignments', async () => {
  serveAssignments([]);
  open();

  expect(await screen.findByText('No papers assigned to you')).toBeVisible();
});

it('shows the error of a failed request and retries', async () => {
  serveMetaReviews([]);
  serveShepherding([]);
  server.use(
    http.get('/api/v1/reviews', ({ response }) =>
      response('default').json(
        { statusCode: 503, code: 'UNAVAILABLE', message: 'Out for lunch', requestId: 'sample' },
        { status: 503 },
      ),
    ),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Out for lunch');

  serveAssignments([sampleAssignment]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Who moderates Yoruba?' })).toBeVisible();
});
