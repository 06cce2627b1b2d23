import * as z from 'zod/mini';
import { ApiError } from '../api';
import { renderRemote, screen, userEvent, waitFor } from '../testing';
import { EmailField, Form, SelectField, SubmitButton, TextField, useForm } from '.';

const texts = {
  name: 'Name is required',
  email: 'Invalid email address',
  country: 'Country is required',
};

const schema = z.object({
  name: z.string().check(z.minLength(1, texts.name)),
  email: z.string().check(z.email(texts.email)),
  country: z.string().check(z.minLength(1, texts.country)),
});

type Values = z.infer<typeof schema>;

interface ExampleProps {
  onSubmit?: (values: Values) => unknown;
  error?: string;
  status?: string;
}

function Example(props: ExampleProps) {
  const form = useForm({ schema, defaultValues: { name: '', email: '', country: '' } });
  return (
    <Form
      form={form}
      error={props.error}
      status={props.status}
      onSubmit={props.onSubmit ?? (() => undefined)}
    >
      <EmailField name="email" label="Email" hint="The receipt goes here." />
      <TextField name="name" label="Name" />
      <SelectField name="country" label="Country" options={['Kenya', 'Nigeria']} />
      <TextField name="phone" label="Phone" optional />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('names a control by its label, describes it by its hint and marks optional fields', () => {
  renderRemote(<Example />);
  expect(field('Email')).toHaveAccessibleDescription('The receipt goes here.');
  expect(field('Email')).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired();
});

it('validates at submit and sends nothing while there are errors', async () => {
  const onSubmit = jest.fn();
  renderRemote(<Example onSubmit={onSubmit} />);
  await userEvent.type(field('Email'), 'invalid');
  await userEvent.tab();
  expect(screen.queryByText(texts.email)).not.toBeInTheDocument();

  await send();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('The receipt goes here. ' + texts.email);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends the input once it is valid', async () => {
  const onSubmit = jest.fn();
  renderRemote(<Example onSubmit={onSubmit} />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.type(field('Email'), 'amina@example.org');
  await userEvent.selectOptions(field('Country'), 'Kenya');
  await send();
  const values = { name: 'Amina', email: 'amina@example.org', country: 'Kenya' };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values));
});

it('clears an error when its field is edited and validates again at submit', async () => {
  renderRemote(<Example />);
  await send();
  expect(await screen.findByText(texts.email)).toBeVisible();
  await userEvent.type(field('Email'), 'x');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText(texts.email)).not.toBeInTheDocument();
  expect(screen.getByText(texts.name)).toBeVisible();
});

it('focuses a summary with links in the order of the page after two or more errors', async () => {
  renderRemote(<Example />);
  await send();
  const summary = await screen.findByRole('group', { name: 'Three things to correct' });
  expect(summary).toHaveFocus();
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Email', 'Name', 'Country']);

  await userEvent.click(screen.getByRole('link', { name: 'Country' }));
  expect(field('Country')).toHaveFocus();
  await userEvent.selectOptions(field('Country'), 'Kenya');
  expect(screen.getByRole('group', { name: 'Two things to correct' })).toBeVisible();
});

it('focuses the field of a single error', async () => {
  renderRemote(<Example />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.selectOptions(field('Country'), 'Kenya');
  await send();
  expect(await screen.findByText(texts.email)).toBeVisible();
  expect(field('Email')).toHaveFocus();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('shows the server’s messages at their fields', async () => {
  const refusal = new ApiError(409, { fields: { email: 'This email address is taken.' } });
  renderRemote(<Example onSubmit={() => Promise.reject(refusal)} />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.type(field('Email'), 'amina@example.org');
  await userEvent.selectOptions(field('Country'), 'Kenya');
  await send();
  expect(await screen.findByText('This email address is taken.')).toBeVisible();
  expect(field('Email')).toHaveFocus();
  await userEvent.type(field('Email'), 'x');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

it('maps messages to fields of another name and reports those without a field', async () => {
  const taken: boolean[] = [];
  function Renamed() {
    const form = useForm({ schema, defaultValues: { name: '', email: '', country: '' } });
    const refuse = (fields: Record<string, string>) => () =>
      taken.push(form.setServerErrors(new ApiError(422, { fields }), { state: 'country' }));
    return (
      <Form form={form} onSubmit={() => undefined}>
        <SelectField name="country" label="Country" options={['Kenya']} />
        <button type="button" onClick={refuse({ state: 'Not this one' })}>
          Renamed
        </button>
        <button type="button" onClick={refuse({ captcha: 'Missing' })}>
          Unknown
        </button>
      </Form>
    );
  }
  renderRemote(<Renamed />);
  await userEvent.click(screen.getByRole('button', { name: 'Unknown' }));
  await userEvent.click(screen.getByRole('button', { name: 'Renamed' }));
  expect(field('Country')).toHaveAccessibleDescription('Not this one');
  expect(field('Country')).toHaveFocus();
  expect(taken).toEqual([false, true]);
});

it('shows messages for absent fields above the form until the next submit', async () => {
  const refusals = [new ApiError(400, { fields: { captcha: 'The picture is missing.' } })];
  const onSubmit = () => {
    const refusal = refusals.pop();
    return refusal ? Promise.reject(refusal) : new Promise(() => undefined);
  };
  renderRemote(<Example onSubmit={onSubmit} />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.type(field('Email'), 'amina@example.org');
  await userEvent.selectOptions(field('Country'), 'Kenya');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture is missing.');
  await send();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('disables the button while the form is busy', async () => {
  let finish: () => void = () => undefined;
  renderRemote(<Example onSubmit={() => new Promise<void>((resolve) => (finish = resolve))} />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.type(field('Email'), 'amina@example.org');
  await userEvent.selectOptions(field('Country'), 'Kenya');
  await send();
  const button = screen.getByRole('button', { name: 'Send' });
  await waitFor(() => expect(button).toBeDisabled());
  finish();
  await waitFor(() => expect(button).toBeEnabled());
});

it('shows the error of the whole form above the fields', () => {
  renderRemote(<Example error="Invalid email or password" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
});

it('hides error and status of an earlier attempt while fields are wrong', async () => {
  renderRemote(<Example error="Refused" status="Sent" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  await send();
  expect(screen.queryByText('Refused')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.type(field('Email'), 'ama@example.org');
  await userEvent.type(field('Name'), 'Ama');
  await userEvent.selectOptions(field('Country'), 'Kenya');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
});
