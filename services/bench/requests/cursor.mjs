/** A moment as cursors hold it. */
export const momentOf = (column) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A cursor, as the list would give it, after the row with the `value` and `id` that the SQL finds. */
export async function cursorTo(client, sort, sql) {
  const { rows } = await client.query(sql);
  return Buffer.from(JSON.stringify([sort, rows[0].value, rows[0].id])).toString('base64url');
}
