import { AsyncValue } from '../core/async-value.js';

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

const current = new AsyncValue<RequestContext>();

/** Logs, audit rows and sessions within `work` get the request's id. */
export function withRequestContext(context: RequestContext, work: () => void): void {
  current.run(context, work);
}

/** Undefined outside a request: at start, in the worker. */
export function currentRequestId(): string | undefined {
  return current.get()?.requestId;
}

export function currentAddress(): string | undefined {
  return current.get()?.address;
}

export function currentUserAgent(): string | undefined {
  return current.get()?.userAgent;
}

/** For the response to the current request; outside a request, does nothing. */
export function setResponseHeader(name: string, value: string): void {
  current.get()?.setHeader?.(name, value);
}

/** By which the browser that asks is recognised; undefined when it sends none that is long enough. */
export function currentDevice(): string | undefined {
  const device = current.get()?.device;
  return device && /^[\w-]{32,100}$/.test(device) ? device : undefined;
}

/** For the rest of the current request, if it only reads. */
export function readAs(reader: Reader): void {
  const context = current.get();
  if (context?.isRead) context.reader = reader;
}

/** Undefined for requests that write, before the caller's session is known, and outside a request. */
export function currentReader(): Reader | undefined {
  return current.get()?.reader;
}
