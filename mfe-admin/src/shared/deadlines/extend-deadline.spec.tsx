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
import { openFirstPayment } from '../../testing/payments-area';
import { samplePaper, sampleReview } from '../../testing/sample-papers';
import { servePapers } from '../../testing/serve-papers';
import { samplePayment, servePayments } from '../../testing/sample-payments';

const extension = { lastDay: '2025-11-03', reason: 'You asked for a week.' };

/** Fills in the dialog of the only button. */
async function extend() {
  await userEvent.click(await screen.findByRole('button', { name: /^Extend deadline of / }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/We email .+ the new date and your reason at once/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Extend deadline' });
  await userEvent.click(confirm);
  expect(dialog.getAllByText('Choose a day.').length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/^New last day/), extension.lastDay);
  await userEvent.type(dialog.getByLabelText('Reason'), extension.reason);
  await userEvent.click(confirm);
}

const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

it('extends one review', async () => {
  const review = sampleReview(1, { status: 'accepted' });
  const paper = samplePaper(1, { status: 'under-review', reviewList: [review] });
  servePapers([{ ...paper, mayAct: false }]);
  server.use(
    http.post(
      '/api/v1/admin/papers/{id}/assignments/{reviewId}/extend',
      async ({ params, request, response }) => {
        sent.push([params.reviewId, await request.json()]);
        const { id, status, round, revision } = paper;
        return response(200).json({ id, status, round, revision, heldUntil: null });
      },
    ),
  );
  const path = `/admin/papers/${paper.id}`;
  const { unmount } = renderRemote({ routes, remote }, { path, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /Reviews/ }));
  expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull();
  unmount();

  servePapers([paper]);
  renderRemote({ routes, remote }, { path, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /Reviews/ }));
  await extend();
  await waitFor(() => expect(sent).toEqual([[review.id, extension]]));
});

it('extends one revision', async () => {
  const paper = samplePaper(1, {
    status: 'minor-corrections',
    correctionsBy: '2025-10-20T22:59:59.000Z',
  });
  servePapers([paper]);
  server.use(
    http.post('/api/v1/admin/papers/{id}/extend-revision', async ({ request, response }) => {
      sent.push(await request.json());
      const { id, status, round, revision } = paper;
      return response(200).json({ id, status, round, revision, heldUntil: null });
    }),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: 'Actions' }));
  await extend();
  await waitFor(() => expect(sent).toEqual([{ ...extension, revision: paper.revision }]));
});

it('extends one payment, and says why it can’t', async () => {
  const payment = samplePayment(1);
  servePayments([payment]);
  const message = 'The deadline is later. Please choose a later day.';
  server.use(
    http.post('/api/v1/admin/payments/{id}/extend', async ({ request, response }) => {
      sent.push(await request.json());
      return response('default').json(
        {
          statusCode: 400,
          code: 'VALIDATION_FAILED',
          message,
          fields: { lastDay: message },
          requestId: 'sample',
        },
        { status: 400 },
      );
    }),
  );
  openFirstPayment();
  await extend();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ ...extension, version: payment.version }]);
});
