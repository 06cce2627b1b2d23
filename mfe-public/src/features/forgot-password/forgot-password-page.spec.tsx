import { http, HttpResponse, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import ForgotPasswordPage from './forgot-password-page';

const sent: unknown[] = [];

function answers(status: number, body: Record<string, unknown>) {
  server.use(
    http.untyped.post('/api/v1/auth/forgot-password', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => sent.splice(0));

async function ask(email: string) {
  renderRemote(<ForgotPasswordPage />);
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
}

test('one answer, whether or not there is an account', async () => {
  answers(200, { message: 'Sent' });
  await ask('amina@example.org');
  expect(
    await screen.findByText(
      'If an account exists with this email, you will receive password reset instructions.',
    ),
  ).toBeVisible();
  expect(sent).toEqual([{ email: 'amina@example.org' }]);
});

test.each([
  ['', 'Email is required'],
  ['amina', 'Invalid email address'],
])('the address %j is not sent', async (email, message) => {
  await ask(email);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

test('a failure', async () => {
  answers(500, { message: 'Boom' });
  await ask('amina@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again.',
  );
});
