import { claimTabDrafts, forgetTabDrafts, onTabDraftsForgotten, removeTabDraft } from './drafts';
import * as keptDrafts from './kept-drafts';
import type { RecordTerms, Right } from './kept-drafts';

/** From the last change until a draft is stored, in milliseconds. */
const PAUSE_MS = 500;
/** How long a logout waits for the browser's storage, in milliseconds. */
const STORAGE_MS = 1000;

type Listener = (draft: Record<string, unknown>) => void;

interface Waiting {
  /** Null until the session is known: the draft is kept once its author logs in. */
  owner: string | null;
  text: string | null;
}

let owner: string | null = null;
/** A page that goes on after its session ended keeps its records for the person who opened it. */
let recordOwner: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let work = Promise.resolve();
const waiting = new Map<string, Waiting>();
const listeners = new Map<Listener, string>();

/** Keeps a draft for a new tab of the same user; null drops it. Without a login, only the tab has it. */
export function keepDraft(key: string, draft: object | null): void {
  waiting.set(key, { owner, text: draft && JSON.stringify(draft) });
  clearTimeout(timer);
  timer = setTimeout(flush, PAUSE_MS);
}

/** In the tab and in the browser. */
export function removeDraft(key: string): void {
  removeTabDraft(key);
  keepDraft(key, null);
  flush();
}

/**
 * Calls back with the draft that another tab has kept for the user, once the user is known.
 * @returns a function that removes the listener
 */
export function onKeptDraft(key: string, listener: Listener): () => void {
  listeners.set(listener, key);
  deliver(listener);
  return () => listeners.delete(listener);
}

/** For the user who is logged in: the drafts of another one are deleted. */
export function claimDrafts(userId: string): void {
  if (claimTabDrafts(userId)) waiting.clear();
  recordOwner = userId;
  if (owner === userId) return;
  owner = userId;
  run(() => keptDrafts.claim(userId));
  for (const listener of listeners.keys()) deliver(listener);
  for (const each of waiting.values()) each.owner ??= userId;
  flush();
}

/** A lost session: later input has no owner until the next login. */
export function releaseDrafts(): void {
  flush();
  owner = null;
}

/** In all tabs: the next person at the device must not find a draft. */
export function forgetDrafts(): void {
  waiting.clear();
  owner = null;
  recordOwner = null;
  forgetTabDrafts();
  run(() => keptDrafts.erase());
}

/**
 * What a page keeps in the browser for its user, until a logout or another login deletes it.
 * @returns undefined without a record or a user
 * @throws where the browser has no storage
 */
export async function readRecord<Value>(name: string): Promise<Value | undefined> {
  await work;
  return recordOwner === null ? undefined : keptDrafts.readRecord<Value>(recordOwner, name);
}

/**
 * @param next undefined deletes the record
 * @throws where the browser has no storage
 */
export async function changeRecord<Value>(
  name: string,
  next: (value: Value | undefined) => Value | undefined,
  terms?: RecordTerms<Value>,
): Promise<void> {
  await work;
  if (recordOwner !== null) await keptDrafts.changeRecord(recordOwner, name, next, terms);
}

/** Once the server has answered the rights of the user. */
export function dropRecordsWithout(rights: readonly Right[]): void {
  run(() => keptDrafts.dropRecordsWithout(rights));
}

/** How many changes of the user's records would be lost by a logout; none where the storage does not answer. */
export function countUnsent(): Promise<number> {
  const user = recordOwner;
  if (user === null) return Promise.resolve(0);
  const counted = work.then(() => keptDrafts.countUnsent(user)).catch(() => 0);
  const late = new Promise<number>((resolve) => setTimeout(() => resolve(0), STORAGE_MS));
  return Promise.race([counted, late]);
}

export function followForgottenDrafts(): () => void {
  return onTabDraftsForgotten(() => waiting.clear());
}

function flush(): void {
  clearTimeout(timer);
  for (const [key, { owner: author, text }] of waiting) {
    if (author === null) continue;
    waiting.delete(key);
    run(() => keptDrafts.keep(author, key, text));
  }
}

function deliver(listener: Listener): void {
  const author = owner;
  const key = listeners.get(listener);
  const isSent = key !== undefined && waiting.get(key)?.text === null;
  if (author === null || key === undefined || isSent) return;
  run(async () => {
    const text = await keptDrafts.read(author, key);
    if (text && listeners.has(listener)) listener(JSON.parse(text) as Record<string, unknown>);
  });
}

/** One after another. Without IndexedDB, drafts last as long as their tab. */
function run(task: () => Promise<void>): void {
  work = work.then(task).catch(() => undefined);
}
