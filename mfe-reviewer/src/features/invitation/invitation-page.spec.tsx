import type { components } from '@plenary/kit/api';
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
import remote from '../../remote';
import routes from '../../routes';
import { sampleReview, serveAssignments, serveReview } from '../../testing/sample-reviews';

type Invitation = components['schemas']['ReviewInvitation'];

const path = '/reviewers/invitations/secret';
const { plain } = people;
const review = sampleReview();
const invitation: Invitation = {
  email: plain.email,
  hasAccount: true,
  invitedBy: 'Chair One',
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba?',
  paperKind: 'full-paper',
  topic: 'AI and journalism',
  abstract: 'Speech models for languages with few recordings.',
  keywords: ['radio'],
  pages: 8,
  visibleToAuthors: ['recommendation', 'commentsToAuthors'],
  answerBy: '2025-10-03T23:59:00.000Z',
  dueAt: '2025-10-10T23:59:00.000Z',
  expiresAt: '2025-10-10T23:59:00.000Z',
  paperId: null,
};

function serve(changes: Partial<Invitation> = {}) {
  const sent: { call: string; body: unknown }[] = [];
  serveAssignments([review]);
  serveReview(review);
  server.use(
    http.get('/api/v1/reviews/invitations/{token}', ({ response }) =>
      response(200).json({ ...invitation, ...changes }),
    ),
    http.post('/api/v1/reviews/invitations/{token}/accept', ({ response }) => {
      sent.push({ call: 'accept', body: null });
      return response(200).json({ paperId: review.paperId });
    }),
    http.post('/api/v1/reviews/invitations/{token}/account', async ({ request, response }) => {
      sent.push({ call: 'account', body: await request.json() });
      const { paperId } = review;
      return response(201).json({ token: 'fresh', user: people.reviewer, paperId });
    }),
    http.post('/api/v1/reviews/invitations/{token}/decline', async ({ request, response }) => {
      sent.push({ call: 'decline', body: await request.json() });
      return response(200).json({ message: 'Thank you' });
    }),
  );
  return sent;
}

const open = (options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote({ routes, remote }, { path, ...options });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the paper and what authors will see, and selects nothing', async () => {
  serve();
  open();
  expect(await screen.findByRole('heading', { name: 'Who moderates Yoruba?' })).toBeVisible();
  expect(screen.getByText(/Chair One invites you to review/)).toBeVisible();
  expect(
    screen.getByText('recommendation, comments to the authors, without your name'),
  ).toBeVisible();
  for (const answer of screen.getAllByRole('radio')) expect(answer).not.toBeChecked();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 2)).toEqual(['Answer by', 'Review by']);
  await press('Send answer');
  expect(await screen.findByText('Choose an answer')).toBeVisible();
});

it.each([
  ['accept', 'Accept'],
  ['decline', 'Decline'],
])('selects the answer of the link: %s', async (answer, name) => {
  serve();
  open({ path: `${path}?answer=${answer}` });
  expect(await screen.findByRole('radio', { name })).toBeChecked();
});

it('sends an invitee with an account to the login', async () => {
  serve();
  const { router } = open();
  await choose('Accept');
  await userEvent.click(screen.getByRole('link', { name: 'Log in to accept' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: `${path}?answer=accept` },
  });
});

it('opens the paper once the invitee accepts', async () => {
  const sent = serve();
  const { router } = open({ user: plain });
  await choose('Accept');
  await press('Accept invitation');
  expect(await screen.findByLabelText('Comments to the authors')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/reviewers/papers/${review.paperId}`);
  expect(sent).toEqual([{ call: 'accept', body: null }]);
});

it('creates an account with the invited address, and opens the paper', async () => {
  const sent = serve({ hasAccount: false, email: 'new@example.org' });
  const { router } = open();
  await choose('Accept');
  await press('Accept invitation');
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toHaveFocus();
  expect(sent).toEqual([]);
  await press('Create account and accept');
  expect(await screen.findByText('Institution is required')).toBeVisible();
  const body = {
    firstName: 'Lindiwe',
    lastName: 'Mokoena',
    institution: 'University (sample)',
    password: 'a long enough phrase',
  };
  await userEvent.type(screen.getByLabelText('First name'), body.firstName);
  await userEvent.type(screen.getByLabelText('Last name'), body.lastName);
  await userEvent.type(screen.getByLabelText('Institution'), body.institution);
  await userEvent.type(screen.getByLabelText('Password'), body.password);
  await press('Create account and accept');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/reviewers/papers/${review.paperId}`),
  );
  expect(sent).toEqual([{ call: 'account', body }]);
});

it('offers the login when the address has got an account in the meantime', async () => {
  serve({ hasAccount: false });
  server.use(
    http.untyped.post('*/account', () =>
      Response.json({ code: 'EMAIL_TAKEN', message: 'Taken' }, { status: 409 }),
    ),
  );
  open({ path: `${path}?answer=accept` });
  await screen.findByRole('radio', { name: 'Accept' });
  await press('Accept invitation');
  for (const label of ['First name', 'Last name', 'Institution', 'Password']) {
    await userEvent.type(await screen.findByLabelText(label), 'long enough');
  }
  await press('Create account and accept');
  expect(await screen.findByText(/You already have an account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to accept' })).toBeVisible();
});

it('names the invited address to a user with another one', async () => {
  serve({ email: 'invited@example.org' });
  open({ user: plain });
  await choose('Accept');
  expect(await screen.findByText(/To accept, log in as invited@example.org/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).not.toBeInTheDocument();
});

it('declines without an account, with a reason and a suggestion', async () => {
  const sent = serve();
  open();
  await choose('Decline');
  await press('Decline invitation');
  expect(await screen.findByText('Choose a reason')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Outside my field');
  await userEvent.type(screen.getByLabelText(/^Name/), 'Sipho Dube');
  await press('Decline invitation');
  expect(await screen.findByText(/Enter the email address/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Email/), 'sipho@example.org');
  await press('Decline invitation');
  expect(await screen.findByText(/You declined this review/)).toBeVisible();
  const suggestion = { name: 'Sipho Dube', email: 'sipho@example.org' };
  expect(sent).toEqual([
    { call: 'decline', body: { isConflict: false, reason: 'Outside my field', suggestion } },
  ]);
});

it('declares a conflict without an account', async () => {
  const sent = serve();
  open();
  await choose('Declare a conflict of interest');
  const form = within(screen.getByRole('radiogroup'));
  await userEvent.type(form.getByLabelText('Your conflict of interest'), 'My student');
  await press('Declare conflict');
  expect(await screen.findByText(/You declared a conflict of interest/)).toBeVisible();
  expect(sent).toEqual([{ call: 'decline', body: { isConflict: true, reason: 'My student' } }]);
});

it('shows the reason why a link is no longer valid', async () => {
  const message = 'This invitation was answered already.';
  server.use(
    http.get('/api/v1/reviews/invitations/{token}', ({ response }) =>
      response('default').json(
        { statusCode: 400, code: 'INVALID_INVITATION', message, requestId: 'sample' },
        { status: 400 },
      ),
    ),
  );
  open();
  expect(await screen.findByText(message)).toBeVisible();
});
