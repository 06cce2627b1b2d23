import { AsyncResource } from 'node:async_hooks';
import type { Client, Pool, QueryConfig } from 'pg';
import {
  currentSpan,
  currentTracer,
  failureOf,
  type Span,
  type SpanStart,
} from '../tracing/traces.js';
import { PoolClient } from './pool-client.js';

type Callback = (error: Error | null | undefined, ...rest: unknown[]) => void;
type Query = (...parameters: unknown[]) => Promise<unknown> | undefined;

/** A client whose statements are spans of a sampled trace. */
export class TracedClient extends PoolClient {
  constructor(...parameters: ConstructorParameters<typeof PoolClient>) {
    super(...parameters);
    const query = super.query.bind(this) as Query;
    const traced: Query = (...parameters) => {
      const span = begin(parameters[0]);
      if (!span) return query(...parameters);
      const last = parameters.at(-1);
      if (typeof last !== 'function') return ended(span, query(...parameters));
      const callback: Callback = (error, ...rest) => {
        span.end(error ? failureOf(error) : undefined);
        (last as Callback)(error, ...rest);
      };
      return query(...parameters.slice(0, -1), callback);
    };
    this.query = traced as Client['query'];
  }
}

/** Otherwise a statement that waited for a client would run in the trace of the client's last user. */
export function keepContexts(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    connect(callback && AsyncResource.bind(callback))) as Pool['connect'];
}

async function ended(span: Span, result: Promise<unknown> | undefined): Promise<unknown> {
  try {
    const value = await result;
    span.end();
    return value;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

function begin(query: unknown): Span | undefined {
  const parent = currentSpan();
  const start = parent && describe(query);
  return start && currentTracer()?.child(start, parent);
}

/** @returns undefined for a stream of rows or bytes */
function describe(query: unknown): SpanStart | undefined {
  const { text, name } = (typeof query === 'string' ? { text: query } : query) as QueryConfig;
  if (typeof query !== 'string' && 'submit' in (query as object)) return undefined;
  const summary = summaryOf(text);
  return {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      // Others are built for each request. A named one is compiled before there is a value.
      'db.query.text': name === undefined ? undefined : text,
    },
  };
}

const OPERATION = /\b(?:insert(?= into)|delete(?= from)|update|select)\b/i;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)\b/i;

/** The first operation and the first table of a statement, such as "INSERT outgoing_emails". */
function summaryOf(text: string): string {
  const operation = OPERATION.exec(text)?.[0] ?? /\w+/.exec(text)?.[0] ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return [operation.toUpperCase(), table].filter(Boolean).join(' ');
}
