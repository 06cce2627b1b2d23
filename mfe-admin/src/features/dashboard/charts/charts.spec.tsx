import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { sampleTrends, serveStats } from '../../../testing/sample-stats';
import { shortFigure, stepFor } from './scale';

beforeEach(() => {
  // Between six and seven weeks before the forum.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  serveStats();
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/dashboard', user: people.admin });
const chart = async (name: string) => within(await screen.findByRole('region', { name }));

it('compares with the edition before at this point, in words', async () => {
  open();
  expect(await screen.findByText('200 today; 104 at this point in 2024')).toBeVisible();
  expect(screen.getByText('26,150.00 today; 14,808.00 at this point in 2024')).toBeVisible();
});

it('reads one week by arrow keys', async () => {
  open();
  const part = await chart('Registrations');
  const line = part.getByRole('slider', { name: 'Registrations by weeks before the forum' });
  line.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(part.getByText('8 weeks before: 59 in 2025, 73 in 2024')).toBeVisible();
  expect(line).toHaveAttribute('aria-valuetext', '8 weeks before: 59 in 2025, 73 in 2024');
  await userEvent.keyboard('{End}');
  expect(part.getByText('At the forum: 246 in 2024')).toBeVisible();
});

it('shows the figures as a table in place of the drawing', async () => {
  open();
  const part = await chart('Submissions');
  await userEvent.click(part.getByRole('button', { name: 'Show as table' }));
  const rows = part.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Weeks before20252024');
  expect(rows).toContain('6 (today)19267');
  expect(rows).toContain('4–91');
  expect(part.queryByRole('slider')).toBeNull();
  await userEvent.click(part.getByRole('button', { name: 'Show as chart' }));
  expect(part.getByRole('slider')).toBeVisible();
});

it('ends today while all work came after the forum, so that the dates are not set', async () => {
  const editions = sampleTrends.editions
    .slice(0, 1)
    .map((edition) => ({ ...edition, isUntilNow: true }));
  server.use(
    http.get('/api/v1/admin/dashboard/trends', ({ response }) => response(200).json({ editions })),
  );
  open();
  const part = await chart('Registrations');
  const line = part.getByRole('slider', { name: 'Registrations by weeks until today' });
  expect(line).toHaveAttribute('aria-valuetext', 'Today: 200 in 2025');
  expect(part.getByText('200 today')).toBeVisible();
  line.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(line).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^1 week ago: \d+ in 2025$/),
  );
});

it('draws without an edition before', async () => {
  const editions = sampleTrends.editions.slice(0, 1);
  server.use(
    http.get('/api/v1/admin/dashboard/trends', ({ response }) => response(200).json({ editions })),
  );
  open();
  expect(await screen.findByText('200 today')).toBeVisible();
});

it('fails in its own line', async () => {
  const fail = () => HttpResponse.json({ message: 'out' }, { status: 400 });
  server.use(http.untyped.get('/api/v1/admin/dashboard/trends', fail));
  open();
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible();
  expect(await screen.findByText('60')).toBeVisible();
});

it.each([
  [0, 1, '0'],
  [192, 70, '192'],
  [246, 100, '246'],
  [35_100, 15_000, '35.1k'],
])('has round lines for %d', (highest, step, figure) => {
  expect(stepFor(highest)).toBe(step);
  expect(shortFigure(highest)).toBe(figure);
});
