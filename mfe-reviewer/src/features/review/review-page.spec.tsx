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
import type { Review } from '../../shared/reviews.api';
import {
  emptyForm,
  sampleAssignment,
  sampleReview,
  serveAssignments,
  serveReview,
  completeForm,
} from '../../testing/sample-reviews';

beforeEach(() => serveAssignments([sampleAssignment]));

const open = (paperId = sampleAssignment.paperId) =>
  renderRemote({ routes, remote }, { path: `/reviewers/papers/${paperId}`, user: people.reviewer });
const title = () => screen.findByRole('heading', { level: 1, name: /Who moderates Yoruba\?/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const commentsToAuthors = () => screen.findByLabelText('Comments to the authors');

describe('invitation', () => {
  const invited = () =>
    sampleReview({ status: 'invited', canAnswer: true, canWrite: false, pdf: null });

  it('shows title and abstract, and opens the form on accept', async () => {
    const sent = serveReview(invited());
    open();
    expect(await title()).toBeVisible();
    expect(screen.getByText(/Speech models for languages/)).toBeVisible();
    await choose('Accept');
    await press('Accept invitation');

    expect(await commentsToAuthors()).toBeVisible();
    expect(sent).toMatchObject([{ call: 'accept' }]);
  });

  it('declines with a reason and a suggestion', async () => {
    const sent = serveReview(invited());
    open();
    await press('Send answer');
    expect(await screen.findByText('Choose an answer')).toBeVisible();
    await choose('Decline');
    await press('Decline invitation');
    expect(await screen.findByText('Choose a reason')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Outside my field');
    await userEvent.type(screen.getByLabelText(/^Name/), 'Thandi Zulu');
    await userEvent.type(screen.getByLabelText(/^Email/), 'thandi@example.org');
    await press('Decline invitation');

    expect(await screen.findByText(/You declined this review/)).toBeVisible();
    const suggestion = { name: 'Thandi Zulu', email: 'thandi@example.org' };
    const body = { isConflict: false, reason: 'Outside my field', suggestion };
    expect(sent).toEqual([{ call: 'decline', body }]);
  });

  it('declares a conflict of interest', async () => {
    const sent = serveReview(invited());
    open();
    await choose('Declare a conflict of interest');
    await userEvent.type(screen.getByLabelText('Your conflict of interest'), 'My student');
    await press('Declare conflict');
    expect(await screen.findByText(/You declined this review/)).toBeVisible();
    expect(sent).toEqual([{ call: 'decline', body: { isConflict: true, reason: 'My student' } }]);
  });
});

it('declines an accepted review with a reason', async () => {
  const sent = serveReview(sampleReview({ canDecline: true }));
  open();
  await press('I can no longer review this paper');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this review' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline review' }));
  expect(await dialog.findByText('Enter a reason')).toBeVisible();
  await userEvent.click(dialog.getByLabelText('I have a conflict of interest'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'My student');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline review' }));
  expect(await screen.findByText(/You declined this review/)).toBeVisible();
  expect(sent).toEqual([{ call: 'decline', body: { isConflict: true, reason: 'My student' } }]);
});

const addedFields: Review['fields'] = [
  {
    ...{ id: 'soundness', label: 'Soundness', help: '', kind: 'scale' },
    ...{ options: ['Poor', 'Fair', 'Good'], required: true, visibleToAuthors: true },
  },
  {
    ...{ id: 'ethics', label: 'Ethics', help: '', kind: 'text', options: [], maxLength: 20 },
    ...{ required: false, visibleToAuthors: false },
  },
  {
    ...{ id: 'award', label: 'Award', help: '', kind: 'choice', options: ['Best paper', 'None'] },
    ...{ required: false, visibleToAuthors: false },
  },
];

describe('form', () => {
  it('saves drafts automatically', async () => {
    const sent = serveReview(sampleReview());
    open();
    await userEvent.type(await commentsToAuthors(), 'Well described');
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
    expect(
      window.sessionStorage.getItem(`draft:review:${sampleAssignment.paperId}:none`),
    ).toBeNull();
  });

  it('restores the saved draft', async () => {
    serveReview(sampleReview({ form: completeForm, hasDraft: true }));
    open();
    expect(await commentsToAuthors()).toHaveValue(completeForm.commentsToAuthors);
    expect(screen.getByLabelText('Minor corrections')).toBeChecked();
    const method = screen.getByRole('radiogroup', { name: 'Method' });
    expect(within(method).getByLabelText('3')).toBeChecked();
    expect(screen.getByLabelText('Medium')).toBeChecked();
  });

  it('says next to each field who reads it', async () => {
    serveReview(sampleReview({ visibleToAuthors: ['commentsToAuthors', 'clarity'] }));
    open();
    expect(await commentsToAuthors()).toHaveAccessibleDescription(/^Visible to authors\./);
    const group = (name: string) => screen.getByRole('radiogroup', { name });
    expect(group('Clarity')).toHaveAccessibleDescription('Visible to authors.');
    expect(group('Recommendation')).toHaveAccessibleDescription('Committee only.');
    expect(screen.getByLabelText(/Comments to the committee/)).toHaveAccessibleDescription(
      'Committee only.',
    );
  });

  it('asks the added fields, saves and submits them', async () => {
    const sent = serveReview(
      sampleReview({ form: completeForm, fields: addedFields, formVersion: 'v2' }),
    );
    open();
    const scale = within(await screen.findByRole('radiogroup', { name: 'Soundness' }));
    expect(scale.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('1 part missing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Answer this question')).toBeVisible();

    await userEvent.click(scale.getByRole('radio', { name: '2. Fair' }));
    const ethics = screen.getByLabelText(/^Ethics/);
    await userEvent.type(ethics, 'Consent?');
    expect(ethics).toHaveAccessibleDescription('Committee only. 8 of 20 characters.');
    await userEvent.click(screen.getByLabelText('Best paper'));
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/they see: .*Soundness\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('submit'));
    const answers = { soundness: 2, ethics: 'Consent?', award: 'Best paper' };
    expect(sent.at(-1)?.body).toEqual({ ...completeForm, answers });
  });

  it('reads a form that was filled in offline, and undoes it', async () => {
    const sent = serveReview(sampleReview({ form: completeForm, fields: addedFields }));
    open();
    const upload = async (lines: string[]) => {
      const file = new File([lines.join('\r\n')], 'review-118.txt', { type: 'text/plain' });
      await userEvent.upload(await screen.findByLabelText('Form as a text file'), file);
    };
    await upload(['===> review another', '===> concern', 'Copied.']);
    expect(await screen.findByText(/^This file is not a form of this review/)).toBeVisible();
    expect(sent).toEqual([]);

    await upload([
      ...[`===> review ${sampleAssignment.id}`, '===> version none'],
      ...[
        '===> criteria.method',
        '5',
        '===> answers.soundness',
        'seven',
        '===> concern',
        'Copied.',
      ],
    ]);
    expect(
      await screen.findByText(/^Read from the file: Method, Similarity or AI concern/),
    ).toBeVisible();
    expect(screen.getByText('Line 6: seven')).toBeVisible();
    const method = within(screen.getByRole('radiogroup', { name: 'Method' }));
    expect(method.getByLabelText('5')).toBeChecked();
    const criteria = { ...completeForm.criteria, method: 5 };
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'draft', body: { ...completeForm, criteria, concern: 'Copied.' } },
      ]),
    );
    await press('Undo upload');
    expect(method.getByLabelText('3')).toBeChecked();
    await waitFor(() => expect(sent.at(-1)).toEqual({ call: 'draft', body: completeForm }));
  });

  it('says that the form has changed since the draft', async () => {
    const answers = { soundness: 3, award: 'Best paper' };
    serveReview(
      sampleReview({
        ...{ form: { ...completeForm, answers }, fields: addedFields, formVersion: 'v2' },
        ...{ hasDraft: true, isFormChanged: true },
      }),
    );
    open();
    expect(await screen.findByText(/^The conference has changed the form/)).toBeVisible();
    expect(screen.getByLabelText('3. Good')).toBeChecked();
    expect(screen.getByLabelText('Best paper')).toBeChecked();
  });

  it('lists missing parts instead of submitting', async () => {
    const sent = serveReview(sampleReview());
    open();
    await press('Submit review');
    expect(await screen.findByText('Choose a recommendation')).toBeVisible();
    expect(screen.getByText('Rate the originality')).toBeVisible();
    expect(screen.getByText('Comments to the authors are required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('submits after a summary and stays editable', async () => {
    const sent = serveReview(sampleReview({ form: completeForm, hasDraft: true }));
    open();
    await press('Submit review');
    const dialog = await screen.findByRole('dialog', { name: 'Submit this review?' });
    expect(dialog).toHaveTextContent('they see: Recommendation, Comments to the authors.');
    expect(dialog).toHaveTextContent('Originality4 of 5');
    expect(dialog).toHaveTextContent('Minor corrections');
    expect(dialog).toHaveTextContent('8 words');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit review' }));

    expect(await screen.findByText(/You submitted this review on/)).toBeVisible();
    expect(sent.at(-1)).toEqual({ call: 'submit', body: completeForm });
    expect(screen.getByRole('button', { name: 'Submit changes' })).toBeVisible();
  });

  it('restores unsaved changes after a forced logout', async () => {
    const sent = serveReview(sampleReview());
    server.use(http.untyped.put('*/draft', () => new Response(null, { status: 401 })));
    const { router } = open();
    await userEvent.type(await commentsToAuthors(), 'Almost lost');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    cleanup();

    server.resetHandlers();
    serveAssignments([sampleAssignment]);
    const resent = serveReview(sampleReview());
    open();
    expect(await commentsToAuthors()).toHaveValue('Almost lost');
    await waitFor(() =>
      expect(resent.at(-1)?.body).toMatchObject({ commentsToAuthors: 'Almost lost' }),
    );
    expect(sent).toEqual([]);
  });

  it('offers both versions when another tab saved first', async () => {
    serveReview(sampleReview());
    const current = { revision: 5, form: { ...emptyForm, concern: 'of the other tab' } };
    server.use(
      http.untyped.put('*/draft', () =>
        Response.json({ code: 'CHANGED_MEANWHILE', message: 'Changed', current }, { status: 409 }),
      ),
    );
    open();
    await userEvent.type(await commentsToAuthors(), 'Mine');
    await press('Use the other version');

    expect(screen.getByLabelText(/Similarity or AI concern/)).toHaveValue('of the other tab');
    expect(await commentsToAuthors()).toHaveValue('');
  });
});

it('shows the submitted review read-only once it is closed', async () => {
  serveReview(
    sampleReview({
      status: 'submitted',
      isOpen: false,
      canWrite: false,
      canDecline: false,
      form: completeForm,
      submittedAt: '2025-10-09T12:00:00.000Z',
    }),
  );
  open();
  expect(await screen.findByText(/no longer needs reviews of this paper/)).toBeVisible();
  expect(screen.getByText(completeForm.commentsToAuthors)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Submit/ })).not.toBeInTheDocument();
});

it('reports a paper of another reviewer as not found', async () => {
  serveReview(sampleReview());
  open('00000000-0000-4000-8000-000000000499');

  expect(await screen.findByText('This paper is not one of your reviews')).toBeVisible();
  expect(screen.queryByText(/Who moderates Yoruba/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My reviews' })).toHaveAttribute('href', '/reviewers');
});

it('links to the previous and next paper', async () => {
  const before = { ...sampleAssignment, id: 'a', paperId: 'before', paperTitle: 'Before' };
  serveAssignments([before, sampleAssignment]);
  serveReview(sampleReview());
  open();
  expect(await screen.findByRole('link', { name: 'Previous paper: Before' })).toHaveAttribute(
    'href',
    '/reviewers/papers/before',
  );
});

it('shows the response of the authors after the review, with the answer to it', async () => {
  serveReview(sampleReview({ status: 'submitted', submittedAt: '2025-10-12T15:00:00.000Z' }));
  server.use(
    http.get('/api/v1/reviews/papers/{paperId}/response', ({ response }) =>
      response(200).json({
        response: {
          general: 'Thank you.',
          answers: [
            { reviewer: 1, text: 'We agree.', isYours: false },
            { reviewer: 2, text: 'We explain it.', isYours: true },
          ],
        },
      }),
    ),
  );
  open();
  const response = within(await screen.findByRole('region', { name: 'Response of the authors' }));
  expect(response.getByText('Thank you.')).toBeVisible();
  expect(response.getByRole('heading', { name: 'To Reviewer 1' })).toBeVisible();
  expect(response.getByRole('heading', { name: 'To your review' })).toBeVisible();
});

it('shows how the own review changed after its submission', async () => {
  serveReview(sampleReview({ status: 'submitted', submittedAt: '2025-10-12T15:00:00.000Z' }));
  const version = { ...completeForm, added: [], isAfterResponse: false, isAfterDiscussion: true };
  const submittedAt = '2025-10-12T15:00:00.000Z';
  server.use(
    http.get('/api/v1/reviews/papers/{paperId}/versions', ({ response }) =>
      response(200).json({
        versions: [
          { ...version, number: 1, submittedAt },
          { ...version, number: 2, submittedAt, confidence: 3 },
        ],
      }),
    ),
  );
  open();
  await userEvent.click(await screen.findByText('Changed after submission'));
  expect(screen.getByText('from Medium to High')).toBeVisible();
});

describe('the discussion', () => {
  const comment = {
    ...{ alias: 1, isOwn: false, isNew: true, postedAt: '2025-10-12T15:00:00.000Z' },
    mentionsYou: false,
    mentions: [] as { startsAt: number; length: number; isYou: boolean }[],
  };
  const submitted = sampleReview({
    status: 'submitted',
    submittedAt: '2025-10-12T15:00:00.000Z',
  });

  it('shows the changed form when it was changed since the page was opened', async () => {
    const review = sampleReview({ form: completeForm, hasDraft: true });
    serveReview(review);
    const told: unknown[] = [];
    server.use(
      http.untyped.post('*/submit', async ({ request }) => {
        told.push(((await request.json()) as { formVersion: string }).formVersion);
        serveReview({ ...review, fields: addedFields, formVersion: 'v2', isFormChanged: true });
        const message = 'The conference has changed the form.';
        return Response.json({ code: 'CONFLICT', message }, { status: 409 });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Submit review' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText(/^The conference has changed the form since/)).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Soundness' })).toBeVisible();
    expect(await commentsToAuthors()).toHaveValue(completeForm.commentsToAuthors);
    expect(told).toEqual(['none']);
  });

  const answered = { id: 'soundness', label: 'Soundness', answer: 'Fair', step: 2, steps: 3 };

  function serveDiscussion(changes: Partial<typeof comment> = {}, text = 'Small.') {
    const sent: unknown[] = [];
    const id = '00000000-0000-4000-8000-000000000901';
    const comments = [{ ...comment, ...changes, id, text }];
    serveReview(submitted);
    server.use(
      http.get('/api/v1/reviews/papers/{paperId}/discussion', ({ response }) =>
        response(200).json({
          discussion: {
            isOpen: true,
            reviews: [{ ...completeForm, alias: 1, added: [answered], versions: [] }],
            comments: [...comments],
            participants: [
              { key: 'reviewer:1', name: 'Reviewer 1', hint: null },
              { key: 'chair', name: 'Chair', hint: null },
            ],
          },
        }),
      ),
      http.put(
        '/api/v1/reviews/papers/{paperId}/discussion/read',
        async ({ request, response }) => {
          sent.push(await request.json());
          return response(200).json({ unread: 0 });
        },
      ),
      http.post(
        '/api/v1/reviews/papers/{paperId}/discussion/comments',
        async ({ request, response }) => {
          const { text } = await request.json();
          const id = '00000000-0000-4000-8000-000000000902';
          comments.push({ ...comment, id, text, alias: 2, isOwn: true, isNew: false });
          return response(200).json({ id });
        },
      ),
    );
    return sent;
  }

  it('shows other reviews and comments under aliases, and marks them as read', async () => {
    const sent = serveDiscussion();
    open();
    const part = within(await screen.findByRole('region', { name: 'Discussion' }));
    expect(part.getByText('Small.')).toBeVisible();
    expect(part.getByText('Reviewer 1')).toBeVisible();
    expect(part.getByText('New')).toBeVisible();
    const reviews = within(screen.getByRole('region', { name: 'Other reviews' }));
    expect(reviews.getByText('Reviewer 1')).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([{ commentId: '00000000-0000-4000-8000-000000000901' }]),
    );
  });

  it('posts a comment', async () => {
    serveDiscussion();
    open();
    const part = within(await screen.findByRole('region', { name: 'Discussion' }));
    await userEvent.type(part.getByRole('textbox', { name: /New comment/ }), 'I agree.');
    await userEvent.click(part.getByRole('button', { name: 'Post comment' }));
    expect(await part.findByText('I agree.')).toBeVisible();
    expect(part.getByText('You')).toBeVisible();
  });

  it('marks a comment that mentions the reviewer', async () => {
    const mentions = [{ startsAt: 0, length: 11, isYou: true }];
    serveDiscussion({ mentionsYou: true, mentions }, '@Reviewer 2, is it?');
    open();
    const part = within(await screen.findByRole('region', { name: 'Discussion' }));
    expect(part.getByText('Mentions you')).toBeVisible();
    expect(part.getByText('@Reviewer 2 (you)')).toBeVisible();
    expect(part.queryByText('New')).not.toBeInTheDocument();
  });

  it('mentions a participant from the list', async () => {
    serveDiscussion();
    open();
    const part = within(await screen.findByRole('region', { name: 'Discussion' }));
    const comment = part.getByRole('textbox', { name: /New comment/ });
    await userEvent.type(comment, 'I agree, @ch{Enter}and you?');
    expect(comment).toHaveValue('I agree, @Chair and you?');
    await userEvent.click(part.getByRole('button', { name: 'Post comment' }));
    expect(await part.findByText('I agree, @Chair and you?')).toBeVisible();
  });
});
