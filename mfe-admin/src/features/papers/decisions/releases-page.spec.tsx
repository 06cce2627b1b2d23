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
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

const open = (path = '/admin/papers/release') =>
  renderRemote({ routes, remote }, { path, user: people.admin });

it('releases the selected decisions', async () => {
  const [one, other] = [
    samplePaper(1, { status: 'decision-recorded' }),
    samplePaper(2, { status: 'decision-recorded' }),
  ];
  const { sent } = servePapers([one, other]);
  open();
  expect(await screen.findAllByText('Email to esi@example.org')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: /Who moderates/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Release 1 decision' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release 1 decision' }));
  expect(await screen.findByText('1 decision released.')).toBeVisible();
  expect(sent).toEqual([['release', { papers: [{ id: one.id, revision: 3 }], preview: false }]]);
});

it('lists accepted revisions separately', async () => {
  const { asked } = servePapers([
    samplePaper(1, { status: 'decision-recorded' }),
    samplePaper(2, { status: 'verified' }),
  ]);
  open();
  expect(await screen.findAllByText('Email to esi@example.org')).toHaveLength(1);
  expect(screen.getByText('1–1 of 1')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Accepted revisions (1)' }));
  expect(await screen.findByText(/^#2/)).toBeVisible();
  expect(screen.queryByText(/^#1/)).toBeNull();
  expect(asked.at(-1)).toMatchObject({ status: 'verified', limit: '20' });
});

it('releases no decision of the former list while another one loads', async () => {
  servePapers([
    samplePaper(1, { status: 'decision-recorded' }),
    samplePaper(2, { status: 'verified' }),
  ]);
  let answer = () => undefined as void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.untyped.get('*/api/v1/admin/papers', async ({ request }) => {
      if (request.url.includes('status=verified')) await isAnswered;
    }),
  );
  open();
  const button = await screen.findByRole('button', { name: 'Release 1 decision' });
  expect(button).toBeEnabled();
  await userEvent.click(screen.getByRole('link', { name: 'Accepted revisions (1)' }));
  await waitFor(() => expect(button).toBeDisabled());
  answer();
  expect(await screen.findByText(/^#2/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Release 1 decision' })).toBeEnabled();
});

it('finds decisions by number, title or author, and releases only those that are shown', async () => {
  const decided = { status: 'decision-recorded' } as const;
  const { sent, asked } = servePapers([
    samplePaper(1, { ...decided, title: 'Radio at night' }),
    samplePaper(2, decided),
  ]);
  open();
  expect(await screen.findAllByText('Email to esi@example.org')).toHaveLength(2);
  const field = screen.getByRole('searchbox', { name: 'Number, title or author' });
  await userEvent.type(field, 'radio');
  expect(await screen.findByRole('button', { name: 'Release 1 decision' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ status: 'decision-recorded', q: 'radio' });
  await userEvent.click(screen.getByRole('button', { name: 'Release 1 decision' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release 1 decision' }));
  expect(await screen.findByText('No results')).toBeVisible();
  expect(sent).toMatchObject([['release', { papers: [{ id: samplePaper(1).id }] }]]);
  await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  expect(await screen.findByText(/^#2/)).toBeVisible();
});

it('returns from one paper to the decisions that remain', async () => {
  const [one, other, decided] = [
    samplePaper(1, { status: 'verified' }),
    samplePaper(2, { status: 'verified' }),
    samplePaper(3, { status: 'decision-recorded' }),
  ];
  servePapers([one, other, decided]);
  open(`/admin/papers/release?status=verified&paper=${one.id}`);
  expect(await screen.findByText(/^#1/)).toBeVisible();
  expect(screen.queryByText(/^#2/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Release 1 decision' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release 1 decision' }));
  expect(await screen.findByText(/^#2/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accepted revisions (1)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.queryByText(/^#3/)).toBeNull();
});
