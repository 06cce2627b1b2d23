import {
  cleanup,
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
import {
  emptyForm,
  sampleAssignment,
  sampleReview,
  serveAssignments,
  serveReview,
  wholeForm,
} from '../../testing/sample-assignments';

// jsdom draws nothing: pages of a PDF are seen in the browser's tests.
window.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
  unobserve() {}
};

beforeEach(() => serveAssignments([sampleAssignment]));

const open = (paperId = sampleAssignment.paperId) =>
  renderRemote({ routes, remote }, { path: `/reviewers/papers/${paperId}`, user: people.reviewer });
const title = () => screen.findByRole('heading', { level: 1, name: /Who moderates Yoruba\?/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toAuthors = () => screen.findByLabelText('Comments to the authors');

describe('an invitation', () => {
  const invited = () =>
    sampleReview({ status: 'invited', canAnswer: true, canWrite: false, pdf: null });

  it('is decided by title and abstract, and accepted', async () => {
    const sent = serveReview(invited());
    open();
    expect(await title()).toBeVisible();
    expect(screen.getByText(/Speech models for languages/)).toBeVisible();
    await press('Accept the review');

    expect(await toAuthors()).toBeVisible();
    expect(sent).toMatchObject([{ call: 'accept' }]);
  });

  it('is declined with a reason, as a conflict', async () => {
    const sent = serveReview(invited());
    open();
    await press('Decline');
    const dialog = await screen.findByRole('dialog', { name: 'Decline this review' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the review' }));
    expect(await within(dialog).findByText('Please give a reason')).toBeVisible();

    await userEvent.click(within(dialog).getByLabelText('I have a conflict of interest'));
    await userEvent.type(within(dialog).getByLabelText('In a few words'), 'My student');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the review' }));

    expect(await screen.findByText(/You have declined this review/)).toBeVisible();
    expect(sent).toEqual([{ call: 'decline', body: { isConflict: true, reason: 'My student' } }]);
  });
});

describe('the form', () => {
  it('saves what is typed by itself, and says so', async () => {
    const sent = serveReview(sampleReview());
    open();
    await userEvent.type(await toAuthors(), 'Well described');
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Method' })).getByLabelText('3'),
    );

    expect(await screen.findByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        call: 'draft',
        body: { ...emptyForm, criteria: { method: 3 }, commentsToAuthors: 'Well described' },
      }),
    );
    expect(screen.getByText('6 parts missing')).toBeVisible();
    expect(window.sessionStorage.getItem(`draft:review:${sampleAssignment.paperId}`)).toBeNull();
  });

  it('goes on where it was left', async () => {
    serveReview(sampleReview({ form: wholeForm, hasDraft: true }));
    open();
    expect(await toAuthors()).toHaveValue(wholeForm.commentsToAuthors);
    expect(screen.getByLabelText('Minor corrections')).toBeChecked();
    const method = screen.getByRole('radiogroup', { name: 'Method' });
    expect(within(method).getByLabelText('3')).toBeChecked();
    expect(screen.getByLabelText('Medium')).toBeChecked();
  });

  it('says what is missing before it is sent', async () => {
    const sent = serveReview(sampleReview());
    open();
    await press('Submit review');
    expect(await screen.findByText('Please choose a recommendation')).toBeVisible();
    expect(screen.getByText('Please rate: originality')).toBeVisible();
    expect(screen.getByText('Comments to the authors are required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is sent after a look at what goes out, and can be changed', async () => {
    const sent = serveReview(sampleReview({ form: wholeForm, hasDraft: true }));
    open();
    await press('Submit review');
    const dialog = await screen.findByRole('dialog', { name: 'Send this review?' });
    expect(dialog).toHaveTextContent('Minor corrections');
    expect(dialog).toHaveTextContent('8 words');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));

    expect(await screen.findByText(/You sent this review on/)).toBeVisible();
    expect(sent.at(-1)).toEqual({ call: 'submit', body: wholeForm });
    expect(screen.getByRole('button', { name: 'Send changes' })).toBeVisible();
  });

  it('survives a forced sign-out: what was not saved stands there again', async () => {
    const sent = serveReview(sampleReview());
    server.use(http.untyped.put('*/draft', () => new Response(null, { status: 401 })));
    const { router } = open();
    await userEvent.type(await toAuthors(), 'Almost lost');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    cleanup();

    server.resetHandlers();
    serveAssignments([sampleAssignment]);
    const again = serveReview(sampleReview());
    open();
    expect(await toAuthors()).toHaveValue('Almost lost');
    await waitFor(() =>
      expect(again.at(-1)?.body).toMatchObject({ commentsToAuthors: 'Almost lost' }),
    );
    expect(sent).toEqual([]);
  });

  it('asks which goes on when another tab was faster', async () => {
    serveReview(sampleReview());
    const current = { revision: 5, form: { ...emptyForm, concern: 'of the other tab' } };
    server.use(
      http.untyped.put('*/draft', () =>
        Response.json({ code: 'CHANGED_MEANWHILE', message: 'Changed', current }, { status: 409 }),
      ),
    );
    open();
    await userEvent.type(await toAuthors(), 'Mine');
    await press('What was saved there');

    expect(screen.getByLabelText(/Similarity or AI concern/)).toHaveValue('of the other tab');
    expect(await toAuthors()).toHaveValue('');
  });
});

it('shows what was sent once it cannot be changed any more', async () => {
  serveReview(
    sampleReview({
      status: 'finished',
      isOpen: false,
      canWrite: false,
      canDecline: false,
      form: wholeForm,
      finishedAt: '2025-10-09T12:00:00.000Z',
    }),
  );
  open();
  expect(await screen.findByText(/does not wait for reviews of this paper any more/)).toBeVisible();
  expect(screen.getByText(wholeForm.commentsToAuthors)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Submit|Send/ })).not.toBeInTheDocument();
});

it('does not find a paper that is not mine', async () => {
  serveReview(sampleReview());
  open('00000000-0000-4000-8000-000000000499');

  expect(await screen.findByText('This paper is not among your reviews')).toBeVisible();
  expect(screen.queryByText(/Who moderates Yoruba/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My reviews' })).toHaveAttribute('href', '/reviewers');
});

it('leads to the papers before and after it', async () => {
  const before = { ...sampleAssignment, id: 'a', paperId: 'before', paperTitle: 'Before' };
  serveAssignments([before, sampleAssignment]);
  serveReview(sampleReview());
  open();
  expect(await screen.findByRole('link', { name: 'Previous paper: Before' })).toHaveAttribute(
    'href',
    '/reviewers/papers/before',
  );
});
