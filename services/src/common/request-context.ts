import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that logs and audit rows below it know the request that they belong to. */
export function withRequestContext(context: RequestContext, work: () => void): void {
  storage.run(context, work);
}

/** Undefined outside a request: at start, in the worker. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
