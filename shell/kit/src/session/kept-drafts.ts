import { createStore, del, promisifyRequest } from 'idb-keyval';

/** How long unsent input waits for its author, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const RECORD = 'unsent';

interface Kept {
  owner: string;
  /** `at` is the time of the last change, in milliseconds since 1970. */
  drafts: Record<string, { text: string; at: number }>;
}

const storage = createStore('drafts', 'drafts');

/** Deletes the drafts of another owner, and those that are a week old. */
export function claim(owner: string): Promise<void> {
  return change((kept) => ({ owner, drafts: kept?.owner === owner ? recent(kept.drafts) : {} }));
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
  return del(RECORD, storage);
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
