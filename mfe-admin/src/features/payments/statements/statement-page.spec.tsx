import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import type { Statement } from './statements.api';

const none = { count: 0, amount: 0, items: [] };
const statement: Statement = {
  id: '00000000-0000-4000-8000-000000000501',
  day: '2025-10-08',
  fileName: 'october.xml',
  format: 'camt.053',
  version: '08',
  account: 'DE •••• 3000',
  currency: 'USD',
  lines: 2,
  open: 0,
  createdAt: '2025-10-14T08:42:00.000Z',
  imported: { byId: people.admin.id, by: 'Amina Diallo', at: '2025-10-14T08:42:00.000Z' },
  othersAct: null,
  opening: 0,
  received: 0,
  receivedLines: 0,
  sent: 0,
  sentLines: 0,
  read: 0,
  closing: 0,
  difference: 0,
  skipped: 0,
  skippedAmount: 0,
  pending: 0,
  done: 2,
  found: null,
  certain: none,
  proposals: none,
  duplicates: none,
  unmatched: none,
  unreadable: none,
};

it('keeps the search field, its text and its focus when a search fails', async () => {
  server.use(
    http.untyped.get('*/api/v1/admin/statements/:id', ({ request }) =>
      new URL(request.url).searchParams.has('q')
        ? Response.json({ statusCode: 400 }, { status: 400 })
        : Response.json(statement),
    ),
  );
  const path = `/admin/payments/statements/${statement.id}`;
  renderRemote({ routes, remote }, { path, user: people.admin });
  expect(await screen.findByText(/october\.xml/)).toBeVisible();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'ama');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ama');
});

const colleague = (at: string) => ({
  byId: '00000000-0000-4000-8000-000000000777',
  by: 'Kwame Owusu',
  at,
});

it('says that another organiser imported the same file a moment ago', async () => {
  const earlier = colleague(new Date().toISOString());
  server.use(
    http.get('/api/v1/admin/statements', ({ response }) =>
      response(200).json({ items: [], nextCursor: null, counts: {} }),
    ),
    http.untyped.post('*/api/v1/admin/statements', () =>
      Response.json({
        statements: [{ id: statement.id, added: 0, skipped: 2, earlier }],
        csv: null,
      }),
    ),
    http.untyped.get('*/api/v1/admin/statements/:id', () => Response.json(statement)),
  );
  renderRemote({ routes, remote }, { path: '/admin/payments/statements', user: people.admin });
  const file = new File([':20:STARTUMS'], 'october.sta');
  await userEvent.upload(await screen.findByLabelText('Bank statement'), file);
  await userEvent.click(screen.getByRole('button', { name: 'Import statement' }));
  expect(
    await screen.findByText('Kwame Owusu imported this statement a moment ago. Nothing was added.'),
  ).toBeVisible();
  expect(screen.getByText(/Imported by Amina Diallo, 14 Oct 2025/)).toBeVisible();
});

it('says who worked on the statement since it was opened', async () => {
  let others: Statement['othersAct'] = colleague('2025-10-14T08:50:00.000Z');
  server.use(
    http.untyped.get('*/api/v1/admin/statements/:id', () =>
      Response.json({ ...statement, othersAct: others }),
    ),
  );
  const path = `/admin/payments/statements/${statement.id}`;
  renderRemote({ routes, remote }, { path, user: people.admin });
  expect(await screen.findByText(/october\.xml/)).toBeVisible();
  expect(screen.queryByText(/worked on this statement/)).toBeNull();
  others = colleague('2025-10-14T08:55:00.000Z');
  await userEvent.type(screen.getByRole('searchbox'), 'ama');
  expect(
    await screen.findByText(/^Kwame Owusu worked on this statement at 08:55 UTC/),
  ).toBeVisible();
});
