import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import type { components } from '@plenary/kit/api';
import remote from '../../remote';
import routes from '../../routes';
import { completeForm, sampleReview, serveAssignments } from '../../testing/sample-reviews';

type Shepherding = components['schemas']['Shepherding'];

const { paperId, paperNumber, paperTitle, paperKind, topic, round, paper } = sampleReview();
const sample: Shepherding = {
  ...{ paperId, paperNumber, paperTitle, paperKind, topic, round, pdf: null },
  paper: paper ?? { abstract: '', keywords: [] },
  state: 'open',
  answer: null,
  read: {
    reviews: [{ ...completeForm, alias: 1, added: [], versions: [] }],
    comments: [],
    response: null,
  },
  noteToAuthors: 'Define the corpus.',
  summaryOfChanges: 'Section 2 names it.',
  correctionsBy: '2025-10-20T22:59:59.999Z',
  verifyBy: '2025-10-25T22:59:59.999Z',
  given: null,
};

const path = '/api/v1/reviews/papers/{paperId}/shepherding';

/** @returns the sent answers */
function open(changes: Partial<Shepherding> = {}) {
  serveAssignments([]);
  const sent: object[] = [];
  const current = { ...sample, ...changes };
  server.use(
    http.get(path, ({ response }) => response(200).json(current)),
    http.post(`${path}/answer`, async ({ request, response }) => {
      const { answer, toChairs = '', toAuthors = '' } = await request.json();
      sent.push({ answer, toChairs, toAuthors });
      const given = { answer, toChairs, toAuthors, answeredAt: '2025-10-21T15:00:00.000Z' };
      return response(200).json({ ...current, answer, given });
    }),
  );
  renderRemote(
    { routes, remote },
    { path: `/reviewers/papers/${paperId}/shepherding`, user: people.reviewer },
  );
  return sent;
}

const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));

it('reads the decision and the changes, and verifies the corrections', async () => {
  const sent = open();
  expect(await screen.findByText('Define the corpus.')).toBeVisible();
  expect(screen.getByText('Section 2 names it.')).toBeVisible();
  expect(screen.getByText(/Authors do not learn your name/)).toBeVisible();
  await send();
  expect(screen.getAllByText('Choose whether the corrections are verified')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Corrections are verified/ }));
  await send();
  expect(await screen.findByText(/^You answered/)).toBeVisible();
  expect(sent).toEqual([{ answer: 'verified', toChairs: '', toAuthors: '' }]);
});

it('lists the missing corrections, with a text to the authors', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('radio', { name: /^Not yet/ }));
  await send();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^To the committee/), 'Table 2');
  await userEvent.type(screen.getByLabelText(/^To the authors/), 'Correct table 2.');
  await send();
  expect(await screen.findByText(/^You answered/)).toBeVisible();
  expect(sent).toEqual([{ answer: 'not-yet', toChairs: 'Table 2', toAuthors: 'Correct table 2.' }]);
});

it('waits for the revision', async () => {
  open({ state: 'awaiting-revision', summaryOfChanges: '' });
  expect(await screen.findByText(/to submit their revision/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('shows the answer once a chair has acted on it', async () => {
  open({
    ...{ state: 'closed', answer: 'verified' },
    given: {
      ...{ answer: 'verified', toChairs: 'All done.', toAuthors: '' },
      answeredAt: '2025-10-21T15:00:00.000Z',
    },
  });
  expect(await screen.findByText('All done.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
