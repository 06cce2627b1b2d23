import {
  act,
  http,
  HttpResponse,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleWork, serveStats, serveWork } from '../../../testing/sample-stats';
import type { WorkItem } from '../dashboard.api';

const NOW = '2025-10-09T09:40:00Z';
const POLL = 30_000;

const serveOpening = (submissions: { open: boolean }) => {
  const edition = { ...sampleEdition, submissions, registration: { open: true } };
  server.use(http.get('/api/v1/edition', ({ response }) => response(200).json(edition)));
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(NOW), doNotFake: ['queueMicrotask'] });
  serveStats();
  serveOpening({ open: false });
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const open = (path = '/admin/dashboard') =>
  renderRemote({ routes, remote }, { path, user: people.admin });
const part = async () => within(await screen.findByRole('region', { name: 'Needs you' }));
const rows = async () => {
  const links = await (await part()).findAllByRole('link', { name: /: \d+ / });
  return links.map((link) => link.closest('li') as HTMLElement);
};
const words = async () => (await rows()).map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const late = sampleWork('late-reviews', 11, {
  overdue: 11,
  papers: 9,
  dueAt: '2025-10-06T09:40:00Z',
});
const screening = sampleWork('acknowledgements', 4, { dueAt: '2025-10-09T12:50:00Z' });
const unmatched = sampleWork('unmatched', 4, {
  area: 'money',
  amount: 850,
  since: '2025-10-03T08:00:00Z',
});
const settings = sampleWork('settings', 5, {
  area: 'site',
  settings: ['bank', 'venue', 'speakers', 'partners', 'legal'],
});

it('lists the work with its detail, its age and a link to its list', async () => {
  serveWork([late, screening, unmatched, settings]);
  open();
  const links = (await rows()).map((row) => [
    row.textContent,
    within(row).getByRole('link').getAttribute('href'),
  ]);
  expect(links).toEqual([
    [
      expect.stringMatching(/^11Late reviews9 papers3 days late/),
      '/admin/papers?needs=late-reviews',
    ],
    [
      expect.stringMatching(/^4Acknowledgements dueLimit 3 days after submission3 h left/),
      '/admin/papers?needs=acknowledgement&sort=due',
    ],
    [
      expect.stringMatching(/^4Unmatched paymentsUSD\u00a0850\.006 days/),
      '/admin/payments/unmatched?open=true',
    ],
    [
      expect.stringMatching(/^5Settings still sampleBank account, Venue, Speakers and 2 more/),
      '/admin/edition',
    ],
  ]);
  expect((await part()).getByText('24 items, 11 overdue')).toBeVisible();
});

it('leads to the bar of acts on hold, which lists those that failed', async () => {
  serveWork([sampleWork('failed-acts', 1, { area: 'site', since: '2025-10-09T08:40:00Z' })]);
  server.use(
    http.get('/api/v1/admin/held-acts', ({ response }) =>
      response(200).json({
        items: [
          {
            id: '00000000-0000-4000-8000-000000000901',
            kind: 'payment-refund',
            state: 'failed',
            count: 1,
            labels: ['C25-AAAA1'],
            subjectType: 'payment',
            subjectId: '00000000-0000-4000-8000-000000000101',
            problem: 'The payment has changed.',
            endsAt: '2025-10-09T08:40:00.000Z',
            holdSeconds: 600,
            secondsLeft: 0,
          },
        ],
      }),
    ),
  );
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^1Action failedNothing was sent/);
  const bar = await screen.findByRole('region', { name: 'On hold' });
  await user().click(within(row as HTMLElement).getByRole('link'));
  expect(bar).toHaveFocus();
});

it('narrows to one kind of work in the address', async () => {
  serveWork([late, unmatched]);
  open();
  await rows();
  await user().click((await part()).getByRole('link', { name: 'Money' }));
  expect(await words()).toEqual([expect.stringContaining('Unmatched payments')]);
  await user().click((await part()).getByRole('link', { name: 'Site' }));
  expect(await screen.findByText('Nothing needs you')).toBeVisible();
  expect(screen.getByText('There is work under the other tabs.')).toBeVisible();
});

it('says when nothing needs the organisers', async () => {
  serveWork([]);
  open();
  expect(await screen.findByText('Nothing needs you')).toBeVisible();
});

it('says so only once it knows the dates of the edition', async () => {
  serveWork([late]);
  let answer: () => void = () => undefined;
  const asked = new Promise<Response>((resolve) => {
    answer = () => resolve(HttpResponse.json(sampleEdition));
  });
  server.use(http.untyped.get('/api/v1/edition', () => asked));
  open();
  expect(await screen.findByRole('link', { name: 'Total Users' })).toBeVisible();
  expect(await screen.findByText(/^Live, updated/)).toBeVisible();
  expect(screen.queryByText('Nothing needs you')).toBeNull();

  answer();
  expect((await words())[0]).toMatch(/^11Late reviews/);
});

it('offers Retry, not an empty queue, when the edition cannot be loaded', async () => {
  serveWork([late]);
  server.use(http.untyped.get('/api/v1/edition', () => HttpResponse.json({}, { status: 500 })));
  open();
  expect(await (await part()).findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Nothing needs you')).toBeNull();
});

it('lists dates that disagree with what visitors read, and the repair', async () => {
  serveWork([]);
  serveOpening({ open: true });
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^1Dates disagreeSubmissions are open.* 6 Oct 2025, 11:59 UTC/);
  expect(within(row as HTMLElement).getByRole('link', { name: /^Fix dates/ })).toHaveAttribute(
    'href',
    '/admin/edition/opening',
  );
});

it('shows a failure in its own line, and retries', async () => {
  const fail = () => HttpResponse.json({ message: 'out' }, { status: 400 });
  server.use(http.untyped.get('/api/v1/admin/dashboard/work', fail));
  open();
  expect(await screen.findByText('The queue could not be loaded.')).toBeVisible();
  expect(await screen.findByText('60')).toBeVisible();
  serveWork([late]);
  await user().click((await part()).getByRole('button', { name: 'Retry' }));
  expect(await words()).toEqual([expect.stringContaining('Late reviews')]);
});

describe('while it is open', () => {
  it('asks every 30 s, and keeps its rows on a 304', async () => {
    const tags: (string | null)[] = [];
    server.use(
      http.untyped.get('/api/v1/admin/dashboard/work', ({ request }) => {
        const tag = request.headers.get('if-none-match');
        tags.push(tag);
        if (tag === '"1"') return new HttpResponse(null, { status: 304 });
        return HttpResponse.json({ items: [late] }, { headers: { ETag: '"1"' } });
      }),
    );
    open();
    await rows();
    expect(screen.getByText('Live, updated 09:40 UTC')).toBeVisible();
    await wait(POLL + 100);
    expect(tags).toEqual([null, '"1"']);
    expect(await words()).toEqual([expect.stringContaining('Late reviews')]);
  });

  it('asks nothing while the tab is hidden', async () => {
    let asked = 0;
    server.use(
      http.untyped.get('/api/v1/admin/dashboard/work', () => {
        asked += 1;
        return HttpResponse.json({ items: [late] });
      }),
    );
    open();
    await rows();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(3 * POLL);
    expect(asked).toBe(1);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(POLL + 100);
    expect(asked).toBeGreaterThan(1);
  });

  it('says when it has lost the connection', async () => {
    serveWork([late]);
    open();
    await rows();
    const fail = () => HttpResponse.json({ message: 'out' }, { status: 400 });
    server.use(http.untyped.get('/api/v1/admin/dashboard/work', fail));
    await wait(POLL + 100);
    expect(await screen.findByText('Updated 09:40, reconnecting')).toBeVisible();
    expect(await words()).toEqual([expect.stringContaining('Late reviews')]);
  });

  const change = async (items: WorkItem[]) => {
    serveWork(items);
    await wait(POLL + 100);
  };

  it('moves no row under the focus, and lets new rows wait', async () => {
    serveWork([screening, unmatched]);
    open();
    const [, second] = await rows();
    const link = within(second as HTMLElement).getByRole('link');
    act(() => link.focus());
    await change([late, { ...unmatched, count: 3 }]);
    expect(await words()).toEqual([
      expect.stringMatching(/^0Acknowledgements due.*Done/),
      expect.stringMatching(/^3Unmatched/),
    ]);
    await user().tab({ shift: true });
    expect(await words()).toHaveLength(2);
    await user().tab({ shift: true });
    await user().click(screen.getByRole('button', { name: '1 new' }));
    expect(await words()).toEqual([
      expect.stringMatching(/^11Late reviews/),
      expect.stringMatching(/^3Unmatched/),
    ]);
  });

  it('shows new rows at once while nothing points at the list', async () => {
    serveWork([unmatched]);
    open();
    await rows();
    await change([late, unmatched]);
    expect(await words()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /new$/ })).toBeNull();
  });
});
