import 'fake-indexeddb/auto';
import { removeToken, storeToken } from '../api';
import { people } from '../testing';
import * as kept from './kept-drafts';
import { keepOfflineSession, readOfflineSession } from './offline-session';

const { admin, reviewer } = people;
const HOUR = 60 * 60 * 1000;
const keep = (until = Date.now() + HOUR) => keepOfflineSession(admin, 'check-in:write', until);

beforeEach(async () => {
  await kept.erase();
  await kept.claim(admin.id);
  storeToken('abc');
  await keep();
});
afterEach(() => jest.useRealTimers());

it('is of the person, with one right only', async () => {
  expect(await readOfflineSession('abc')).toEqual({
    userId: admin.id,
    name: 'Ada Sample',
    rights: ['check-in:write'],
  });
});

it('is not for another token', async () => {
  expect(await readOfflineSession('abd')).toBeNull();
  expect(await readOfflineSession('')).toBeNull();
});

it('follows a token that was replaced', async () => {
  storeToken('new');
  await keep();
  expect(await readOfflineSession('abc')).toBeNull();
  expect(await readOfflineSession('new')).not.toBeNull();
});

it('keeps neither the token nor the email address', async () => {
  const { value } = (await kept.findRecord('offline session')) ?? {};
  expect(Object.keys(value as object).sort()).toEqual(['name', 'tokenHash']);
  expect(JSON.stringify(value)).not.toMatch(/abc|@/);
});

it('ends with its time', async () => {
  const now = Date.now();
  jest.useFakeTimers({ doNotFake: ['setImmediate'], now: now + HOUR - 1000 });
  expect(await readOfflineSession('abc')).not.toBeNull();
  jest.setSystemTime(now + HOUR + 1000);
  expect(await readOfflineSession('abc')).toBeNull();
});

it('ends with the right', async () => {
  await kept.dropRecordsWithout(['overview:read', 'check-in:write']);
  expect(await readOfflineSession('abc')).not.toBeNull();
  await kept.dropRecordsWithout(['overview:read']);
  expect(await readOfflineSession('abc')).toBeNull();
});

it.each([
  ['a logout', () => kept.erase()],
  ['the login of another person', () => kept.claim(reviewer.id)],
])('ends with %s, also for a tab that is late', async (_, end) => {
  await end();
  expect(await readOfflineSession('abc')).toBeNull();
  await keep();
  expect(await readOfflineSession('abc')).toBeNull();
});

it('is not kept without a token', async () => {
  await kept.changeRecord(admin.id, 'offline session', () => undefined);
  removeToken();
  await keep();
  expect(await kept.findRecord('offline session')).toBeUndefined();
  storeToken('abc');
  await keep();
  expect(await readOfflineSession('abc')).not.toBeNull();
});
