import { http, people, renderRemote, screen, server, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { serveEdition } from '../../../testing/sample-editions';

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/edition/retention', user: people.admin });

const kind = { months: 12, since: 'record', stored: 0, due: 0, erasesAt: null } as const;

const serve = (erasesAt: string | null) =>
  server.use(
    http.get('/api/v1/admin/retention', ({ response }) =>
      response(200).json({
        kinds: [
          { ...kind, kind: 'proofs', since: 'conference', stored: 31, due: 4, erasesAt },
          { ...kind, kind: 'enquiries', months: null },
        ],
        runs: [{ kind: 'drafts', records: 2, at: '2026-02-03T10:00:00.000Z' }],
        dailyBackups: 7,
      }),
    ),
  );

it('shows due data, when it is erased, the report, and that backups have it', async () => {
  serveEdition();
  serve('2026-03-09T10:00:00.000Z');
  open();
  expect(await screen.findByText(/^4 records are due and will be erased/)).toBeVisible();
  const row = screen.getByRole('row', { name: /^Proofs of payment/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['12 months after the conference', '31', '4'],
    expect.stringContaining('9 Mar 2026'),
  ]);
  expect(screen.getByRole('row', { name: /^Enquiries Kept 0 0 Nothing due$/ })).toBeVisible();
  expect(screen.getByText(/not submitted, 2 records$/)).toBeVisible();
  expect(screen.getByText(/^The last 7 daily backups have/)).toBeVisible();
});

it('announces nothing while nothing is due', async () => {
  serveEdition();
  serve(null);
  open();
  expect(await screen.findByText('A week after it is announced')).toBeVisible();
  expect(screen.queryByText(/will be erased\. To keep/)).toBeNull();
});
