import { AsyncLocalStorage } from 'node:async_hooks';

/** Who reads, for reads that a replica may serve. */
export interface Reader {
  /** Position in the write-ahead log, in bytes, which the replica must have replayed; null: any. */
  readonly writtenLsn: string | null;
}

export interface RequestContext {
  readonly requestId: string;
  /** Untrusted. */
  readonly userAgent: string | undefined;
  readonly address: string;
  /** A random token by which a browser is recognised; whatever it likes. */
  readonly device: string | undefined;
  /** Whether its method is safe (RFC 9110, 9.2.1). */
  readonly isRead: boolean;
  /** Once the caller's session is known. */
  reader?: Reader;
  /** Until the response has ended: what goes on waiting in this context must not hold a request and its body. */
  setHeader: ((name: string, value: string) => void) | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Logs, audit rows and sessions within `work` get the request's id. */
export function withRequestContext(context: RequestContext, work: () => void): void {
  storage.run(context, work);
}

/** Undefined outside a request: at start, in the worker. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

export function currentAddress(): string | undefined {
  return storage.getStore()?.address;
}

export function currentUserAgent(): string | undefined {
  return storage.getStore()?.userAgent;
}

/** For the response to the current request; outside a request, does nothing. */
export function setResponseHeader(name: string, value: string): void {
  storage.getStore()?.setHeader?.(name, value);
}

/** By which the browser that asks is recognised; undefined when it sends none that is long enough. */
export function currentDevice(): string | undefined {
  const device = storage.getStore()?.device;
  return device && /^[\w-]{32,100}$/.test(device) ? device : undefined;
}

/** For the rest of the current request, if it only reads. */
export function readAs(reader: Reader): void {
  const context = storage.getStore();
  if (context?.isRead) context.reader = reader;
}

/** Undefined for requests that write, before the caller's session is known, and outside a request. */
export function currentReader(): Reader | undefined {
  return storage.getStore()?.reader;
}
