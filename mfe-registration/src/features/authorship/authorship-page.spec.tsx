import { http, renderRemote, screen, server, userEvent, within } from '@plenary/kit/testing';
import { registrationRemote } from '../../testing/registrations-server';
import type { Authorship } from './authorship.api';

const authorship: Authorship = {
  paperId: '00000000-0000-4000-8000-000000000100',
  paperNumber: 118,
  paperTitle: 'Who moderates Yoruba?',
  paperKind: 'full-paper',
  name: 'Tunde Adeyemi',
  email: 'tunde@example.org',
  submitter: 'Amina Bello',
  deniedAt: null,
  isUndoable: false,
};

const presses: string[] = [];
beforeEach(() => presses.splice(0));

function simulate({ isUndoable = true } = {}) {
  let deniedAt: string | null = null;
  server.use(
    http.get('/api/v1/papers/authorships/{token}', ({ response }) =>
      response(200).json({ ...authorship, deniedAt, isUndoable: deniedAt !== null && isUndoable }),
    ),
    http.post('/api/v1/papers/authorships/{token}/denial', ({ params, response }) => {
      presses.push(params.token);
      deniedAt = '2025-10-14T09:00:00.000Z';
      return response(200).json({ message: 'Thank you.' });
    }),
    http.delete('/api/v1/papers/authorships/{token}/denial', ({ response }) => {
      deniedAt = null;
      return response(200).json({ message: 'Thank you.' });
    }),
  );
}

const open = () => renderRemote(registrationRemote, { path: '/authorships/the-token' });

it('names the paper, and changes nothing before a press', async () => {
  simulate();
  open();
  expect(await screen.findByText('Who moderates Yoruba?')).toBeVisible();
  expect(screen.getByText(/^Amina Bello submitted this paper/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the paper' })).toHaveAttribute(
    'href',
    `/papers/${authorship.paperId}`,
  );
  expect(presses).toEqual([]);
});

it('records after a confirmation that the reader is not an author', async () => {
  simulate();
  open();
  const name = 'I am not an author of this paper';
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(presses).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  const title = await screen.findByRole('heading', { name: 'You are not an author of this paper' });
  expect(title).toHaveFocus();
  expect(presses).toEqual(['the-token']);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

const deny = async () => {
  const name = 'I am not an author of this paper';
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await screen.findByRole('heading', { name: 'You are not an author of this paper' });
};

it('undoes a mistake from the same link', async () => {
  simulate();
  open();
  await deny();
  await userEvent.click(screen.getByRole('button', { name: 'I am an author of this paper' }));
  const title = await screen.findByRole('heading', { name: 'Are you an author of this paper?' });
  expect(title).toHaveFocus();
  expect(screen.getByText('Your answer is undone.', { exact: false })).toBeVisible();
});

it('names the contact once the organisers have acted', async () => {
  simulate({ isUndoable: false });
  open();
  await deny();
  expect(screen.getByText(/^The organisers have acted on the paper/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I am an author of this paper' })).toBeNull();
});

it('says that a link is not valid', async () => {
  const body = { code: 'INVALID_LINK', message: 'This link is not valid.' };
  server.use(
    http.get('/api/v1/papers/authorships/{token}', ({ response }) =>
      response.untyped(Response.json(body, { status: 400 })),
    ),
  );
  open();
  expect(await screen.findByText('This link is not valid.')).toBeVisible();
});
