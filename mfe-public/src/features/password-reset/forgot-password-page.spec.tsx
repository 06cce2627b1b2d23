import { http, HttpResponse, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import ForgotPasswordPage from './forgot-password-page';

const sent: unknown[] = [];

function respond(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post('/api/v1/auth/forgot-password', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

async function request(email: string) {
  renderRemote(<ForgotPasswordPage />);
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
}

it('shows the same message for every address', async () => {
  respond(200, { message: 'Sent' });
  await request('amina@example.org');
  expect(
    await screen.findByText(
      'If an account exists with this email, you will receive password reset instructions.',
    ),
  ).toBeVisible();
  expect(sent).toEqual([{ email: 'amina@example.org' }]);
});

it('hides the message when the next address is not one', async () => {
  respond(200, { message: 'Sent' });
  await request('amina@example.org');
  const sentText = await screen.findByText(/^If an account exists/);
  expect(sentText).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(sentText).not.toBeInTheDocument();
});

it.each([
  ['', 'Email is required'],
  ['amina', 'Invalid email address'],
])('does not send the address %j', async (email, message) => {
  await request(email);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

it('shows the specified text for a failure', async () => {
  respond(500, { message: 'Boom' });
  await request('amina@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again.',
  );
});
