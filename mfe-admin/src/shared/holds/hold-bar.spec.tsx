import type { components } from '@plenary/kit/api';
import {
  act,
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
import { samplePaper } from '../../testing/sample-papers';
import { samplePayment, servePayments } from '../../testing/sample-payments';
import { servePapers } from '../../testing/serve-papers';

import { subjectPath } from './subject-path';

type HeldActs = components['schemas']['HeldActs'];

const held = (n: number, differences: Partial<HeldActs> = {}): HeldActs => ({
  id: `00000000-0000-4000-8000-00000000090${n}`,
  kind: 'paper-release',
  state: 'held',
  count: 1,
  labels: [`#${n}`],
  subjectType: 'paper',
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
    http.post('/api/v1/admin/held-acts/{id}/dismiss', ({ params, response }) => {
      end('dismiss', params.id);
      return response(200).json({ dismissed: 1 });
    }),
    http.post('/api/v1/admin/held-acts/{id}/send-now', ({ params, response }) =>
      response(200).json(end('send-now', params.id)),
    ),
  );
  return { asked, add: (item: HeldActs) => (items = [...items, item]) };
}

const open = (path = '/admin/papers') =>
  renderRemote({ routes, remote }, { path, user: people.admin });
const bar = async () => within(await screen.findByRole('region', { name: 'On hold' }));

it('asks for acts on hold once the browser has time', async () => {
  const idly: (() => void)[] = [];
  const requestIdleCallback = (act: () => void) => idly.push(act);
  Object.assign(window, { requestIdleCallback });
  const asked = jest.fn();
  servePapers([samplePaper(1)]);
  server.use(
    http.get('/api/v1/admin/held-acts', ({ response }) => {
      asked();
      return response(200).json({ items: [held(1)] });
    }),
  );
  try {
    open();
    await screen.findByText(samplePaper(1).title);
    expect(asked).not.toHaveBeenCalled();
    act(() => idly.forEach((each) => each()));
    expect(await screen.findByRole('region', { name: 'On hold' })).toBeVisible();
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  }
});

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

describe('the focus', () => {
  const press = async (name: string) => {
    (await bar()).getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };

  it('moves to the next act, then to the title of the page', async () => {
    servePapers([samplePaper(1)]);
    serveHolds([held(1), held(2), held(3)]);
    open();
    await userEvent.click((await bar()).getByRole('button', { name: 'Show all' }));
    await press('Undo: #1');
    const next = (await bar()).getByRole('button', { name: 'Undo: #2' }).closest('li');
    await waitFor(() => expect(next).toHaveFocus());
    await press('Send now: #2');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Decision will be/));
    expect(document.activeElement?.closest('section')).toHaveAccessibleName('On hold');
    await press('Undo');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText('The hold has ended.')).toBeInTheDocument();
  });

  it('moves to the drawer that covers the page', async () => {
    serveHolds([held(1, { kind: 'payment-reject' })]);
    servePayments([samplePayment(1)]);
    open(`/admin/payments?item=${samplePayment(1).id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Adaeze Okonkwo' });
    await press('Undo');
    await waitFor(() => expect(drawer).toHaveFocus());
  });

  it('moves to the act on hold when a failed one is dismissed', async () => {
    servePapers([samplePaper(1)]);
    serveHolds([held(1, { state: 'failed', problem: 'It changed.' }), held(2)]);
    open();
    const undo = await (await bar()).findByRole('button', { name: 'Undo' });
    await press('Dismiss: #1');
    await waitFor(() => expect(undo.closest('p')).toHaveFocus());
  });
});

it('says why an act had no effect, and leads to its subject, until it is dismissed', async () => {
  servePapers([samplePaper(1)]);
  const failure = { state: 'failed', problem: 'The paper has changed.', secondsLeft: 0 } as const;
  const { asked } = serveHolds([held(1, failure)]);
  const { router } = open();
  const shown = await bar();
  expect(await shown.findByText('#1: nothing was sent. The paper has changed.')).toBeVisible();
  await userEvent.click(shown.getByRole('link', { name: 'Open: #1' }));
  expect(router.state.location.pathname).toBe(`/admin/papers/${samplePaper(1).id}`);
  await screen.findByRole('heading', { name: samplePaper(1).title });
  await userEvent.click((await bar()).getByRole('button', { name: 'Dismiss: #1' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull());
  expect(asked).toEqual([`dismiss ${held(1).id}`]);
});

it.each([
  ['payment', '/admin/payments?item=the-id'],
  ['transfer', '/admin/payments/unmatched?item=the-id'],
  ['refund', '/admin/payments/refunds?item=the-id'],
  ['paper', '/admin/papers/the-id'],
  ['review', '/admin/papers'],
])('leads to the subject of an act on a %s', (subjectType, expected) => {
  expect(subjectPath({ subjectType, subjectId: 'the-id', count: 1 })).toBe(expected);
});

it('takes the focus of a link to it', async () => {
  servePapers([samplePaper(1)]);
  serveHolds([held(1)]);
  open('/admin/papers#on-hold');
  expect(await screen.findByRole('region', { name: 'On hold' })).toHaveFocus();
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
