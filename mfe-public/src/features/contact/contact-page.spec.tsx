import { EditionProvider } from '@plenary/kit/edition';
import {
  http,
  HttpResponse,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import ContactPage from './contact-page';
import { MessageForm } from './message-form';

const CONTACT = '*/api/v1/contact';
const answers = (body: Record<string, unknown>, status = 200) =>
  server.use(http.untyped.post(CONTACT, () => Response.json(body, { status })));

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Amina');
  await userEvent.type(screen.getByLabelText('Email'), 'amina@example.org');
  await userEvent.type(screen.getByLabelText('Subject'), 'Visa');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Registration');
  await userEvent.type(screen.getByLabelText('Message'), 'Do you write letters?');
}

test('the ways to reach the organisers', () => {
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

test('six categories', () => {
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

test('a message is sent with its five fields, and the server’s answer is shown', async () => {
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

test('all fields are required', async () => {
  renderRemote(<ContactPage />);
  await send();
  for (const label of ['Name', 'Email', 'Subject', 'Category', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
  }
});

test('no answer: a note says that a confirmation e-mail may mean success', async () => {
  server.use(http.untyped.post(CONTACT, () => HttpResponse.error()));
  renderRemote(<ContactPage />);
  await fillIn();
  await send();
  const note = await screen.findByText(/confirmation e-mail/, undefined, { timeout: 5000 });
  expect(note).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Do you write letters?');
}, 15_000);

test.each([
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
  ['nothing', {}, 500, 'There was an error sending your message. Please try again.'],
])('a failure with %s', async (_, body, status, message) => {
  answers(body, status);
  renderRemote(<ContactPage />);
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('until a script runs, the browser itself checks the form and posts it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <EditionProvider edition={sampleEdition}>
        <MessageForm />
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
