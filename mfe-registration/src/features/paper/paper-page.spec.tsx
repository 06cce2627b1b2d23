import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import { registrationRemote, simulateAcceptedPapers } from '../../registration/simulated';

const open = (id = '00000000-0000-4000-8000-000000000100') =>
  renderRemote(registrationRemote, { path: `/papers/${id}`, user: people.plain });

test('title and state', async () => {
  simulateAcceptedPapers('Who moderates Yoruba?');
  open();
  expect(await screen.findByRole('heading', { name: 'Who moderates Yoruba?' })).toBeVisible();
  expect(screen.getByText('Accepted')).toBeVisible();
});

test('not found', async () => {
  simulateAcceptedPapers('Who moderates Yoruba?');
  open('00000000-0000-4000-8000-000000000999');
  expect(await screen.findByRole('heading', { name: 'This paper was not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my papers' })).toHaveAttribute('href', '/submitted');
});

test('a failed call can be tried again', async () => {
  server.use(
    http.get('/api/v1/papers/check-accepted-paper', ({ response }) =>
      response.untyped(new Response(null, { status: 500 })),
    ),
  );
  open();
  expect(await screen.findByText('Your papers did not load')).toBeVisible();
  simulateAcceptedPapers('A paper');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A paper' })).toBeVisible();
});
