import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (...args: unknown[]) => unknown;

/**
 * What the server asks the database while `work` runs, transactions' beginnings and ends left out, and
 * the folding of counters, which comes when it comes.
 */
export async function recordedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: Client, ...args: unknown[]) {
    const [text, values] = args;
    if (
      typeof text === 'string' &&
      !/^(START TRANSACTION|COMMIT|ROLLBACK|\s*WITH grown)/.test(text)
    ) {
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
