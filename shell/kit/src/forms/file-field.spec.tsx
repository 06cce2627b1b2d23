import * as z from 'zod/mini';
import { renderRemote, screen, userEvent, waitFor } from '../testing';
import { FileField, Form, SubmitButton, useForm } from '.';

const schema = z.object({
  cv: z
    .file('Please upload your CV')
    .check(
      z.mime(['application/pdf'], 'Please upload a PDF file only'),
      z.maxSize(2048, 'Too big'),
    ),
});

function Example({ onSubmit = jest.fn() }: { onSubmit?: jest.Mock }) {
  const form = useForm({ schema, defaultValues: { cv: undefined } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FileField name="cv" label="CV" hint="PDF, at most 2 KB" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const pdf = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const input = () => screen.getByLabelText(/^CV/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows, announces and sends the chosen file with its size', async () => {
  const onSubmit = jest.fn();
  renderRemote(<Example onSubmit={onSubmit} />);
  expect(input()).toHaveAccessibleDescription('PDF, at most 2 KB');
  const file = pdf('cv.pdf', 1536);
  await userEvent.upload(input(), file);
  expect(screen.getByRole('status')).toHaveTextContent('cv.pdf, 2 KB');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ cv: file }));
});

it('refuses a missing, wrong or large file until another one is chosen', async () => {
  renderRemote(<Example />);
  await send();
  expect(await screen.findByText('Please upload your CV')).toBeVisible();
  expect(input()).toHaveFocus();

  await userEvent.upload(input(), new File(['x'], 'cv.png', { type: 'image/png' }));
  expect(await screen.findByText('Please upload a PDF file only')).toBeVisible();
  expect(screen.queryByText('Please upload your CV')).not.toBeInTheDocument();

  await userEvent.upload(input(), pdf('long.pdf', 4096));
  expect(await screen.findByText('Too big')).toBeVisible();

  await userEvent.upload(input(), pdf('cv.pdf', 10));
  await waitFor(() => expect(screen.queryByText('Too big')).not.toBeInTheDocument());
});

it('removes a file, returns the focus and accepts another', async () => {
  renderRemote(<Example />);
  const file = pdf('cv.pdf', 10);
  await userEvent.upload(input(), file);
  await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
  expect(screen.getByRole('status')).toHaveTextContent('PDF, at most 2 KB');
  expect(input()).toHaveFocus();
  await userEvent.upload(input(), file);
  expect(screen.getByRole('status')).toHaveTextContent('cv.pdf');
});

it('can be reached with the keyboard', async () => {
  renderRemote(<Example />);
  await userEvent.tab();
  expect(input()).toHaveFocus();
});
