/** Runs `work` on a separate connection, between BEGIN and COMMIT. */
export async function transaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const answer = await work(client);
    await client.query('COMMIT');
    return answer;
  } finally {
    client.release();
  }
}

export const AUDIT = `
  INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields, before_state, after_state)
  VALUES (now(), $1, $2, $3, $4, $5, $6, $7)`;

/** The pool, as statements of the product expect a connection. */
export function connectionOf(pool) {
  return { dataSource: { options: {}, driver: { master: pool } } };
}
