import {
  http,
  renderRemote,
  sampleEdition,
  people,
  screen,
  server,
  userEvent,
} from '@plenary/kit/testing';
import { registrationRemote } from '../../testing/registrations-server';
import type { OwnVisaRequest, VisaRequest } from './visa-letter.api';

const passport = {
  fullName: 'Ama Sample',
  nationality: 'Ghana',
  passportNumber: 'G1234567',
  dateOfBirth: '1990-01-02',
  issuedOn: '2022-01-01',
  expiresOn: '2032-01-01',
  address: '1 Sample Street, Accra',
  embassy: 'Embassy in Accra (sample)',
  arrivesOn: '2025-11-25',
  leavesOn: '2025-11-30',
};

const request: VisaRequest = {
  id: '00000000-0000-4000-8000-000000000400',
  ...{ status: 'requested', version: 1, passport, answer: null, letter: null },
  ...{ createdAt: '2025-10-01T12:00:00.000Z', changedAt: '2025-10-01T12:00:00.000Z' },
  ...{ canChange: true, canWithdraw: true },
};

const nothing: OwnVisaRequest = {
  ...{ blocked: null, keptUntil: '2025-12-28', lastDay: '2025-11-28', hint: '', request: null },
  officers: ['Vera Officer'],
};

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
  sessionStorage.clear();
});

function serve(own: OwnVisaRequest) {
  let current = own;
  server.use(
    http.get('/api/v1/visa-letter', ({ response }) => response(200).json(current)),
    http.put('/api/v1/visa-letter', async ({ request: call, response }) => {
      sent.push(await call.json());
      current = { ...current, request };
      return response(200).json(current);
    }),
    http.delete('/api/v1/visa-letter', ({ response }) => {
      sent.push('withdrawn');
      current = {
        ...current,
        request: { ...request, status: 'withdrawn', passport: null, canWithdraw: false },
      };
      return response(200).json(current);
    }),
  );
}

const open = () =>
  renderRemote(registrationRemote, {
    path: '/visa-letter',
    user: people.plain,
    edition: { ...sampleEdition, visaLettersOpen: true },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label, { selector: 'input, textarea' });
  await userEvent.click(field);
  if ((field as HTMLInputElement).value) await userEvent.clear(field);
  // A day is typed: browsers do not paste into its field.
  await (field.getAttribute('type') === 'date'
    ? userEvent.type(field, text)
    : userEvent.paste(text));
};

it('says who sees the data and until when, and sends it without keeping a draft', async () => {
  serve(nothing);
  open();
  expect(await screen.findByText(/Only these officers see it.*Vera Officer/)).toBeVisible();
  expect(screen.getByText(/^We destroy it on/)).toBeVisible();
  await press('Send request');
  expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(8);
  await fill(/^Full name/, passport.fullName);
  await userEvent.selectOptions(screen.getByLabelText(/^Nationality/), passport.nationality);
  await fill(/^Passport number/, passport.passportNumber);
  await fill(/^Date of birth/, passport.dateOfBirth);
  await fill(/^Issued on/, passport.issuedOn);
  await fill(/^Expires on/, '2025-11-01');
  await fill(/^Home address/, passport.address);
  await fill(/^Embassy/, passport.embassy);
  await fill(/^First day/, passport.arrivesOn);
  await fill(/^Last day/, passport.leavesOn);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('G1234567');
  await press('Send request');
  expect((await screen.findAllByText(/^Must be after .*2025$/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await fill(/^Expires on/, passport.expiresOn);
  await press('Send request');
  expect(await screen.findByText('Your request was sent.')).toBeVisible();
  expect(sent).toEqual([passport]);
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
});

it('shows the question of an officer, and takes the correction', async () => {
  serve({
    ...nothing,
    request: { ...request, status: 'returned', answer: 'Which is your first name?' },
  });
  open();
  expect(await screen.findByText(/Which is your first name/)).toBeVisible();
  await press('Correct request');
  expect(screen.getByLabelText(/^Passport number/)).toHaveValue('G1234567');
  await press('Send again');
  expect(await screen.findByText('Your request was sent.')).toBeVisible();
});

it('destroys the data at a withdrawal, after a confirmation', async () => {
  serve({ ...nothing, request });
  open();
  await press('Withdraw request');
  expect(sent).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', {
    name: 'Withdraw request',
    hidden: true,
  });
  await userEvent.click(confirm as HTMLElement);
  expect(await screen.findByText('Your passport data has been destroyed.')).toBeVisible();
  expect(sent).toEqual(['withdrawn']);
});

it('offers the letter once it is issued', async () => {
  const letter = { number: 'K7QM-4TXD-9WHP-R', issuedAt: '2025-10-05T12:00:00.000Z' };
  serve({ ...nothing, request: { ...request, status: 'issued', letter, canChange: false } });
  open();
  expect(await screen.findByText(letter.number)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download letter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct request' })).toBeNull();
});

it.each([
  ['closed', /can’t be requested at the moment/],
  ['not-registered', /Register for the conference first/],
  ['not-paid', /Pay for your registration first/],
] as const)('says why nothing can be requested: %s', async (blocked, text) => {
  serve({ ...nothing, blocked });
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
});
