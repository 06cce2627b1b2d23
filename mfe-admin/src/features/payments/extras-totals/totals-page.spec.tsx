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
import remote from '../../../remote';
import routes from '../../../routes';
import type { Totals } from './totals.api';

function serve(totals: Partial<Totals>) {
  server.use(
    http.get('/api/v1/admin/registration-totals', ({ response }) =>
      response(200).json({ registrations: 0, extras: [], questions: [], ...totals }),
    ),
  );
  renderRemote({ routes, remote }, { path: '/admin/payments/extras', user: people.admin });
}

const diet = {
  id: 'diet',
  label: 'Dietary needs',
  kind: 'one-of' as const,
  isSensitive: true,
  answered: 40,
  options: [
    { option: 'None', count: 28 },
    { option: 'Vegetarian', count: 12 },
  ],
};

it('counts extras and answers', async () => {
  const dinner = { id: 'dinner', name: 'Conference dinner', sold: 42, quantity: 80 };
  serve({ registrations: 57, extras: [dinner], questions: [diet] });
  expect(await screen.findByText('42 of 80')).toBeVisible();
  const answers = within(screen.getByRole('region', { name: 'Dietary needs' }));
  expect(answers.getByText('12')).toBeVisible();
  expect(answers.getByText('Health')).toBeVisible();
});

it('exports names and answers, those about health as well', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#export' });
    }),
  );
  serve({ questions: [diet] });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() =>
    expect(asked).toEqual([{ kind: 'payments', format: 'csv', sort: 'name', sensitive: true }]),
  );
});

it('leads to the edition without questions and extras', async () => {
  serve({});
  expect(await screen.findByText('No questions and no extras')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registration questions' })).toHaveAttribute(
    'href',
    '/admin/edition/questions',
  );
});
