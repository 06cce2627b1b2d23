import * as z from 'zod/mini';
import { renderRemote, screen, userEvent, waitFor } from '../testing';
import { EmailField, Form, SubmitButton, useForm } from '.';

const schema = z.object({ email: z.string() });
const address = 'josé@bücher.example';

function Example({ onSubmit }: { onSubmit: jest.Mock }) {
  const form = useForm({ schema, defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <EmailField name="email" label="Email" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

it('sends an internationalised address as it was typed', async () => {
  const onSubmit = jest.fn();
  renderRemote(<Example onSubmit={onSubmit} />);
  const field = screen.getByLabelText('Email');
  // Chromium would send the domain of `type="email"` as its A-label; jsdom does not.
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('inputmode', 'email');
  expect(field).toHaveAttribute('autocomplete', 'email');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
  await userEvent.type(field, address);
  expect(field).toHaveValue(address);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: address }));
});
