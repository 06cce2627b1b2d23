import { cleanup } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { createStore, values } from 'idb-keyval';
import * as z from 'zod/mini';
import { ApiError } from '../api';
import { Form, TextField, useForm } from '../forms';
import { releaseDrafts } from '../session/draft-keeper';
import { erase } from '../session/kept-drafts';
import { act, fireEvent, people, renderRemote, screen, waitFor } from '../testing';
import { useAutosave } from '.';

const schema = z.object({ revision: z.number(), title: z.string() });
const accept = (body: { title: string; revision: number }) =>
  Promise.resolve({ revision: body.revision + 1, savedAt: '2025-10-01T10:00:00Z' });
const send = jest.fn(accept);
const onRefused = jest.fn();

function Example() {
  const form = useForm({ schema, defaultValues: { revision: 1, title: '' } });
  const { state, flush, resolveConflict } = useAutosave({
    form,
    draftKey: 'example',
    saved: { content: { title: '' }, at: null },
    contentOf: ({ title }) => ({ title }),
    send,
    conflictOf: ({ status }) =>
      status === 409 ? { theirs: { revision: 7, title: 'Theirs' } } : undefined,
    onRefused,
  });
  return (
    <Form form={form} onSubmit={flush}>
      <TextField name="title" label="Title" />
      <p role="status">{state.is}</p>
      <button type="button" onClick={() => resolveConflict('mine')}>
        Keep mine
      </button>
      <button type="button" onClick={() => resolveConflict('theirs')}>
        Use theirs
      </button>
    </Form>
  );
}

const title = () => screen.getByLabelText('Title');
const edit = (value: string) => fireEvent.change(title(), { target: { value } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const state = () => screen.getByRole('status').textContent;
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return wait(0);
};
const kept = () => window.sessionStorage.getItem('draft:example');

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  onRefused.mockClear();
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  jest.useRealTimers();
});

it('saves once after a pause, with the revision of the last save', async () => {
  renderRemote(<Example />);
  edit('One');
  await wait(900);
  edit('One two');
  await wait(900);
  expect(send).not.toHaveBeenCalled();
  expect(state()).toBe('waiting');
  expect(kept()).toContain('One two');
  await wait(100);
  expect(send.mock.calls).toEqual([[{ title: 'One two', revision: 1 }]]);
  expect(state()).toBe('saved');
  expect(kept()).toBeNull();
  edit('One two three');
  await wait(1000);
  expect(send).toHaveBeenLastCalledWith({ title: 'One two three', revision: 2 });
});

it('saves when the page is left, and nothing that the server has', async () => {
  const { unmount } = renderRemote(<Example />);
  edit('One');
  unmount();
  await wait(0);
  expect(send).toHaveBeenCalledTimes(1);
  renderRemote(<Example />).unmount();
  await wait(20_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('retries after a failed call, and at once when the connection returns', async () => {
  send.mockRejectedValueOnce(new ApiError(0)).mockRejectedValueOnce(new ApiError(503));
  renderRemote(<Example />);
  edit('One');
  await wait(1000);
  expect(state()).toBe('failed');
  await wait(5000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(state()).toBe('failed');
  fireEvent(window, new Event('online'));
  await wait(0);
  expect(state()).toBe('saved');
});

it('restores unsaved changes of the tab and saves them', async () => {
  send.mockRejectedValue(new ApiError(401));
  const { unmount } = renderRemote(<Example />);
  edit('Almost lost');
  await wait(1000);
  expect(state()).toBe('refused');
  expect(onRefused).toHaveBeenCalledTimes(1);
  unmount();
  await wait(20_000);
  expect(send).toHaveBeenCalledTimes(1);
  send.mockImplementation(accept);
  renderRemote(<Example />);
  expect(title()).toHaveValue('Almost lost');
  await wait(1000);
  expect(state()).toBe('saved');
});

describe('in a new tab', () => {
  const stored = async () => JSON.stringify(await values(createStore('drafts', 'drafts')));
  const isKept = async (matches: RegExp) => {
    await wait(1000);
    await waitFor(async () => expect(await stored()).toMatch(matches));
  };
  const open = () => renderRemote(<Example />, { user: people.plain });
  const closeTab = () => {
    cleanup();
    releaseDrafts();
    window.sessionStorage.clear();
  };

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await erase();
    send.mockRejectedValue(new ApiError(401));
    open();
    edit('Almost lost');
    await isKept(/Almost lost/);
    closeTab();
    send.mockImplementation(accept);
  });
  afterEach(closeTab);

  it('restores changes that the server does not have, and saves them', async () => {
    open();
    await waitFor(() => expect(title()).toHaveValue('Almost lost'));
    await isKept(/^(?!.*Almost lost)/);
    expect(state()).toBe('saved');
  });

  it('preserves newer changes', async () => {
    open();
    edit('Newer');
    await isKept(/^(?!.*Almost lost)/);
    expect(title()).toHaveValue('Newer');
  });
});

it('saves refused values only after another change', async () => {
  send.mockRejectedValueOnce(new ApiError(400));
  renderRemote(<Example />);
  edit('Too long');
  await wait(20_000);
  expect(send).toHaveBeenCalledTimes(1);
  edit('Short');
  await wait(1000);
  expect(state()).toBe('saved');
});

describe('after a change elsewhere', () => {
  beforeEach(async () => {
    send.mockRejectedValueOnce(new ApiError(409));
    renderRemote(<Example />);
    edit('Mine');
    await wait(1000);
    expect(state()).toBe('conflict');
    edit('Mine, too');
    await wait(20_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('overwrites the other version', async () => {
    await press('Keep mine');
    expect(send).toHaveBeenLastCalledWith({ title: 'Mine, too', revision: 7 });
    expect(state()).toBe('saved');
  });

  it('replaces the form with the other version', async () => {
    await press('Use theirs');
    expect(title()).toHaveValue('Theirs');
    expect(state()).toBe('saved');
    expect(send).toHaveBeenCalledTimes(1);
    expect(kept()).toBeNull();
  });
});
