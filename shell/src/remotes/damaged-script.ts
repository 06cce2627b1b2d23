import { findIntegrity, integrityOf } from './integrity';
import { RemoteFailure } from './remote-failure';

const LIMIT_MS = 10_000;

/** A failure, if a script that was not loaded can be fetched and differs from its digest, or has none. */
export async function alteredFailure(script: string): Promise<RemoteFailure | undefined> {
  const options: RequestInit = { cache: 'force-cache', signal: AbortSignal.timeout(LIMIT_MS) };
  try {
    const response = await fetch(script, options);
    const isScript = response.headers.get('content-type')?.includes('javascript');
    // An unread answer would keep its connection.
    await response.arrayBuffer();
    if (!response.ok || !isScript) return undefined;
  } catch {
    return undefined;
  }
  try {
    // The list of digests may have been out of reach when the script was asked for.
    await findIntegrity(script);
    await fetch(script, { ...options, integrity: integrityOf(script) });
    return undefined;
  } catch (error) {
    const cause = Object.assign(error as Error, { request: script });
    return new RemoteFailure('altered', { cause });
  }
}

/** Browsers cache versions for good; a damaged copy must be replaced. */
export async function refresh(script: string): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  await fetch(script, { cache: 'reload', signal })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
