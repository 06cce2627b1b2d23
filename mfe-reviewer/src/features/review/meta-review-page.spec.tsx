import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import type { components } from '@plenary/kit/api';
import remote from '../../remote';
import routes from '../../routes';
import { completeForm, sampleReview, serveAssignments } from '../../testing/sample-reviews';

type MetaReview = components['schemas']['MetaReview'];

const { paperId, paperNumber, paperTitle, paperKind, topic, round, paper, pdf } = sampleReview();
const sample: MetaReview = {
  ...{ paperId, paperNumber, paperTitle, paperKind, topic, round, pdf },
  paper: paper ?? { abstract: '', keywords: [] },
  isOpen: true,
  isSubmitted: false,
  hasDraft: false,
  read: {
    reviews: [{ ...completeForm, alias: 1, added: [], versions: [] }],
    comments: [
      {
        ...{ id: paperId, alias: 2, isOwn: false, isNew: true, text: 'The sample is small.' },
        ...{ postedAt: '2025-10-01T10:00:00.000Z', mentionsYou: false, mentions: [] },
      },
    ],
    response: { general: 'Thank you.', answers: [{ reviewer: 1, text: 'We explain it.' }] },
  },
  form: { recommendation: null, text: '' },
  draftSavedAt: null,
  submittedAt: null,
  revision: 1,
};

const path = '/api/v1/reviews/papers/{paperId}/meta-review';

/** @returns the bodies of submissions */
function serve(changes: Partial<MetaReview> = {}) {
  serveAssignments([]);
  const sent: object[] = [];
  const current = { ...sample, ...changes };
  server.use(
    http.get(path, ({ response }) => response(200).json(current)),
    http.put(`${path}/draft`, async ({ request, response }) => {
      const { revision } = await request.json();
      return response(200).json({ revision: revision + 1, savedAt: '2025-10-12T15:00:00.000Z' });
    }),
    http.post(`${path}/submit`, async ({ request, response }) => {
      const { revision, ...form } = await request.json();
      sent.push(form);
      const submittedAt = '2025-10-12T15:00:00.000Z';
      return response(200).json({
        ...{ ...current, form, submittedAt, isSubmitted: true, revision: revision + 1 },
      });
    }),
  );
  return sent;
}

function open(changes?: Partial<MetaReview>) {
  const sent = serve(changes);
  render();
  return sent;
}

const render = () =>
  renderRemote(
    { routes, remote },
    { path: `/reviewers/papers/${paperId}/meta-review`, user: people.reviewer },
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows reviews, response and discussion under aliases, and submits the form', async () => {
  const sent = open();
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(reviews.getByText('Reviewer 1')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Response of the authors' })).getByText('Thank you.'),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Discussion' })).getByText('The sample is small.'),
  ).toBeVisible();
  await press('Submit meta-review');
  expect(await screen.findByText('Please write the meta-review')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Meta-review/ }), 'Small but sound.');
  await userEvent.click(screen.getByRole('radio', { name: /Minor corrections/ }));
  await press('Submit meta-review');
  expect(await screen.findByText(/^Meta-review submitted/)).toBeVisible();
  expect(sent).toEqual([{ recommendation: 'minor-corrections', text: 'Small but sound.' }]);
  expect(screen.getByRole('button', { name: 'Submit changed meta-review' })).toBeVisible();
});

it('asks for the own review first', async () => {
  open({ read: null });
  expect(await screen.findByText(/^Submit your own review/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your review' })).toHaveAttribute(
    'href',
    `/reviewers/papers/${paperId}`,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the submitted meta-review once it is closed', async () => {
  const form = { recommendation: 'rejected' as const, text: 'Too small.' };
  open({ isOpen: false, isSubmitted: true, form, submittedAt: '2025-10-12T15:00:00.000Z' });
  expect(await screen.findByText('Too small.')).toBeVisible();
  expect(screen.getByText(/no longer accepts this meta-review/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that the paper has another meta-reviewer', async () => {
  server.use(
    http.get(path, ({ response }) =>
      response('default').json(
        { statusCode: 404, code: 'NOT_FOUND', message: 'Not found', requestId: 'sample' },
        { status: 404 },
      ),
    ),
  );
  render();
  expect(
    await screen.findByRole('heading', { name: 'You are not the meta-reviewer of this paper' }),
  ).toBeVisible();
});
