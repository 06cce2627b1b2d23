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
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';
import type { AdminPaper } from '../paper.api';

const rosa = { id: '00000000-0000-4000-8000-000000000778', name: 'Rosa Sample' };
const assignedAt = '2025-10-01T10:00:00.000Z';
const shepherd: AdminPaper['shepherds'][number] = {
  ...{ id: '00000000-0000-4000-8000-000000000881', round: 1, reviewer: rosa, assignedAt },
  ...{ isTold: true, isCurrent: true, given: null },
};

function open(changes: Partial<AdminPaper>) {
  const paper = samplePaper(1, changes);
  servePapers([paper]);
  const sent: object[] = [];
  server.use(
    http.get('/api/v1/admin/papers/{id}/candidates', ({ response }) =>
      response(200).json({
        items: [
          {
            ...{ ...rosa, email: 'rosa@sample.example', organization: '', topics: [] },
            ...{
              knowsTopic: true,
              load: 0,
              maxLoad: 6,
              isPaused: false,
              conflict: null,
              institution: null,
            },
            ...{ canOverride: false, isOnHold: false, review: null },
          },
        ],
        total: 1,
      }),
    ),
    http.post('/api/v1/admin/papers/{id}/shepherd', async ({ request, response }) => {
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
  return within(await screen.findByRole('region', { name: 'Shepherd' }));
};

it('names a shepherd, who learns nothing before the release', async () => {
  const { paper, sent } = open({ status: 'decision-recorded', mayNameShepherd: true });
  await userEvent.click((await part()).getByRole('button', { name: 'Name shepherd' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/learn nothing before/)).toBeVisible();
  await userEvent.selectOptions(await dialog.findByLabelText('Shepherd'), rosa.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Shepherd named.')).toBeVisible();
  expect(sent).toEqual([{ reviewerId: rosa.id, revision: paper.revision }]);
});

it('shows the answer next to the act, and suggests the text to the authors', async () => {
  open({
    ...{ status: 'revision-submitted', shownStatus: 'revision-submitted', mayNameShepherd: true },
    shepherds: [
      {
        ...shepherd,
        given: {
          ...{ answer: 'not-yet', toChairs: 'Table 2', toAuthors: 'Correct table 2.' },
          answeredAt: assignedAt,
        },
      },
    ],
  });
  expect(await screen.findByText(/^Rosa Sample, the shepherd: not yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Return to author' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('Correct table 2.');
});

it('is left out while the decision is another', async () => {
  open({ status: 'under-review' });
  await userEvent.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  expect(screen.queryByRole('region', { name: 'Shepherd' })).toBeNull();
});
