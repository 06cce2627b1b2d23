import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import type { VisaRequest } from './visa-letters.api';

const ID = '01890000-0000-7000-8000-000000000400';
const NUMBER = 'G1234567';

const request: VisaRequest = {
  ...{ id: ID, status: 'requested', version: 3, name: 'Ama Sample', email: 'ama@example.org' },
  ...{ organization: 'University (sample)', country: 'Ghana', registrationStatus: 'completed' },
  ...{ handledBy: null, isDestroyed: false, keptUntil: '2025-12-28', letter: null, views: [] },
  ...{ createdAt: '2025-10-01T12:00:00.000Z', changedAt: '2025-10-01T12:00:00.000Z' },
};

const passport = {
  ...{ fullName: 'Ama Abena Sample', nationality: 'Ghana', passportNumber: NUMBER },
  ...{ dateOfBirth: '1990-01-02', issuedOn: '2022-01-01', expiresOn: '2032-01-01' },
  ...{ address: '1 Sample Street', embassy: 'Embassy in Accra (sample)' },
  ...{ arrivesOn: '2025-11-25', leavesOn: '2025-11-30' },
};

let current: VisaRequest;
let sent: unknown[];

function serve(differences: Partial<VisaRequest> = {}) {
  current = { ...request, ...differences };
  sent = [];
  const counts = {
    requested: 1,
    'in-progress': 0,
    returned: 0,
    issued: 2,
    refused: 0,
    withdrawn: 0,
  };
  server.use(
    http.get('/api/v1/admin/visa-letters', ({ response }) => {
      const all = { ...counts, open: 1, all: 3 };
      return response(200).json({ items: [current], nextCursor: null, counts: all });
    }),
    http.get('/api/v1/admin/visa-letters/{id}', ({ response }) => response(200).json(current)),
    http.post('/api/v1/admin/visa-letters/{id}/passport', ({ response }) => {
      sent.push('viewed');
      return response(200).json({ passport, answer: null });
    }),
    http.post('/api/v1/admin/visa-letters/{id}/issue', async ({ request: call, response }) => {
      sent.push(await call.json());
      const letter = { number: 'K7QM-4TXD-9WHP-R', issuedAt: '2025-10-05T12:00:00.000Z' };
      current = { ...current, status: 'issued', version: 4, letter };
      return response(200).json(current);
    }),
    http.post('/api/v1/admin/visa-letters/{id}/return', async ({ request: call, response }) => {
      sent.push(await call.json());
      current = { ...current, status: 'returned', version: 4 };
      return response(200).json(current);
    }),
  );
}

const open = (path = `/admin/visa-letters/${ID}`) =>
  renderRemote({ routes, remote }, { path, user: people.admin });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('lists open requests without passport data, with the number in each state', async () => {
  serve();
  open('/admin/visa-letters');
  const link = await screen.findByRole('link', { name: /Ama Sample/ });
  expect(link).toHaveAttribute('href', `/admin/visa-letters/${ID}`);
  expect(screen.getByRole('link', { name: /Issued/ })).toHaveTextContent('2');
  expect(document.body).not.toHaveTextContent(NUMBER);
});

it('shows passport data only when asked, and hides it again', async () => {
  serve();
  open();
  await screen.findByRole('heading', { name: 'Passport data' });
  expect(screen.queryByText(NUMBER)).toBeNull();
  expect(sent).toEqual([]);
  await userEvent.click(await button('Show passport data'));
  expect(await screen.findByText(NUMBER)).toBeVisible();
  expect(sent).toEqual(['viewed']);
  await userEvent.click(await button('Hide'));
  expect(screen.queryByText(NUMBER)).toBeNull();
});

it('issues the letter of the version that was read', async () => {
  serve();
  open();
  await userEvent.click(await button('Issue letter'));
  const confirm = await dialog('Issue the letter for Ama Sample?');
  await userEvent.click(confirm.getByRole('button', { name: 'Issue letter' }));
  expect(await screen.findByText('K7QM-4TXD-9WHP-R')).toBeVisible();
  expect(sent).toEqual([{ version: 3 }]);
});

it('returns a request with a question', async () => {
  serve();
  open();
  await userEvent.click(await button('Ask a question'));
  const form = await dialog('Return the request of Ama Sample');
  await userEvent.type(form.getByLabelText('Question'), 'Which embassy?');
  await userEvent.click(form.getByRole('button', { name: 'Ask a question' }));
  expect(await screen.findByText('The request is returned to the person.')).toBeVisible();
  expect(sent).toEqual([{ version: 3, reason: 'Which embassy?' }]);
});

it('says that the data is destroyed, and offers no act on it', async () => {
  serve({ isDestroyed: true });
  open();
  expect(await screen.findByText('The passport data has been destroyed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show passport data' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Issue letter' })).toBeNull();
});
