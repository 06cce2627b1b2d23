import { cleanup } from '@testing-library/react';
import * as z from 'zod/mini';
import { ApiError } from '../api';
import { useAuth } from '../session';
import { people, renderRemote, screen, userEvent, waitFor } from '../testing';
import { CodeField, Form, PasswordField, RadioCards, SubmitButton, TextField, useForm } from '.';

const schema = z.object({
  name: z.string(),
  kind: z.optional(z.string()),
  password: z.string(),
  code: z.string(),
});

function Example({ onSubmit = jest.fn() }: { onSubmit?: () => unknown }) {
  const { logout } = useAuth();
  const defaultValues = { name: '', kind: undefined, password: '', code: '' };
  const form = useForm({ schema, draftKey: 'example', defaultValues });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <RadioCards name="kind" label="Kind" options={[{ value: 'a', title: 'First' }]} />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <CodeField name="code" label="Code" />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={() => void logout()}>
        Logout
      </button>
    </Form>
  );
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Amina');
  await userEvent.click(screen.getByLabelText('First'));
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Code'), '4071');
}

function reload() {
  cleanup();
  renderRemote(<Example />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('restores input after a reload, except passwords and codes', async () => {
  renderRemote(<Example />);
  await fillIn();
  expect(JSON.stringify(window.sessionStorage)).not.toMatch(/correct horse|4071/);
  reload();
  expect(screen.getByLabelText('Name')).toHaveValue('Amina');
  expect(screen.getByLabelText('First')).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

it('deletes the draft of a submitted form', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  renderRemote(<Example onSubmit={onSubmit} />);
  await fillIn();
  await press('Send');
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  reload();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('keeps the draft of a form that could not be sent', async () => {
  const onSubmit = jest.fn(() => Promise.reject(new ApiError(401)));
  renderRemote(<Example onSubmit={onSubmit} />);
  await fillIn();
  await press('Send');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(onSubmit).toHaveBeenCalled();
  reload();
  expect(screen.getByLabelText('Name')).toHaveValue('Amina');
});

it('deletes drafts at logout for the next user of the device', async () => {
  renderRemote(<Example />, { user: people.plain });
  await fillIn();
  await press('Logout');
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});

it('ignores a draft that cannot be read', () => {
  window.sessionStorage.setItem('draft:example', '{"name":');
  renderRemote(<Example />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
