import * as z from 'zod/mini';
import { http, HttpResponse, renderRemote, screen, server, userEvent, waitFor } from '../testing';
import { CountryField, Form, PhoneField, useForm } from '.';

const schema = z.object({ phone: z.string(), country: z.string() });
const asked: unknown[] = [];

function answer(formatted: string | null, status = 200) {
  server.use(
    http.untyped.post('/api/v1/phone-numbers', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ formatted }, { status });
    }),
  );
}

beforeEach(() => asked.splice(0));

function Sample() {
  const form = useForm({ schema, defaultValues: { phone: '', country: 'Nigeria' } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <PhoneField name="phone" label="Phone" country="country" optional />
      <CountryField name="country" label="Country" />
    </Form>
  );
}

async function type(text: string) {
  renderRemote(<Sample />);
  const field = screen.getByLabelText(/Phone/);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

it('says how a number of the country is stored, and keeps the input', async () => {
  answer('+234 803 123 4567');
  const field = await type('0803 1234567');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('We save this number as +234 803 123 4567.'),
  );
  expect(screen.getByRole('status')).toHaveTextContent(/\+234 803 123 4567/);
  expect(field).toHaveValue('0803 1234567');
  expect(asked).toEqual([{ phone: '0803 1234567', country: 'Nigeria' }]);
});

it('accepts an unrecognised number with a hint, until it is edited', async () => {
  answer(null);
  const field = await type('12');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^We don’t recognise this number/));
  expect(field).not.toBeInvalid();
  await userEvent.type(field, '3');
  expect(field).not.toHaveAccessibleDescription();
});

it.each(['', '  '])('asks nothing for %j', async (text) => {
  renderRemote(<Sample />);
  await userEvent.click(screen.getByLabelText(/Phone/));
  if (text) await userEvent.keyboard(text);
  await userEvent.tab();
  expect(asked).toEqual([]);
});

it('does without the hint when the server fails', async () => {
  answer(null, 500);
  const field = await type('12');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(field).not.toHaveAccessibleDescription();
});
