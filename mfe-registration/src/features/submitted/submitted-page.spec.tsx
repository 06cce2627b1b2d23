import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import {
  registrationRemote,
  simulateAcceptedPapers,
  simulateStatus,
} from '../../registration/simulated';

const open = () => renderRemote(registrationRemote, { path: '/submitted', user: people.plain });

test('my accepted papers, and that they wait for a registration', async () => {
  simulateStatus(null);
  simulateAcceptedPapers('Who moderates Yoruba?');
  open();
  expect(await screen.findByRole('link', { name: 'Who moderates Yoruba?' })).toHaveAttribute(
    'href',
    '/papers/00000000-0000-4000-8000-000000000100',
  );
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.getByText('Full paper')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register the paper' })).toHaveAttribute(
    'href',
    '/conference-register',
  );
});

test('a registered paper waits for nothing', async () => {
  simulateStatus({ registrationType: 'author' });
  simulateAcceptedPapers('Who moderates Yoruba?');
  open();
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(screen.queryByText('Your next step')).toBeNull();
});

test('none yet', async () => {
  simulateStatus(null);
  simulateAcceptedPapers();
  open();
  expect(await screen.findByText('No accepted papers yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to submit' })).toHaveAttribute('href', '/submit');
});

test('a failed call can be tried again', async () => {
  simulateStatus(null);
  server.use(
    http.get('/api/v1/papers/check-accepted-paper', ({ response }) =>
      response.untyped(new Response(null, { status: 500 })),
    ),
  );
  open();
  expect(await screen.findByText('Your papers did not load')).toBeVisible();
  simulateAcceptedPapers('A paper');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'A paper' })).toBeVisible();
});
