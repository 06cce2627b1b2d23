import { randomUUID } from 'node:crypto';
import { transaction } from './transaction.mjs';

/**
 * Sends the statements that the product sent for the same request, and answers with their rows. `record` of
 * `desk.mjs` has them; of requests that save, from two in a row.
 */
export function replay(admin, pool) {
  const recorded = new Map();
  process.on('message', ({ replay: asked }) => {
    if (!asked) return;
    recorded.set(asked.request, asked);
    process.send('ready');
  });
  const statementsOf = ({ method, url, body }) => {
    const { statements, later, revision } = recorded.get(`${method} ${url}`);
    return statements.map(({ name, text, values }, at) => ({
      name: name && `replay ${name}`,
      text,
      values: values.map((value, nth) => valueOf(value, later?.[at]?.values[nth], body, revision)),
    }));
  };
  const answer = async (client, statements) => {
    const rows = [];
    for (const statement of statements) rows.push((await client.query(statement)).rows);
    return rows;
  };
  admin.get('/dashboard/*', (request) => answer(pool, statementsOf(request)));
  const save = (request) => transaction(pool, (client) => answer(client, statementsOf(request)));
  admin.post('/replayed/*', save);
  admin.patch('/replayed/*', save);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What differed between two requests is a new id, or counts with the revision. */
function valueOf(value, later, body, revision) {
  if (later === undefined || later === value) return value;
  if (UUID.test(value)) return randomUUID();
  return typeof value === 'number' ? value + body.revision - revision : value;
}
