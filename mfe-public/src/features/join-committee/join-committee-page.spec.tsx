import { http, HttpResponse, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
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

test('an application is sent as multipart, and received', async () => {
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

test('all fields are required', async () => {
  renderRemote(<JoinCommitteePage />);
  await send();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Country is required');
  expect(screen.getByText('Affiliation is required')).toBeVisible();
  expect(screen.getByText('Please upload your CV')).toBeVisible();
});

test('an address that is none is refused', async () => {
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'amina(at)example');
  await send();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
});

test.each([
  ['a picture', new File(['x'], 'cv.png', { type: 'image/png' }), 'Please upload a PDF file only'],
  ['a file of no known type', new File(['x'], 'cv.docx'), 'Please upload a PDF file only'],
  [
    'a PDF of more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf', { type: 'application/pdf' }),
    'File size should not exceed 5MB',
  ],
])('%s is refused as a CV', async (_, file, message) => {
  renderRemote(<JoinCommitteePage />);
  await fillIn(file);
  await send();
  expect(screen.getByText(message)).toBeVisible();
});

test('a PDF of exactly 5 MB is taken', async () => {
  server.use(http.untyped.post(APPLY, () => HttpResponse.json({}, { status: 201 })));
  renderRemote(<JoinCommitteePage />);
  await fillIn(new File([new Uint8Array(5 * 1024 * 1024)], 'cv.pdf', { type: 'application/pdf' }));
  await send();
  expect(await screen.findByText('Application received')).toBeVisible();
});

test('the country comes from the list', () => {
  renderRemote(<JoinCommitteePage />);
  const country = screen.getByLabelText('Country');
  expect(country.tagName).toBe('SELECT');
  expect(country.querySelectorAll('option:not([value=""])').length).toBeGreaterThan(185);
});

test('a failure keeps what was entered', async () => {
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

test('what the server says of a field stands at the field', async () => {
  const fields = { cv: 'Please upload a PDF file only' };
  server.use(http.untyped.post(APPLY, () => HttpResponse.json({ fields }, { status: 422 })));
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(await screen.findByText('Please upload a PDF file only')).toBeVisible();
  expect(screen.queryByText(/^Failed to submit/)).not.toBeInTheDocument();
});

test('too many applications at once: the server says how long to wait', async () => {
  const message = 'Too many requests. Please try again in 20 minutes.';
  server.use(http.untyped.post(APPLY, () => HttpResponse.json({ message }, { status: 429 })));
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('while it is sent, it cannot be sent again', async () => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.untyped.post(APPLY, async () => {
      calls += 1;
      await answered;
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  renderRemote(<JoinCommitteePage />);
  await fillIn();
  await send();
  expect(screen.getByRole('button', { name: 'Submit application' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Sending your application' })).toBeVisible();
  answer();
  expect(await screen.findByText('Application received')).toBeVisible();
  expect(calls).toBe(1);
});
