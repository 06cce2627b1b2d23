import { brokenInvariants } from '../../dist/operations/invariants/check.js';

/**
 * Whether each acknowledged submission exists exactly once, with its file, and no other one exists.
 * @param authors a pattern of their email addresses
 * @returns `problems`: a sentence for each
 */
export async function problemsAfter(client, authors, outcomes) {
  const { rows } = await client.query(
    `SELECT p.id, p.number, count(v.id)::int AS versions, min(encode(f.sha256, 'hex')) AS hash
       FROM papers p
       JOIN users u ON u.id = p.owner_id
       LEFT JOIN paper_versions v ON v.paper_id = p.id AND v.is_submitted
       LEFT JOIN files f ON f.id = v.file_id
      WHERE u.email LIKE $1 AND p.status = 'submitted'
      GROUP BY p.id`,
    [authors],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const acknowledged = outcomes.filter(({ state }) => state === 'submitted');
  const problems = acknowledged.flatMap(({ paperId, hash }) => {
    const row = stored.get(paperId);
    if (!row) return [`${paperId} was acknowledged and is lost`];
    if (row.versions !== 1) return [`${paperId} has ${row.versions} submitted versions`];
    return row.hash === hash ? [] : [`${paperId} has another file`];
  });
  const numbers = new Set(rows.map(({ number }) => number));
  if (numbers.size !== rows.length) problems.push('Two papers have one number');
  const broken = await brokenInvariants(client);
  for (const { name } of broken) problems.push(`The invariant "${name}" is broken`);
  return { stored: rows.length, acknowledged: acknowledged.length, problems };
}
