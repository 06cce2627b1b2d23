import { readToken } from './token';

/** How long a response waits for the code that asks for it, in milliseconds. */
const KEPT_MS = 30_000;

interface EarlyRequest {
  response: Promise<Response>;
  token: string;
}

declare global {
  interface Window {
    /** By address. Two bundles share it: the first script of a page, and the product. */
    earlyRequests?: Map<string, EarlyRequest>;
  }
}

/** Sends GET requests of the person who is logged in before the product's code is there to ask. */
export function requestEarly(addresses: string[]): void {
  const token = readToken();
  if (!token || !navigator.onLine) return;
  const requests = (window.earlyRequests ??= new Map());
  for (const address of addresses) {
    const { href } = new URL(address, window.location.origin);
    const unused = new AbortController();
    const headers = { Authorization: `Bearer ${token}` };
    const response = fetch(href, { headers, signal: unused.signal });
    // The product hears of it when it asks.
    response.catch(() => undefined);
    requests.set(href, { response, token });
    // An unread body holds a connection.
    setTimeout(() => requests.delete(href) && unused.abort(), KEPT_MS);
  }
}

export interface Account {
  role: string;
  isEmailVerified: boolean;
}

/** In the browser, next to the token: which pages the account may open. */
const ACCOUNT = 'account';

/** For the next page; null at the end of the session. */
export function rememberAccount(account: Account | null): void {
  try {
    if (!account) return window.localStorage.removeItem(ACCOUNT);
    const { role, isEmailVerified } = account;
    window.localStorage.setItem(ACCOUNT, JSON.stringify({ role, isEmailVerified }));
  } catch {
    // Nothing is asked early.
  }
}

export function readAccount(): Account | null {
  try {
    return JSON.parse(window.localStorage.getItem(ACCOUNT) ?? 'null') as Account | null;
  } catch {
    return null;
  }
}

/** The early response to this request, once; none after another login or half a minute. */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = request.method === 'GET' ? window.earlyRequests?.get(request.url) : undefined;
  if (!early) return undefined;
  window.earlyRequests?.delete(request.url);
  return early.token === readToken() ? early.response : undefined;
}
