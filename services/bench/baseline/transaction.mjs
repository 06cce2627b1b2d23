/** Runs `work` on a connection of its own, between BEGIN and COMMIT. */
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
