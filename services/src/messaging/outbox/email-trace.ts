import { currentSpan, currentTracer, type Span } from '../../platform/tracing/traces.js';

/** Emails of one request that continue its trace: with thousands of steps, it could not be read. */
const MOST_IN_TRACE = 10;

const emails = new WeakMap<Span, number>();

/** The trace of an email that is written now: that of the request, or another with a link to it. */
export function traceParentOfEmail(): string | undefined {
  const span = currentSpan();
  if (!span) return undefined;
  const count = (emails.get(span) ?? 0) + 1;
  emails.set(span, count);
  if (count <= MOST_IN_TRACE) return span.traceParent;
  const own = currentTracer()?.linked({ name: 'create mail', kind: 'producer' }, span);
  own?.end();
  return own?.traceParent;
}
