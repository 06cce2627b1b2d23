import type { Client } from 'pg';

type Callback = (error: Error | null | undefined, ...rest: unknown[]) => void;
type Query = (...parameters: unknown[]) => Promise<unknown> | undefined;

/** Called once when the query has ended. */
export type Ended = (error?: unknown) => void;

/**
 * Calls `begin` for each query of a client, with a promise or a callback.
 * @param begin gets the parameters of `Client.query`; undefined: the end of this query is not observed
 */
export function observeQueries(
  client: Client,
  begin: (query: unknown, values: unknown) => Ended | undefined,
): void {
  const query = client.query.bind(client) as Query;
  const observed: Query = (...parameters) => {
    const ended = begin(parameters[0], parameters[1]);
    if (!ended) return query(...parameters);
    const last = parameters.at(-1);
    if (typeof last !== 'function') return whenEnded(query(...parameters), ended);
    const callback: Callback = (error, ...rest) => {
      ended(error ?? undefined);
      (last as Callback)(error, ...rest);
    };
    return query(...parameters.slice(0, -1), callback);
  };
  client.query = observed as Client['query'];
}

async function whenEnded(result: Promise<unknown> | undefined, ended: Ended): Promise<unknown> {
  try {
    const value = await result;
    ended();
    return value;
  } catch (error) {
    ended(error);
    throw error;
  }
}
