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
import {
  assignmentsOfEachStatus,
  sampleAssignment,
  serveAssignments,
} from '../../testing/sample-reviews';
import OpenReviews from './open-reviews';

const open = () => renderRemote(<OpenReviews />, { user: people.reviewer });

it('lists the papers that await a review, with their due dates', async () => {
  serveAssignments(assignmentsOfEachStatus());
  open();

  const card = within(await screen.findByRole('complementary', { name: 'My reviews' }));
  expect(card.getByText('3 papers awaiting your review')).toBeVisible();
  const rows = card.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/Due .* UTC, \d days left/);
  expect(card.getByRole('link', { name: 'Who moderates Yoruba?' })).toHaveAttribute(
    'href',
    `/reviewers/papers/${sampleAssignment.paperId}`,
  );
  expect(card.getByRole('link', { name: 'Open my reviews' })).toHaveAttribute('href', '/reviewers');
});

it.each([
  ['without papers to review', []],
  ['when all reviews are submitted', [{ ...sampleAssignment, status: 'submitted' as const }]],
])('is absent %s', async (_, assignments) => {
  serveAssignments(assignments);
  let isAnswered = false;
  server.events.on('response:mocked', () => (isAnswered = true));
  open();

  await waitFor(() => expect(isAnswered).toBe(true));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says in its place that the reviews could not be loaded, and tries again', async () => {
  server.use(
    http.get('/api/v1/reviews', ({ response }) =>
      response('default').json(
        { statusCode: 503, code: 'UNAVAILABLE', message: 'Out for lunch', requestId: 'sample' },
        { status: 503 },
      ),
    ),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your reviews could not be loaded.');

  serveAssignments([sampleAssignment]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('1 paper awaiting your review')).toBeVisible();
});
