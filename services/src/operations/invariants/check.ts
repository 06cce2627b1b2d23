import type { ClientBase } from 'pg';
import { registeredInvariants } from './invariants.js';

export interface Broken {
  name: string;
  examples: object[];
}

const EXAMPLES = 5;

/** The caller begins a repeatable read, or concurrent changes would look like violations. */
export async function brokenInvariants(client: ClientBase): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { name, violations } of registeredInvariants()) {
    const { rows } = await client.query<object>(
      `SELECT * FROM (${violations}) violation LIMIT ${EXAMPLES}`,
    );
    if (rows.length > 0) broken.push({ name, examples: rows });
  }
  return broken;
}
