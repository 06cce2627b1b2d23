import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper, sampleReview } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';
import type { AdminPaper } from '../paper.api';

const rosa = { id: '00000000-0000-4000-8000-000000000778', name: 'Rosa Sample' };
const kofi = { id: '00000000-0000-4000-8000-000000000779', name: 'Kofi Sample' };

const candidate = (person: { id: string; name: string }) => ({
  ...{ ...person, email: 'person@sample.example', organization: '', topics: [] },
  ...{ knowsTopic: true, load: 0, maxLoad: 6, isPaused: false, conflict: null },
  ...{ institution: null, canOverride: false, isOnHold: false, review: null },
});

function open(changes: Partial<AdminPaper>) {
  const paper = samplePaper(1, { status: 'under-review', ...changes });
  servePapers([paper]);
  const sent: object[] = [];
  server.use(
    http.get('/api/v1/admin/papers/{id}/candidates', ({ query, response }) => {
      const found = query.get('q') ? [kofi] : [rosa];
      return response(200).json({ items: found.map(candidate), total: query.get('q') ? 1 : 300 });
    }),
    http.post('/api/v1/admin/papers/{id}/meta-reviewer', async ({ request, response }) => {
      sent.push(await request.json());
      const { id, status, round, revision } = paper;
      return response(200).json({ id, status, round, revision, heldUntil: null });
    }),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  return { paper, sent };
}

const part = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  return within(await screen.findByRole('region', { name: 'Meta-review' }));
};

it('assigns a meta-reviewer without a conflict', async () => {
  const { paper, sent } = open({ hasMetaReviews: true });
  await userEvent.click((await part()).getByRole('button', { name: 'Assign meta-reviewer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Meta-reviewer'), rosa.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Meta-reviewer assigned. We emailed them.')).toBeVisible();
  expect(sent).toEqual([{ reviewerId: rosa.id, revision: paper.revision }]);
});

it('rates a review for organisers', async () => {
  const paper = samplePaper(1, {
    status: 'under-review',
    reviewList: [
      sampleReview(1),
      sampleReview(2, {
        mayRate: false,
        ratings: [
          {
            ...{ organiser: 'Ada Okafor', isOwn: false, rating: 'helpful' as const },
            ...{ note: 'Thorough.', ratedAt: '2025-10-12T12:00:00.000Z' },
          },
        ],
      }),
    ],
  });
  servePapers([paper]);
  const sent: object[] = [];
  server.use(
    http.put(
      '/api/v1/admin/papers/{id}/reviews/{reviewId}/rating',
      async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json({ message: 'Rating saved.' });
      },
    ),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  expect(await screen.findByText('Ada Okafor: Helpful')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rate review of Reviewer 2' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rate review of Reviewer 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^Not sufficient/ }));
  await userEvent.type(dialog.getByLabelText(/^Note to organisers/), 'Two lines.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText('Rating saved.')).toBeVisible();
  expect(sent).toEqual([{ rating: 'not-sufficient', note: 'Two lines.' }]);
});

it('finds a person who is not among the first, and keeps the choice while searching again', async () => {
  const { sent } = open({ hasMetaReviews: true });
  await userEvent.click((await part()).getByRole('button', { name: 'Assign meta-reviewer' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^The 1 most suitable of 300 people/)).toBeVisible();
  const search = dialog.getByLabelText('Find a reviewer');
  await userEvent.type(search, 'kofi{Enter}');
  const select = dialog.getByLabelText('Meta-reviewer');
  expect(await within(select).findByRole('option', { name: /^Kofi/ })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(select, kofi.id);
  await userEvent.clear(search);
  expect(await within(select).findByRole('option', { name: /^Rosa/ })).toBeVisible();
  expect(select).toHaveValue(kofi.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Meta-reviewer assigned. We emailed them.')).toBeVisible();
  expect(sent).toMatchObject([{ reviewerId: kofi.id }]);
});

it('shows the submitted meta-review, which keeps its meta-reviewer', async () => {
  open({
    hasMetaReviews: true,
    metaReviews: [
      {
        ...{ round: 1, reviewer: rosa, assignedAt: '2025-10-01T10:00:00.000Z' },
        form: { recommendation: 'minor-corrections', text: 'Small but sound.' },
        submittedAt: '2025-10-02T10:00:00.000Z',
      },
    ],
  });
  const shown = await part();
  expect(shown.getByText('Small but sound.')).toBeVisible();
  expect(shown.getByText('Minor corrections')).toBeVisible();
  expect(shown.queryByRole('button')).toBeNull();
});

it('is left out while the edition has none', async () => {
  open({});
  await userEvent.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  expect(screen.queryByRole('region', { name: 'Meta-review' })).toBeNull();
});
