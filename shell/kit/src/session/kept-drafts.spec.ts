import 'fake-indexeddb/auto';
import { getMany, createStore } from 'idb-keyval';
import {
  changeRecord,
  claim,
  countUnsent,
  dropRecordsWithout,
  erase,
  keep,
  read,
  readRecord,
} from './kept-drafts';

const storage = createStore('drafts', 'drafts');
const stored = async () => JSON.stringify(await getMany(['unsent'], storage));

beforeEach(async () => {
  await erase();
  await claim('ama');
  await keep('ama', 'letter', 'Half a sentence');
});
afterEach(() => jest.useRealTimers());

it('returns a draft to its owner only', async () => {
  expect(await read('ama', 'letter')).toBe('Half a sentence');
  expect(await read('kofi', 'letter')).toBeUndefined();
  expect(await read('ama', 'profile')).toBeUndefined();
});

it('deletes the drafts of another owner when an owner claims the browser', async () => {
  await claim('ama');
  expect(await read('ama', 'letter')).toBe('Half a sentence');
  await claim('kofi');
  expect(await stored()).not.toContain('sentence');
  await claim('ama');
  expect(await read('ama', 'letter')).toBeUndefined();
});

it('deletes one draft, and keeps the others', async () => {
  await keep('ama', 'profile', 'Accra');
  await keep('ama', 'letter', null);
  expect(await read('ama', 'letter')).toBeUndefined();
  expect(await read('ama', 'profile')).toBe('Accra');
});

it('keeps nothing of a tab that is late: after a logout or another login elsewhere', async () => {
  await erase();
  await keep('ama', 'letter', 'Half a sentence');
  expect(await stored()).toBe('[null]');
  await claim('kofi');
  await keep('ama', 'letter', 'Half a sentence');
  expect(await stored()).not.toContain('sentence');
  await keep('kofi', 'letter', 'A control');
  expect(await read('kofi', 'letter')).toBe('A control');
});

it('keeps a draft for a week after its last change', async () => {
  const day = 24 * 60 * 60 * 1000;
  const written = Date.now();
  const wait = (milliseconds: number) =>
    jest.useFakeTimers({ doNotFake: ['setImmediate'], now: written + milliseconds });
  wait(6 * day);
  await keep('ama', 'profile', 'Accra');
  expect(await read('ama', 'letter')).toBe('Half a sentence');
  wait(7 * day + 60_000);
  expect(await read('ama', 'letter')).toBeUndefined();
  await claim('ama');
  expect(await stored()).not.toContain('sentence');
  expect(await read('ama', 'profile')).toBe('Accra');
});

describe('a record of a page', () => {
  const add = (owner: string, item: string, until?: number) =>
    changeRecord<string[]>(owner, 'queue', (items = []) => [...items, item], { until });

  it('is changed by tabs at the same time, and read by its owner only', async () => {
    await Promise.all([add('ama', 'one'), add('ama', 'two')]);
    expect(await readRecord('ama', 'queue')).toEqual(['one', 'two']);
    expect(await readRecord('kofi', 'queue')).toBeUndefined();
    expect(await read('ama', 'letter')).toBe('Half a sentence');
  });

  it('is deleted by a logout and by the login of another user', async () => {
    await add('ama', 'one');
    await claim('ama');
    expect(await readRecord('ama', 'queue')).toEqual(['one']);
    await claim('kofi');
    await claim('ama');
    expect(await readRecord('ama', 'queue')).toBeUndefined();
    await add('ama', 'two');
    await erase();
    await add('ama', 'late');
    await claim('ama');
    expect(await readRecord('ama', 'queue')).toBeUndefined();
  });

  it('is gone when its time has passed', async () => {
    await add('ama', 'one', Date.now() + 60_000);
    expect(await readRecord('ama', 'queue')).toEqual(['one']);
    await add('ama', 'two', Date.now());
    expect(await readRecord('ama', 'queue')).toBeUndefined();
  });

  it('is deleted when its owner no longer has its right', async () => {
    const keepFor = (right?: 'check-in:write') =>
      changeRecord('ama', right ?? 'own', () => 'kept', { right });
    await keepFor('check-in:write');
    await keepFor();
    await dropRecordsWithout(['check-in:write']);
    expect(await readRecord('ama', 'check-in:write')).toBe('kept');
    await dropRecordsWithout(['papers:read']);
    expect(await readRecord('ama', 'check-in:write')).toBeUndefined();
    expect(await readRecord('ama', 'own')).toBe('kept');
    expect(await read('ama', 'letter')).toBe('Half a sentence');
  });

  it('counts what the server does not have, for its owner', async () => {
    const queue = (name: string, items: string[]) =>
      changeRecord<string[]>('ama', name, () => items, { unsent: ({ length }) => length });
    await add('ama', 'one');
    expect(await countUnsent('ama')).toBe(0);
    await queue('first', ['a', 'b']);
    await queue('second', ['c']);
    expect(await countUnsent('ama')).toBe(3);
    expect(await countUnsent('kofi')).toBe(0);
    await queue('first', []);
    expect(await countUnsent('ama')).toBe(1);
  });
});
