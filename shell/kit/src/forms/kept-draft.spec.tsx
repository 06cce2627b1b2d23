import { cleanup } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { createStore, values } from 'idb-keyval';
import * as z from 'zod/mini';
import { useAuth, type User } from '../session';
import { releaseDrafts } from '../session/draft-keeper';
import { erase, keep } from '../session/kept-drafts';
import { fireEvent, people, renderRemote, screen, userEvent, waitFor } from '../testing';
import {
  CodeField,
  FileField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useForm,
  usePrefill,
} from '.';

const schema = z.object({
  name: z.string(),
  city: z.string(),
  password: z.string(),
  code: z.string(),
  file: z.any(),
});

interface ExampleProps {
  city?: string;
  onSubmit?: () => unknown;
}

function Example({ city = 'Accra', onSubmit = jest.fn() }: ExampleProps) {
  const { user, logout } = useAuth();
  const form = useForm({
    schema,
    draftKey: 'example',
    defaultValues: { name: '', city, password: '', code: '', file: null },
  });
  usePrefill(form, user ? { name: user.firstName } : undefined);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <CodeField name="code" label="Code" />
      <FileField name="file" label="File" accept=".pdf" />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={() => void logout()}>
        Logout
      </button>
    </Form>
  );
}

const storage = createStore('drafts', 'drafts');
const stored = async () => JSON.stringify(await values(storage));
const isKept = (text: string) =>
  waitFor(async () => expect(await stored()).toContain(JSON.stringify(text).slice(1, -1)));
const isDropped = (text: string) => waitFor(async () => expect(await stored()).not.toContain(text));

function open({ user, ...props }: ExampleProps & { user?: User } = { user: people.plain }) {
  renderRemote(<Example {...props} />, { user });
}

/** Ends what a tab has: its page, its memory and its storage. */
function closeTab() {
  releaseDrafts();
  window.dispatchEvent(new StorageEvent('storage', { key: 'drafts-forgotten' }));
  cleanup();
  window.sessionStorage.clear();
}

const field = (label: string) => screen.getByLabelText(label);
const isPrefilled = (name: string) => waitFor(() => expect(field('Name')).toHaveValue(name));
const shows = (label: string, text: string) =>
  waitFor(() => expect(field(label)).toHaveValue(text));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

beforeEach(() => erase());
afterEach(() => closeTab());

it('restores input in a new tab until it is sent', async () => {
  open();
  await write('City', 'Kumasi');
  await isKept('Kumasi');
  closeTab();
  open();
  await shows('City', 'Kumasi');
  await press('Send');
  await isDropped('Kumasi');
  closeTab();
  open();
  await isPrefilled('Amina');
  await write('Name', 'Ama');
  await isKept('Ama');
  expect(field('City')).toHaveValue('Accra');
});

it('keeps no passwords, codes and files, and nothing that the user has not changed', async () => {
  open();
  await isPrefilled('Amina');
  await userEvent.type(field('Password'), 'correct horse');
  await userEvent.type(field('Code'), '4071');
  await userEvent.upload(field('File'), new File(['secret text'], 'passport.pdf'));
  await write('City', 'Kumasi');
  await isKept('Kumasi');
  expect(await stored()).not.toMatch(/correct horse|4071|passport|secret|Amina/);
});

it('drops what the user has changed back', async () => {
  open();
  await write('City', 'Kumasi');
  await isKept('Kumasi');
  await write('City', 'Accra');
  await isDropped('Kumasi');
});

it('keeps input from before the login once its author logs in, and of no one else', async () => {
  open({});
  await write('City', 'Kumasi');
  closeTab();
  open();
  await write('Name', 'Ama');
  await isKept('Ama');
  expect(await stored()).not.toContain('Kumasi');
  closeTab();

  await erase();
  open({});
  await write('City', 'Tamale');
  cleanup();
  open();
  await isKept('Tamale');
});

it('hides the input of one user from another, and deletes it', async () => {
  open();
  await write('City', 'Kumasi');
  await isKept('Kumasi');
  closeTab();
  open({ user: people.reviewer });
  await isPrefilled('Rui');
  await isDropped('Kumasi');
  expect(field('City')).toHaveValue('Accra');
});

it('deletes all input at logout', async () => {
  open();
  await write('City', 'Kumasi');
  await isKept('Kumasi');
  await write('Name', 'Ama');
  await press('Logout');
  await waitFor(async () => expect(await stored()).toBe('[]'));
});

it('keeps input when the session is lost', async () => {
  open();
  await isPrefilled('Amina');
  await write('City', 'Kumasi');
  releaseDrafts();
  await isKept('Kumasi');
});

describe('in a new tab', () => {
  beforeEach(async () => {
    open();
    await write('Name', 'Ama');
    await write('City', 'Kumasi');
    await isKept('Kumasi');
    closeTab();
  });

  it('preserves input from before the draft arrives', async () => {
    open();
    fireEvent.change(field('Name'), { target: { value: 'Kofi' } });
    await shows('City', 'Kumasi');
    expect(field('Name')).toHaveValue('Kofi');
  });

  it('keeps input again only after a change, so that another tab can send it', async () => {
    open();
    await shows('City', 'Kumasi');
    await keep(people.plain.id, 'example', null);
    closeTab();
    open();
    await isPrefilled('Amina');
    await write('Name', 'Kofi');
    await isKept('Kofi');
    expect(await stored()).not.toContain('Kumasi');
  });

  it('preserves a value that has changed on the server', async () => {
    open({ city: 'Tamale', user: people.plain });
    await shows('Name', 'Ama');
    expect(field('City')).toHaveValue('Tamale');
  });
});

it('works as before when the database fails', async () => {
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  const onSubmit = jest.fn();
  open({ onSubmit, user: people.plain });
  await isPrefilled('Amina');
  await write('City', 'Kumasi');
  cleanup();
  open({ onSubmit, user: people.plain });
  await shows('City', 'Kumasi');
  await press('Send');
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ city: 'Kumasi' })),
  );
});
