import type { Script } from '../scripts-with-digests';

export const LIST_LIMIT_MS = 15_000;

declare global {
  interface Window {
    /** Responses, by address and digest. Two bundles share them: the first script of a page, and the product. */
    earlyLists?: Map<string, Promise<Response>>;
  }
}

const keyOf = ({ address, integrity }: Script) => `${address} ${integrity}`;

/** Fetches lists of digests before the product's code is there to ask. */
export function fetchLists(lists: Script[]): void {
  const responses = (window.earlyLists ??= new Map());
  for (const list of lists) {
    const { address, integrity } = list;
    const signal = AbortSignal.timeout(LIST_LIMIT_MS);
    const response = fetch(address, { integrity, priority: 'low', signal });
    // The product hears of it when it asks.
    response.catch(() => undefined);
    responses.set(keyOf(list), response);
  }
}

/** The early response, once; undefined where there is none, or where it failed. */
export async function takeEarlyList(list: Script): Promise<Response | undefined> {
  const key = keyOf(list);
  const response = window.earlyLists?.get(key);
  window.earlyLists?.delete(key);
  return response?.catch(() => undefined);
}
