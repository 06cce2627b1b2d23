import { AsyncValue } from '../core/async-value.js';

/** Without personal data: docs/operations/monitoring.md lists all that are sent. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanStart {
  /** Of few different values: a route pattern, a kind of work. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
}

/** One step of a sampled trace. */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The header of W3C Trace Context, by which another process continues the trace. */
  readonly traceParent: string;
  readonly hasEnded: boolean;
  set(attributes: Attributes): void;
  /** @param failure the type of an error, without its message */
  end(failure?: string): void;
}

/** Begins the spans of one process. */
export interface Tracer {
  /**
   * Decides whether to sample a request, whatever its caller decided.
   * @param traceParent a header of the caller, which gives the trace its id; an invalid one is ignored
   */
  sample(start: SpanStart, traceParent: string | undefined): Span | undefined;
  /** @returns undefined for an invalid parent */
  child(start: SpanStart, parent: Span | string): Span | undefined;
  /** Begins another trace, with a link to the span. */
  linked(start: SpanStart, to: Span): Span;
}

let tracer: Tracer | undefined;
const active = new AsyncValue<Span>();

/** Before the database is opened. @param given undefined turns traces off */
export function useTracer(given: Tracer | undefined): void {
  tracer = given;
}

/** Undefined while traces are off. */
export function currentTracer(): Tracer | undefined {
  return tracer;
}

/** Undefined in work that is not sampled, or that goes on after its span. */
export function currentSpan(): Span | undefined {
  const span = tracer && active.get();
  return span?.hasEnded ? undefined : span;
}

export function withSpan<Result>(span: Span, work: () => Result): Result {
  return active.run(span, work);
}

/** Runs `work` in a child of the span, of the current one unless given; without one, only runs it. */
export async function traced<Result>(
  start: SpanStart,
  work: () => Promise<Result>,
  parent: Span | string | undefined = currentSpan(),
): Promise<Result> {
  const span = parent === undefined ? undefined : tracer?.child(start, parent);
  if (!span) return work();
  try {
    const result = await withSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** The reply of a mail server, PostgreSQL's or Node's code, or a class. Messages can hold values. */
export function failureOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string | number };
  return String(responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown'));
}
