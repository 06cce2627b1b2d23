import * as z from 'zod/mini';
import { renderRemote, screen, userEvent, waitFor } from '../testing';
import {
  CheckboxField,
  CodeField,
  CountryField,
  Form,
  PasswordField,
  RadioCards,
  SegmentedField,
  SubmitButton,
  TextAreaField,
  useForm,
} from '.';

const schema = z.object({
  password: z.string(),
  code: z.string().check(z.length(4, 'Four digits')),
  country: z.string().check(z.minLength(1, 'Country is required')),
  category: z.enum(['student', 'professional'], 'Category is required'),
  package: z.enum(['physical', 'virtual'], 'Package is required'),
  message: z.string(),
  agreed: z.literal(true, 'Please agree to the terms'),
});

const packages = [
  { value: 'physical', title: 'Physical', text: 'In the room.', price: 'USD\u00a0250' },
  { value: 'virtual', title: 'Virtual', note: 'Needs an accepted paper.', price: 'USD\u00a050' },
];

function Example({ onSubmit = jest.fn(), packageError }: ExampleProps) {
  const form = useForm({
    schema,
    defaultValues: { password: '', code: '', country: '', message: '', agreed: false as never },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <CodeField name="code" label="Verification code" />
      <CountryField name="country" label="Country" />
      <SegmentedField
        name="category"
        label="Academic category"
        options={[
          { value: 'student', label: 'Student' },
          { value: 'professional', label: 'Professional' },
        ]}
      />
      <RadioCards name="package" label="Package" options={packages} error={packageError} />
      <TextAreaField name="message" label="Message" optional />
      <CheckboxField name="agreed" label="I agree to the terms" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

interface ExampleProps {
  onSubmit?: jest.Mock;
  packageError?: string;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows and hides a password', async () => {
  renderRemote(<Example />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(password, 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('does not submit the form when the password is shown', async () => {
  renderRemote(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.queryByText('Country is required')).not.toBeInTheDocument();
});

it('accepts at most four digits as a code', async () => {
  renderRemote(<Example />);
  const code = screen.getByLabelText('Verification code');
  await userEvent.type(code, '4a0 7-1x99');
  expect(code).toHaveValue('4071');
});

it('accepts a pasted code with spaces and the phone’s autofill', async () => {
  renderRemote(<Example />);
  const code = screen.getByLabelText('Verification code');
  await userEvent.click(code);
  await userEvent.paste(' 40 71 ');
  expect(code).toHaveValue('4071');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
});

it('offers a fixed list of about 190 countries', () => {
  renderRemote(<Example />);
  const country = screen.getByRole('combobox', { name: 'Country' });
  const names = Array.from(country.querySelectorAll('option'), (option) => option.textContent);
  expect(names[0]).toBe('Choose a country');
  expect(names).toEqual(expect.arrayContaining(['Nigeria', "Côte d'Ivoire", 'United Kingdom']));
  expect(names.length).toBeGreaterThan(190);
  expect(names.length).toBeLessThan(205);
});

it('renders a card as a radio named by title and price and described by its text', () => {
  renderRemote(<Example />);
  expect(screen.getByRole('radiogroup', { name: 'Package' })).toBeRequired();
  const physical = screen.getByRole('radio', { name: 'Physical USD 250' });
  expect(physical).toHaveAccessibleDescription('In the room.');
  expect(screen.getByRole('radio', { name: /Virtual/ })).toHaveAccessibleDescription(
    'Needs an accepted paper.',
  );
});

it('can be chosen with the keyboard', async () => {
  renderRemote(<Example />);
  await userEvent.click(screen.getByRole('radio', { name: 'Student' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Professional' })).toBeChecked();
});

it('shows the error of a group and links to its first choice', async () => {
  renderRemote(<Example />);
  await send();
  const group = await screen.findByRole('radiogroup', { name: 'Package' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Package is required');
  await userEvent.click(await screen.findByRole('link', { name: 'Package' }));
  expect(screen.getByRole('radio', { name: /Physical/ })).toHaveFocus();
  await userEvent.click(screen.getByText('Virtual'));
  expect(group).not.toHaveAttribute('aria-invalid');
});

it('keeps an error of another control while the form is edited', async () => {
  renderRemote(<Example packageError="You must have an accepted paper." />);
  await userEvent.click(screen.getByRole('radio', { name: /Physical/ }));
  const group = screen.getByRole('radiogroup', { name: 'Package' });
  expect(group).toHaveAccessibleDescription('You must have an accepted paper.');
});

it('submits all choices', async () => {
  const onSubmit = jest.fn();
  renderRemote(<Example onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Verification code'), '4071');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Kenya');
  await userEvent.click(screen.getByLabelText('Student'));
  await userEvent.click(screen.getByText('Virtual'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message (optional)' }), 'Hello');
  await userEvent.click(screen.getByLabelText('I agree to the terms'));
  await send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      password: 'correct horse',
      code: '4071',
      country: 'Kenya',
      category: 'student',
      package: 'virtual',
      message: 'Hello',
      agreed: true,
    }),
  );
});
