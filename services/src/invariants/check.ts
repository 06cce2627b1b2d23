import type { ClientBase } from 'pg';
import { invariants } from './invariants.js';

export interface Broken {
  name: string;
  /** The first of what breaks it. */
  examples: object[];
}

const EXAMPLES = 5;

/**
 * Asks for every invariant. Begin a repeatable read before, so that all see one moment and work that
 * goes on does not look like a violation.
 */
export async function brokenInvariants(client: ClientBase): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { name, violations } of invariants) {
    const { rows } = await client.query<object>(
      `SELECT * FROM (${violations}) violation LIMIT ${EXAMPLES}`,
    );
    if (rows.length > 0) broken.push({ name, examples: rows });
  }
  return broken;
}
