import { cursorTo, momentOf } from './cursor.mjs';

/** Papers under review, or decided, with reviews enough for a decision, as they are now. */
async function decidable(client) {
  const { rows } = await client.query(
    `SELECT p.id, p.revision FROM papers p WHERE p.status IN ('under-review', 'decision-recorded')
        AND (SELECT count(*) FROM reviews r WHERE r.paper_id = p.id AND r.status = 'submitted') >= 2
      ORDER BY p.id LIMIT 500`,
  );
  return rows;
}

export async function paperRequests(client) {
  const submitted = 'FROM papers WHERE submitted_at IS NOT NULL';
  const newest = await cursorTo(
    client,
    '-submittedAt',
    `SELECT ${momentOf('submitted_at')} AS value, id ${submitted}
      ORDER BY submitted_at DESC, id DESC OFFSET (SELECT count(*) / 2 ${submitted}) LIMIT 1`,
  );
  const byTitle = await cursorTo(
    client,
    'title',
    `SELECT sort_title AS value, id ${submitted}
      ORDER BY sort_title, id OFFSET (SELECT count(*) / 2 ${submitted}) LIMIT 1`,
  );
  const decided = await decidable(client);
  const paperOf = (n) => decided[n % decided.length];
  return [
    { name: 'papers, first page', plain: 'list', bar: 1.3, path: () => '/admin/papers' },
    { name: 'papers, middle', bar: 1.3, path: () => `/admin/papers?cursor=${newest}` },
    {
      name: 'papers by title, middle',
      bar: 1.3,
      path: () => `/admin/papers?sort=title&cursor=${byTitle}`,
    },
    {
      name: 'papers, reviews missing',
      bar: 1.3,
      path: () => '/admin/papers?reviewsMissing=true',
    },
    { name: 'papers, overdue', bar: 1.3, path: () => '/admin/papers?overdue=true' },
    {
      name: 'papers, search of a rare word',
      bar: 3,
      path: (n) => `/admin/papers?q=co-author%20${100 + (n % 900)}`,
    },
    { name: 'papers, search of no word', bar: 3, path: (n) => `/admin/papers?q=zebra%20${n}` },
    {
      name: 'papers, search of a frequent word',
      bar: 3,
      path: () => '/admin/papers?q=sample%20paper',
    },
    { name: 'a paper', plain: 'open', bar: 1.3, path: (n) => `/admin/papers/${paperOf(n).id}` },
    {
      name: 'a decision',
      plain: 'save',
      bar: 1.3,
      method: 'POST',
      path: (n) => `/admin/papers/${paperOf(n).id}/decision`,
      body: (n) => ({ revision: paperOf(n).revision++, decision: 'accepted' }),
    },
  ];
}
