import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly requestId: string;
  /** As the browser names itself; whatever it likes. */
  readonly userAgent: string | undefined;
  readonly address: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that logs, audit rows and sessions below it know the request that they belong to. */
export function withRequestContext(context: RequestContext, work: () => void): void {
  storage.run(context, work);
}

/** Undefined outside a request: at start, in the worker. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Where the request comes from. Undefined outside a request. */
export function currentAddress(): string | undefined {
  return storage.getStore()?.address;
}

/** Undefined outside a request. */
export function currentUserAgent(): string | undefined {
  return storage.getStore()?.userAgent;
}
