import { isOffline } from './connection';
import { takeEarly } from './early-requests';
import { watched } from './slow-requests';
import { readToken, removeToken, storeToken } from './token';

/** Pause before the one retry after a network error, in milliseconds (specification, section 7). */
export const RETRY_DELAY_MS = 2000;
const TIMEOUT_MS = 30_000;
/** By it an account recognises the browser. Made when an account is used, never for readers. */
const DEVICE_KEY = 'device';
/** For calls that carry a file, there or back: slow links need their time. */
const FILE_TIMEOUT_MS = 180_000;

type Send = (request: Request, options: { signal: AbortSignal }) => Promise<Response>;

type SessionLostListener = () => void;
let sessionLost: SessionLostListener = () => window.location.assign('/login');

export function onSessionLost(listener: SessionLostListener): void {
  sessionLost = listener;
}

/**
 * The client rules of the specification's section 7; sends nothing while offline. A retry repeats the
 * Idempotency-Key of a POST, so that a lost response creates nothing twice.
 */
export async function transport(request: Request, send: Send = fetch): Promise<Response> {
  const token = readToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
    request.headers.set('Idempotency-Key', randomKey());
  }
  if (request.method !== 'GET' && request.url.includes('/api/v1/auth/')) addDevice(request.headers);
  // W3C Trace Context: ids of this call and its retry only. The server decides whether it keeps the trace.
  request.headers.set('traceparent', '00-' + randomKey() + '-' + randomKey().slice(16) + '-00');
  const response = await sendWatched(request, send);
  const renewed = response.headers.get('Session-Token');
  // A wrong password at login is a response, not a lost session.
  followSession(token, isLogin(request) ? 0 : response.status, renewed);
  return response;
}

/**
 * What every response says about the session: a new token, or its end.
 * @param sent the token of the request
 * @param renewed the header Session-Token
 */
export function followSession(sent: string | null, status: number, renewed: string | null): void {
  // A late response to a removed token says nothing about the current one.
  if (readToken() !== sent) return;
  // The server replaces the token after each new proof of identity.
  if (renewed && sent) storeToken(renewed);
  if (status !== 401) return;
  removeToken();
  if (window.location.pathname !== '/login') sessionLost();
}

function sendWatched(request: Request, send: Send): Promise<Response> {
  // An upload shows its own progress.
  if (isUpload(request)) return sendTwice(request, send);
  const controller = new AbortController();
  // Without the user the session would end.
  const isOptional = request.method === 'GET' && !request.url.endsWith('/auth/me');
  const cancel = isOptional ? () => controller.abort() : undefined;
  return watched({ cancel }, sendTwice(request, send, controller.signal));
}

async function sendTwice(request: Request, send: Send, cancelled?: AbortSignal): Promise<Response> {
  if (isOffline()) throw new TypeError('The browser is offline.');
  const again = request.clone();
  const early = takeEarly(request);
  const signal = limited(request, cancelled);
  try {
    return await (early ? unlessAborted(early, signal) : send(request, { signal }));
  } catch (error) {
    if (request.signal.aborted || cancelled?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    if (isOffline() || cancelled?.aborted) throw error;
    return send(again, { signal: limited(again, cancelled) });
  }
}

function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    value.then(resolve, reject);
  });
}

function isUpload(request: Request): boolean {
  return request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
}

function limited(request: Request, cancelled?: AbortSignal): AbortSignal {
  const isFile = isUpload(request) || request.headers.get('Accept') === 'application/pdf';
  const timeout = AbortSignal.timeout(isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS);
  if (!AbortSignal.any) return timeout;
  return AbortSignal.any([request.signal, timeout, ...(cancelled ? [cancelled] : [])]);
}

function isLogin(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('/auth/login');
}

/** Stays after logout, so that strangers who guess the password cannot keep this browser out. */
function addDevice(headers: Headers): void {
  try {
    const device = window.localStorage.getItem(DEVICE_KEY) ?? randomKey();
    window.localStorage.setItem(DEVICE_KEY, device);
    headers.set('Device-Token', device);
  } catch {
    // Without storage the account recognises the network only.
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
