const base = '/api/v1/admin';

const person = (n) => `5eed0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** A cursor to the middle of a list, as the list would give it. */
async function middle(client, sort, sql) {
  const { rows } = await client.query(sql);
  return Buffer.from(JSON.stringify([sort, rows[0].value, rows[0].id])).toString('base64url');
}

const moment = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS value, id`;

/** Papers under review, or decided, with reviews enough for a decision, as they are now. */
async function decidable(client) {
  const { rows } = await client.query(
    `SELECT p.id, p.revision FROM papers p WHERE p.status IN ('under-review', 'decided')
        AND (SELECT count(*) FROM reviews r WHERE r.paper_id = p.id AND r.status = 'finished') >= 2
      ORDER BY p.id LIMIT 500`,
  );
  return rows;
}

/** What is measured at a size: `bar` is how many times the small size's cost it may cost. */
export async function requestsAt(client, size) {
  const half = Math.floor(size / 2);
  const userCursor = await middle(
    client,
    '-createdAt',
    `SELECT ${moment} FROM users ORDER BY created_at DESC, id DESC OFFSET ${half} LIMIT 1`,
  );
  const nameCursor = await middle(
    client,
    'name',
    `SELECT sort_name AS value, id FROM users ORDER BY sort_name, id OFFSET ${half} LIMIT 1`,
  );
  const paymentCursor = await middle(
    client,
    '-createdAt',
    `SELECT ${moment} FROM registrations ORDER BY created_at DESC, id DESC
     OFFSET (SELECT count(*) / 2 FROM registrations) LIMIT 1`,
  );
  const paperCursor = await middle(
    client,
    '-submittedAt',
    `SELECT to_char(submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS value, id
       FROM papers WHERE submitted_at IS NOT NULL ORDER BY submitted_at DESC, id DESC
     OFFSET (SELECT count(*) / 2 FROM papers WHERE submitted_at IS NOT NULL) LIMIT 1`,
  );
  const papers = await decidable(client);
  const paperOf = (n) => papers[n % papers.length];
  const versions = new Map();
  return [
    { name: 'users, first page', key: 'list', bar: 1.3, path: () => `${base}/users` },
    { name: 'users, middle', bar: 1.3, path: () => `${base}/users?cursor=${userCursor}` },
    {
      name: 'users by name, middle',
      bar: 1.3,
      path: () => `${base}/users?sort=name&cursor=${nameCursor}`,
    },
    { name: 'users, reviewers', bar: 1.3, path: () => `${base}/users?role=reviewer&sort=name` },
    { name: 'users, search', bar: 3, path: (n) => `${base}/users?q=person${1000 + n}%40` },
    { name: 'payments, first page', bar: 1.3, path: () => `${base}/payments` },
    { name: 'payments, middle', bar: 1.3, path: () => `${base}/payments?cursor=${paymentCursor}` },
    { name: 'payments, search', bar: 3, path: (n) => `${base}/payments?q=person${1000 + n}%40` },
    { name: 'papers, first page', bar: 1.3, path: () => `${base}/papers` },
    { name: 'papers, middle', bar: 1.3, path: () => `${base}/papers?cursor=${paperCursor}` },
    {
      name: 'papers, reviews missing',
      bar: 1.3,
      path: () => `${base}/papers?reviewsMissing=true`,
    },
    { name: 'papers, search', bar: 3, path: (n) => `${base}/papers?q=co-author%20${100 + n}` },
    { name: 'a paper', bar: 1.3, path: (n) => `${base}/papers/${paperOf(n).id}` },
    {
      name: 'a decision',
      bar: 1.3,
      method: 'POST',
      path: (n) => `${base}/papers/${paperOf(n).id}/decision`,
      body: (n) => ({ revision: paperOf(n).revision++, decision: 'accepted' }),
    },
    { name: 'audit, first page', bar: 1.3, path: () => `${base}/audit` },
    { name: 'dashboard', bar: 1.2, path: () => `${base}/dashboard/stats` },
    { name: 'a person', key: 'open', bar: 1.3, path: (n) => `${base}/users/${person(100 + n)}` },
    {
      name: 'change of a role',
      key: 'save',
      bar: 1.3,
      method: 'PATCH',
      // Odd ones: seeded reviewers have even numbers.
      path: (n) => `${base}/users/${person(1001 + 2 * n)}`,
      body(n) {
        const version = (versions.get(n) ?? 0) + 1;
        versions.set(n, version);
        return { role: version % 2 ? 'reviewer' : 'researcher', version };
      },
    },
  ];
}
