import { Client } from 'pg';
import { currentRequestId } from '../src/common/request-context.js';

export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (...args: unknown[]) => unknown;

/**
 * What requests ask the database while `work` runs, transactions' beginnings and ends left out. What the
 * server does by itself comes when it comes.
 */
export async function recordedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: Client, ...args: unknown[]) {
    // Prepared ones come as an object, whose text goes to the database once for each connection.
    const [statement, values] = args;
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    const isCounted = currentRequestId() !== undefined;
    if (isCounted && !/^(START TRANSACTION|COMMIT|ROLLBACK)/.test(text)) {
      statements.push({ text, values: Array.isArray(values) ? values : [] });
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

/** How many statements `work` costs beside what any request does: session, Idempotency-Key. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await recordedStatements(work);
  return statements.filter(({ text }) => !/sessions s JOIN users|idempotency_keys/.test(text))
    .length;
}
