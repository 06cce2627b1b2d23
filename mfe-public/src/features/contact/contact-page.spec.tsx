import { EditionProvider } from '@plenary/kit/edition';
import {
  http,
  HttpResponse,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { AuthProvider } from '@plenary/kit/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import ContactPage from './contact-page';
import { EnquiryForm } from './enquiry-form';

const CONTACT = '*/api/v1/contact';
const respond = (body: Record<string, unknown>, status = 200) =>
  server.use(http.untyped.post(CONTACT, () => Response.json(body, { status })));

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Amina');
  await userEvent.type(screen.getByLabelText('Email'), 'amina@example.org');
  await userEvent.type(screen.getByLabelText('Subject'), 'Visa');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Registration');
  await userEvent.type(screen.getByLabelText('Message'), 'Do you write letters?');
}

it('shows contact details and social links', () => {
  renderRemote(<ContactPage />);
  const details = within(screen.getByRole('region', { name: 'Conference office' }));
  expect(details.getByText('Street, City')).toBeVisible();
  expect(details.getByRole('link', { name: 'office@conference.example' })).toHaveAttribute(
    'href',
    'mailto:office@conference.example',
  );
  expect(details.getByText('WhatsApp')).toBeVisible();
  expect(details.getByText('Phone')).toBeVisible();
  for (const label of ['LinkedIn', 'YouTube', 'Mastodon']) {
    expect(details.getByRole('link', { name: label })).toBeVisible();
  }
});

it('links to an address with signs and letters that a link must encode', () => {
  const contact = { ...sampleEdition.contact, email: 'r&d@bücher.example' };
  renderRemote(<ContactPage />, { edition: { ...sampleEdition, contact } });
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    'mailto:r%26d@b%C3%BCcher.example',
  );
});

it('offers the six categories', () => {
  renderRemote(<ContactPage />);
  const options = within(screen.getByLabelText('Category')).getAllByRole('option');
  expect(options.slice(1).map((option) => option.textContent)).toEqual([
    'General Inquiry',
    'Paper Submission',
    'Registration',
    'Technical Support',
    'Sponsorship',
    'Media',
  ]);
});

it('sends the five fields and shows the server’s message', async () => {
  let sent: unknown;
  server.use(
    http.untyped.post(CONTACT, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ success: true, message: 'Thank you, Amina.' });
    }),
  );
  renderRemote(<ContactPage />);
  await fillIn();
  await send();
  expect(await screen.findByText('Thank you, Amina.')).toBeVisible();
  expect(sent).toEqual({
    name: 'Amina',
    email: 'amina@example.org',
    subject: 'Visa',
    category: 'Registration',
    message: 'Do you write letters?',
  });
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('requires all fields', async () => {
  renderRemote(<ContactPage />);
  await send();
  for (const label of ['Name', 'Email', 'Subject', 'Category', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
  }
});

it('notes after a network error that a confirmation email may indicate success', async () => {
  server.use(http.untyped.post(CONTACT, () => HttpResponse.error()));
  renderRemote(<ContactPage />);
  await fillIn();
  await send();
  const note = await screen.findByText(/confirmation email/, undefined, { timeout: 5000 });
  expect(note).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Do you write letters?');
}, 15_000);

it.each([
  [
    'a list of errors',
    { success: false, message: 'Invalid', errors: ['subject is too long', 'name is too long'] },
    422,
    'Email sending failed: subject is too long, name is too long',
  ],
  [
    'the server’s message',
    { success: false, message: 'Too many messages.' },
    429,
    'Too many messages.',
  ],
  [
    'a status of success',
    { success: false, message: 'The office is closed.' },
    200,
    'The office is closed.',
  ],
  ['no message', {}, 500, 'There was an error sending your message. Please try again.'],
])('shows a failure with %s', async (_, body, status, message) => {
  respond(body, status);
  renderRemote(<ContactPage />);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Message')).toHaveValue('Do you write letters?');
});

it('starts with the details of the account, and again after a message', async () => {
  respond({ success: true, message: 'Thank you.' });
  renderRemote(<ContactPage />, { user: people.plain });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Amina Sample'));
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('amina@example.org');
  await userEvent.clear(email);
  await userEvent.type(email, 'other@example.org');
  await userEvent.type(screen.getByLabelText('Subject'), 'Visa');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Registration');
  await userEvent.type(screen.getByLabelText('Message'), 'Do you write letters?');
  await send();
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(email).toHaveValue('amina@example.org');
});

it('lets the browser validate and post the form before hydration', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <EditionProvider edition={sampleEdition}>
        <AuthProvider>
          <EnquiryForm />
        </AuthProvider>
      </EditionProvider>
    </QueryClientProvider>,
  );
  const form = page.querySelector('form');
  expect(form).toHaveAttribute('action', '/api/v1/contact/form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.noValidate).toBe(false);
  expect(form?.checkValidity()).toBe(false);
  const named = [...(form?.querySelectorAll('[name]') ?? [])];
  expect(named.map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'subject',
    'category',
    'message',
  ]);
});
