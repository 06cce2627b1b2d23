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
import { samplePaper } from '../../testing/sample-papers';
import { samplePayment, servePayments } from '../../testing/sample-payments';
import { servePapers } from '../../testing/serve-papers';

type HeldActs = components['schemas']['HeldActs'];

const held = (n: number, differences: Partial<HeldActs> = {}): HeldActs => ({
  id: `00000000-0000-4000-8000-00000000090${n}`,
  kind: 'paper-release',
  state: 'held',
  count: 1,
  labels: [`#${n}`],
  subjectId: samplePaper(n).id,
  problem: null,
  endsAt: '2025-10-10T09:53:00.000Z',
  holdSeconds: 600,
  secondsLeft: 582,
  ...differences,
});

function serveHolds(items: HeldActs[]) {
  const asked: string[] = [];
  const end = (how: string, id: string) => {
    asked.push(`${how} ${id}`);
    items = items.filter((item) => item.id !== id);
    return { undone: 1, sent: 0, failed: 0 };
  };
  server.use(
    http.get('/api/v1/admin/held-acts', ({ response }) => response(200).json({ items })),
    http.post('/api/v1/admin/held-acts/{id}/undo', ({ params, response }) =>
      response(200).json(end('undo', params.id)),
    ),
    http.post('/api/v1/admin/held-acts/{id}/send-now', ({ params, response }) =>
      response(200).json(end('send-now', params.id)),
    ),
  );
  return { asked, add: (item: HeldActs) => (items = [...items, item]) };
}

const open = (path = '/admin/papers') =>
  renderRemote({ routes, remote }, { path, user: people.admin });
const bar = async () => within(await screen.findByRole('region', { name: 'On hold' }));

it('counts down to the release, and undoes it', async () => {
  servePapers([samplePaper(1)]);
  const { asked } = serveHolds([held(1)]);
  open();
  const shown = await bar();
  expect(await shown.findByText('Decision will be released in 9:42')).toBeVisible();
  expect(
    await shown.findByText('Decision will be released in 9:41', {}, { timeout: 3000 }),
  ).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The hold has ended.')).toBeInTheDocument();
  expect(asked).toEqual([`undo ${held(1).id}`]);
  expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
});

it('lists several acts, each with its own buttons', async () => {
  servePapers([samplePaper(1)]);
  const { asked } = serveHolds([held(1), held(2, { count: 12, labels: ['#2', '#3', '#4'] })]);
  open();
  const shown = await bar();
  expect(await shown.findByText('13 on hold, the next is sent in 9:42')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Show all' }));
  expect(await shown.findByText(/^12 decisions will be released in/)).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Send now: #2, #3, #4, …' }));
  expect(await shown.findByText(/^Decision will be released in/)).toBeVisible();
  expect(asked).toEqual([`send-now ${held(2).id}`]);
});

it('says why an act had no effect, until it is dismissed', async () => {
  servePapers([samplePaper(1)]);
  serveHolds([held(1, { state: 'failed', problem: 'The paper has changed.', secondsLeft: 0 })]);
  open();
  const shown = await bar();
  expect(await shown.findByText('#1: nothing was sent. The paper has changed.')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
});

it('shows a new hold, and keeps choices from being made on its paper', async () => {
  const paper = samplePaper(1);
  servePapers([paper]);
  const { add } = serveHolds([]);
  const hold = { id: held(1).id, kind: 'paper-pass', by: 'Esi Owusu', byId: people.admin.id };
  server.use(
    http.post('/api/v1/admin/papers/{id}/screening', ({ response }) => {
      add(held(1, { kind: 'paper-pass' }));
      const held1 = { ...paper, hold: { ...hold, endsAt: '2025-10-10T09:53:00.000Z' } };
      server.use(
        http.get('/api/v1/admin/papers/{id}', ({ response }) => response(200).json(held1)),
      );
      const { id, status, round, revision } = paper;
      const heldUntil = held1.hold.endsAt;
      return response(200).json({ id, status, round, revision, heldUntil });
    }),
  );
  open(`/admin/papers/${paper.id}`);
  await userEvent.type(await screen.findByLabelText('Similarity'), '1');
  await userEvent.type(screen.getByLabelText('AI share'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(await screen.findByText('On hold until 09:53 UTC')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to review' })).toBeNull();
  expect(await screen.findByText(/On hold. You can undo it/)).toBeInTheDocument();
  expect(await (await bar()).findByText(/Paper #1 will go to review in/)).toBeVisible();
});

it('takes input while a drawer covers the page', async () => {
  serveHolds([held(1, { kind: 'payment-reject', labels: ['AIM25-7KQ2'] })]);
  servePayments([samplePayment(1)]);
  open(`/admin/payments?item=${samplePayment(1).id}`);
  const undo = (await bar()).getByRole('button', { name: 'Undo' });
  await screen.findByRole('dialog');
  expect(undo.closest('[inert]')).toBeNull();
  // The control: the list below takes none.
  expect(screen.getByRole('heading', { level: 1 }).closest('[inert]')).not.toBeNull();
});
