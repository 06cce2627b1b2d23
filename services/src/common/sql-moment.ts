/** A moment inside JSON that SQL makes, written as every answer writes it. */
export const sqlMoment = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
