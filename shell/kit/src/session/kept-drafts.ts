import { clear, createStore, promisifyRequest } from 'idb-keyval';
import type { components } from '../api';

/** How long unsent input waits for its author, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const RECORD = 'unsent';
const PREFIX = 'record ';

interface Kept {
  owner: string;
  /** `at` is the time of the last change, in milliseconds since 1970. */
  drafts: Record<string, { text: string; at: number }>;
}

export type Right = NonNullable<components['schemas']['Me']['rights']>[number];

/** How long a record is kept, and what a logout would lose with it. */
export interface RecordTerms<Value> {
  /** In milliseconds since 1970; without it, until the owner logs out. */
  until?: number;
  /** The record is deleted once its owner no longer has it. */
  right?: Right;
  /** How many changes the server does not have yet. */
  unsent?: (value: Value) => number;
}

const storage = createStore('drafts', 'drafts');

/** Deletes the drafts and records of another owner, and those whose time has passed. */
export function claim(owner: string): Promise<void> {
  return storage('readwrite', async (store) => {
    const kept = await find(store);
    store.put({ owner, drafts: kept?.owner === owner ? recent(kept.drafts) : {} }, RECORD);
    await dropRecords(store, (record) => !belongs(record, owner));
    await promisifyRequest(store.transaction);
  });
}

/** Only `claim` creates the record: a tab that is late keeps nothing after a logout or another login. */
export function keep(owner: string, key: string, text: string | null): Promise<void> {
  return change((kept) => {
    if (kept?.owner !== owner) return undefined;
    const drafts = recent(kept.drafts);
    if (text === null) delete drafts[key];
    else drafts[key] = { text, at: Date.now() };
    return { owner, drafts };
  });
}

export async function read(owner: string, key: string): Promise<string | undefined> {
  const kept = await storage('readonly', find);
  return kept?.owner === owner ? recent(kept.drafts)[key]?.text : undefined;
}

export function erase(): Promise<void> {
  return clear(storage);
}

/** @returns undefined for a record of another owner, and from `until` on */
export async function readRecord<Value>(owner: string, name: string): Promise<Value | undefined> {
  return storage('readonly', async (store) => valueOf<Value>(await findNamed(store, name), owner));
}

/**
 * In one transaction, since tabs write at the same time. As drafts, a record is kept only while its owner has claimed
 * the browser.
 * @param next undefined deletes the record
 */
export function changeRecord<Value>(
  owner: string,
  name: string,
  next: (value: Value | undefined) => Value | undefined,
  { until = Number.MAX_SAFE_INTEGER, right, unsent }: RecordTerms<Value> = {},
): Promise<void> {
  return storage('readwrite', async (store) => {
    const kept = await find(store);
    const value = next(valueOf<Value>(await findNamed(store, name), owner));
    if (value === undefined) store.delete(PREFIX + name);
    else if (kept?.owner === owner) {
      const record: NamedRecord = { owner, value, until, right, unsent: unsent?.(value) ?? 0 };
      store.put(record, PREFIX + name);
    }
    await promisifyRequest(store.transaction);
  });
}

/** Of any owner, for a page that does not know its user yet. */
export async function findRecord(name: string): Promise<NamedRecord | undefined> {
  const record = await storage('readonly', (store) => findNamed(store, name));
  return record && belongs(record, record.owner) ? record : undefined;
}

/** Deletes the records of rights that their owner does not have. */
export function dropRecordsWithout(rights: readonly Right[]): Promise<void> {
  return storage('readwrite', async (store) => {
    await dropRecords(store, ({ right }) => right !== undefined && !rights.includes(right));
    await promisifyRequest(store.transaction);
  });
}

/** Changes in the records of an owner that the server does not have. */
export function countUnsent(owner: string): Promise<number> {
  return storage('readonly', async (store) => {
    let count = 0;
    for (const [, record] of await namedRecords(store)) {
      if (belongs(record, owner)) count += record.unsent ?? 0;
    }
    return count;
  });
}

interface NamedRecord {
  owner: string;
  value: unknown;
  until: number;
  right?: Right | undefined;
  unsent?: number;
}

function findNamed(store: IDBObjectStore, name: string): Promise<NamedRecord | undefined> {
  return promisifyRequest<NamedRecord | undefined>(store.get(PREFIX + name));
}

function valueOf<Value>(record: NamedRecord | undefined, owner: string): Value | undefined {
  return record && belongs(record, owner) ? (record.value as Value) : undefined;
}

const belongs = (record: NamedRecord, owner: string): boolean =>
  record.owner === owner && record.until > Date.now();

async function dropRecords(
  store: IDBObjectStore,
  isDropped: (record: NamedRecord) => boolean,
): Promise<void> {
  for (const [key, record] of await namedRecords(store)) {
    if (isDropped(record)) store.delete(key);
  }
}

async function namedRecords(store: IDBObjectStore): Promise<[IDBValidKey, NamedRecord][]> {
  const keys = await promisifyRequest(store.getAllKeys());
  const named = keys.filter((key) => key !== RECORD);
  const read = (key: IDBValidKey) => promisifyRequest<NamedRecord>(store.get(key));
  return Promise.all(
    named.map(async (key) => [key, await read(key)] as [IDBValidKey, NamedRecord]),
  );
}

/** In one transaction, since tabs write at the same time. */
function change(next: (kept: Kept | undefined) => Kept | undefined): Promise<void> {
  return storage('readwrite', async (store) => {
    const kept = next(await find(store));
    if (kept) store.put(kept, RECORD);
    await promisifyRequest(store.transaction);
  });
}

function find(store: IDBObjectStore): Promise<Kept | undefined> {
  return promisifyRequest<Kept | undefined>(store.get(RECORD));
}

function recent(drafts: Kept['drafts']): Kept['drafts'] {
  const limit = Date.now() - KEPT_MS;
  return Object.fromEntries(Object.entries(drafts).filter(([, { at }]) => at > limit));
}
