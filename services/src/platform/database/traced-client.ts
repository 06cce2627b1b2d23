import type { Pool, QueryConfig } from 'pg';
import { withValuesOfNow } from '../core/async-value.js';
import {
  currentSpan,
  currentTracer,
  failureOf,
  type Span,
  type SpanStart,
} from '../tracing/traces.js';
import { observeQueries } from './observed-queries.js';
import { PoolClient } from './pool-client.js';
import { summaryOf } from './statement-summary.js';

/** A client whose statements are spans of a sampled trace. */
export class TracedClient extends PoolClient {
  constructor(...parameters: ConstructorParameters<typeof PoolClient>) {
    super(...parameters);
    observeQueries(this, (query) => {
      const span = begin(query);
      return span && ((error) => span.end(error ? failureOf(error) : undefined));
    });
  }
}

type Connected = (error: Error | undefined, ...rest: unknown[]) => void;

/** Otherwise a statement that waited for a client would run in the trace of the client's last user. */
export function keepContexts(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown;
  pool.connect = ((callback?: Connected) =>
    connect(callback && withValuesOfNow(callback))) as Pool['connect'];
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
