import { Client } from 'pg';
import { currentRequestId } from '../src/platform/http/request-context.js';

export interface Statement {
  /** Of a prepared statement. */
  name: string | undefined;
  text: string;
  values: unknown[];
}

type Query = (...args: unknown[]) => unknown;

/** Leaves out transaction control and the server's background statements. */
export async function recordedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: Client, ...args: unknown[]) {
    // Prepared statements are objects, whose text is sent once per connection.
    const [statement, values] = args;
    const { name, text } =
      typeof statement === 'string'
        ? { name: undefined, text: statement }
        : (statement as Pick<Statement, 'name' | 'text'>);
    const isCounted = currentRequestId() !== undefined;
    if (isCounted && !/^(START TRANSACTION|COMMIT|ROLLBACK)/.test(text)) {
      statements.push({ name, text, values: Array.isArray(values) ? values : [] });
    }
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

/** Of the one that every request with a token needs. */
export function isOfSession(text: string): boolean {
  return /^select .* from "sessions" as "s" inner join "users"/s.test(text);
}

/** Without the statements of any request: session, Idempotency-Key. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await recordedStatements(work);
  return statements.filter(({ text }) => !isOfSession(text) && !text.includes('idempotency_keys'))
    .length;
}
