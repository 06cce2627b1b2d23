import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
} from '@plenary/kit/testing';
import JoinCommitteePage from './join-committee-page';

const APPLY = '*/api/v1/committee/apply';
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit application' }));

async function fillIn(cv: File = pdf) {
  await userEvent.type(screen.getByLabelText('First name'), 'Amina');
  await userEvent.type(screen.getByLabelText('Last name'), 'Bello');
  await userEvent.type(screen.getByLabelText('Email'), 'amina@example.org');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Nigeria');
  await userEvent.type(screen.getByLabelText('Affiliation'), 'University of Lagos');
  await userEvent.upload(screen.getByLabelText('CV'), cv, { applyAccept: false });
}

it('sends the application as multipart and confirms it', async () => {
  let sent: Record<string, FormDataEntryValue> = {};
  server.use(
    http.untyped.post(APPLY, async ({ request }) => {
      sent = Object.fromEntries(await request.formData());
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();

  expect(await screen.findByRole('heading', { name: 'Application received' })).toHaveFocus();
  expect(screen.getByText(/amina@example.org/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  const { cv, ...fields } = sent;
  expect(fields).toEqual({
    firstName: 'Amina',
    lastName: 'Bello',
    email: 'amina@example.org',
    country: 'Nigeria',
    affiliation: 'University of Lagos',
  });
  expect((cv as File).name).toBe('cv.pdf');
});

it('requires all fields', async () => {
  renderRemote(<JoinCommitteePage />);
  await send();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Country is required');
  expect(screen.getByText('Affiliation is required')).toBeVisible();
  expect(screen.getByText('Please upload your CV')).toBeVisible();
});

it('rejects an invalid address', async () => {
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'amina(at)example');
  await send();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
});

it.each([
  ['a picture', new File(['x'], 'cv.png', { type: 'image/png' }), 'Please upload a PDF file only'],
  ['a file of unknown type', new File(['x'], 'cv.docx'), 'Please upload a PDF file only'],
  [
    'a PDF of more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf', { type: 'application/pdf' }),
    'File size should not exceed 5MB',
  ],
])('rejects %s as a CV', async (_, file, message) => {
  renderRemote(<JoinCommitteePage />);
  await fillIn(file);
  await send();
  expect(screen.getByText(message)).toBeVisible();
});

it('accepts a PDF of exactly 5 MB', async () => {
  server.use(http.untyped.post(APPLY, () => HttpResponse.json({}, { status: 201 })));
  renderRemote(<JoinCommitteePage />);
  await fillIn(new File([new Uint8Array(5 * 1024 * 1024)], 'cv.pdf', { type: 'application/pdf' }));
  await send();
  expect(await screen.findByText('Application received')).toBeVisible();
});

it('offers a fixed list of countries', () => {
  renderRemote(<JoinCommitteePage />);
  const country = screen.getByLabelText('Country');
  expect(country.tagName).toBe('SELECT');
  expect(country.querySelectorAll('option:not([value=""])').length).toBeGreaterThan(185);
});

it('preserves input after a failure', async () => {
  server.use(
    http.untyped.post(APPLY, () => HttpResponse.json({ message: 'Boom' }, { status: 500 })),
  );
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to submit application. Please try again.',
  );
  expect(screen.getByLabelText('First name')).toHaveValue('Amina');
  expect(screen.getByRole('button', { name: 'Submit application' })).toBeEnabled();
});

it('shows the server’s field errors on their fields', async () => {
  const fields = { cv: 'Please upload a PDF file only' };
  server.use(http.untyped.post(APPLY, () => HttpResponse.json({ fields }, { status: 422 })));
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(await screen.findByText('Please upload a PDF file only')).toBeVisible();
  expect(screen.queryByText(/^Failed to submit/)).not.toBeInTheDocument();
});

it('shows how long to wait after too many applications', async () => {
  const message = 'Too many requests. Please try again in 20 minutes.';
  server.use(http.untyped.post(APPLY, () => HttpResponse.json({ message }, { status: 429 })));
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('starts with the details of the account', async () => {
  renderRemote(<JoinCommitteePage />, { user: people.plain });
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Amina'));
  expect(screen.getByLabelText('Last name')).toHaveValue('Sample');
  expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org');
  expect(screen.getByLabelText('Country')).toHaveValue('Nigeria');
  expect(screen.getByLabelText('Affiliation')).toHaveValue('University (sample)');
});

it('cannot be submitted twice', async () => {
  let calls = 0;
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.untyped.post(APPLY, async () => {
      calls += 1;
      await responded;
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(screen.getByRole('button', { name: 'Submit application' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Sending your application' })).toBeVisible();
  respond();
  expect(await screen.findByText('Application received')).toBeVisible();
  expect(calls).toBe(1);
});
