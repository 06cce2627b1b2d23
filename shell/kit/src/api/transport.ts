import { readToken, removeToken } from './token';

/** Pause before the one retry after a network error, in milliseconds (specification, section 7). */
export const RETRY_DELAY_MS = 2000;
const TIMEOUT_MS = 30_000;
/** For calls that carry a file, there or back: slow links need their time. */
const FILE_TIMEOUT_MS = 180_000;

/** `fetch`, or what stands for it. */
type Send = (request: Request, options: { signal: AbortSignal }) => Promise<Response>;

type SessionLostListener = () => void;
let sessionLost: SessionLostListener = () => window.location.assign('/login');

/** Sets what happens after a 401 has removed the token; the shell goes to /login by its router. */
export function onSessionLost(listener: SessionLostListener): void {
  sessionLost = listener;
}

/**
 * `fetch` with the client rules of the specification's section 7: bearer token, one retry after a
 * network error, sign-out on 401. A POST carries an Idempotency-Key that its retry repeats, so
 * that a lost answer creates nothing twice.
 */
export async function transport(request: Request, send: Send = fetch): Promise<Response> {
  const token = readToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
    request.headers.set('Idempotency-Key', randomKey());
  }
  const response = await sendTwice(request, send);
  // An answer that comes late, to a token that is given up already, says nothing of the one held now.
  if (response.status === 401 && !isLogin(request) && readToken() === token) {
    removeToken();
    if (window.location.pathname !== '/login') sessionLost();
  }
  return response;
}

async function sendTwice(request: Request, send: Send): Promise<Response> {
  const again = request.clone();
  try {
    return await send(request, { signal: limited(request) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return send(again, { signal: limited(again) });
  }
}

function limited(request: Request): AbortSignal {
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  const isFile = isUpload || request.headers.get('Accept') === 'application/pdf';
  const timeout = AbortSignal.timeout(isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS);
  return AbortSignal.any ? AbortSignal.any([request.signal, timeout]) : timeout;
}

/** Wrong words at sign-in are an answer, not a lost session. */
function isLogin(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('/auth/login');
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
