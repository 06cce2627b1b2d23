import { http, renderRemote, screen, server, userEvent, within } from '@plenary/kit/testing';
import { registrationRemote, simulatePlaces } from '../../testing/registrations-server';
import type { WaitingPlace } from './waiting-list.api';

const place: WaitingPlace = {
  status: 'offered',
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'student',
  packageName: 'Virtual, presentation only',
  email: 'ama@example.org',
  expiresAt: '2025-10-14T09:30:00.000Z',
};

const presses: string[] = [];
beforeEach(() => presses.splice(0));

function serve(differences: Partial<WaitingPlace> = {}) {
  let current = { ...place, ...differences };
  server.use(
    http.get('/api/v1/payments/waiting-list/{token}', ({ response }) =>
      response(200).json(current),
    ),
    http.post('/api/v1/payments/waiting-list/{token}/claim', ({ params, response }) => {
      presses.push(`claim ${params.token}`);
      return response(200).json(current);
    }),
    http.post('/api/v1/payments/waiting-list/{token}/leave', ({ params, response }) => {
      presses.push(`leave ${params.token}`);
      current = { ...current, status: 'left' };
      return response(200).json(current);
    }),
  );
}

const open = () => renderRemote(registrationRemote, { path: '/waiting-list/the-token' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows the offered place and its deadline, and changes nothing before a press', async () => {
  serve();
  open();
  expect(await screen.findByRole('heading', { name: 'A place is free for you' })).toBeVisible();
  expect(screen.getByText('Virtual, presentation only')).toBeVisible();
  const until = screen.getByText('Offered until').parentElement as HTMLElement;
  expect(until.querySelector('time')).toHaveAttribute('datetime', place.expiresAt);
  expect(presses).toEqual([]);
});

it('takes the place and leads to the form with its package', async () => {
  serve();
  simulatePlaces({ id: place.registrationPackage, state: 'sold-out', left: null });
  const { router } = open();
  await press('Take this place');
  expect(await screen.findByRole('radio', { name: /^Virtual, presentation only/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
  expect(await screen.findByText(/^Sold out. Only people with an offered place/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/register-conference-form');
  expect(presses).toEqual(['claim the-token']);
});

it('gives the place up after a confirmation', async () => {
  serve();
  open();
  await press('I no longer need it');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(presses).toEqual([]);
  await press('I no longer need it');
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'I no longer need it' }));
  const title = await screen.findByRole('heading', { name: 'You left the waiting list' });
  expect(title).toHaveFocus();
  expect(presses).toEqual(['leave the-token']);
});

it.each([
  ['waiting', 'You are on the waiting list', 'Leave the waiting list'],
  ['expired', 'This offer has expired', undefined],
  ['registered', 'You have registered', undefined],
  ['removed', 'You are no longer on the waiting list', undefined],
] as const)('explains the state %s', async (status, title, action) => {
  serve({ status });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const buttons = screen.queryAllByRole('button', { name: /place|waiting list/i });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(action ? [action] : []);
});

it('says that the offer ended while the page was open', async () => {
  serve();
  open();
  await screen.findByRole('button', { name: 'Take this place' });
  serve({ status: 'expired' });
  const message = 'This place is no longer offered. Please reload the page.';
  server.use(
    http.post('/api/v1/payments/waiting-list/{token}/claim', ({ response }) =>
      response.untyped(
        Response.json({ code: 'INVALID_TRANSITION', message, statusCode: 409 }, { status: 409 }),
      ),
    ),
  );
  await press('Take this place');
  expect(await screen.findByRole('heading', { name: 'This offer has expired' })).toHaveFocus();
});

it('says that a link is not valid', async () => {
  const body = { code: 'INVALID_LINK', message: 'This link is not valid.' };
  server.use(
    http.get('/api/v1/payments/waiting-list/{token}', ({ response }) =>
      response.untyped(Response.json(body, { status: 400 })),
    ),
  );
  open();
  expect(await screen.findByText('This link is not valid.')).toBeVisible();
});
