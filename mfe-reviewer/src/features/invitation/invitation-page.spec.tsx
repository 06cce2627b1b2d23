import type { components } from '@plenary/kit/api';
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
import { sampleReview, serveAssignments, serveReview } from '../../testing/sample-reviews';

type Invitation = components['schemas']['ReviewInvitation'];

const path = '/reviewers/invitations/secret';
const { plain } = people;
const invitation: Invitation = {
  email: plain.email,
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba?',
  paperKind: 'full-paper',
  topic: 'AI and journalism',
  abstract: 'Speech models for languages with few recordings.',
  keywords: ['radio'],
  dueAt: '2025-10-10T23:59:00.000Z',
  expiresAt: '2025-10-10T23:59:00.000Z',
  paperId: null,
};

function serve(changes: Partial<Invitation> = {}) {
  server.use(
    http.get('/api/v1/reviews/invitations/{token}', ({ response }) =>
      response(200).json({ ...invitation, ...changes }),
    ),
  );
}

it('shows the invitation with a login link to visitors', async () => {
  serve();
  const { router } = renderRemote({ routes, remote }, { path });
  expect(await screen.findByRole('heading', { name: 'Who moderates Yoruba?' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Log in to accept' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } });
});

it('opens the paper once the invitee accepts', async () => {
  const review = sampleReview();
  serve();
  serveAssignments([review]);
  serveReview(review);
  server.use(
    http.post('/api/v1/reviews/invitations/{token}/accept', ({ response }) =>
      response(200).json({ paperId: review.paperId }),
    ),
  );
  const { router } = renderRemote({ routes, remote }, { path, user: plain });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept review' }));
  expect(await screen.findByLabelText('Comments to the authors')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/reviewers/papers/${review.paperId}`);
});

it('names the invited address to a user with another one', async () => {
  serve({ email: 'invited@example.org' });
  renderRemote({ routes, remote }, { path, user: plain });
  expect(await screen.findByText(/To accept, log in as invited@example.org/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept review' })).not.toBeInTheDocument();
});

it('declines without an account', async () => {
  serve();
  server.use(
    http.post('/api/v1/reviews/invitations/{token}/decline', ({ response }) =>
      response(200).json({ message: 'Thank you' }),
    ),
  );
  renderRemote({ routes, remote }, { path });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('Another reason'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'No time');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline review' }));
  expect(
    await screen.findByText('You declined this review. Thank you for letting us know.'),
  ).toBeVisible();
});

it('shows the reason why a link is no longer valid', async () => {
  server.use(
    http.get('/api/v1/reviews/invitations/{token}', ({ response }) =>
      response('default').json(
        {
          statusCode: 400,
          code: 'INVALID_INVITATION',
          message: 'This invitation was answered already.',
          requestId: 'sample',
        },
        { status: 400 },
      ),
    ),
  );
  renderRemote({ routes, remote }, { path });
  expect(await screen.findByText('This invitation was answered already.')).toBeVisible();
});
