import { deepStrictEqual } from 'node:assert';
import { call } from './call.mjs';

/** How many times the CPU of its statements a request may cost. */
const READ_BAR = 1.3;
const SAVE_BAR = 1.5;
/** Requests to each side. */
const MOST = 500;

/** What the desk of organisers reads and saves, each with the twin that repeats its statements. */
export async function deskRequests(product, twin, client, token) {
  const requests = [];
  for (const part of ['stats', 'work', 'progress', 'trends']) {
    const path = `/admin/dashboard/${part}`;
    await repeat(twin, `GET ${path}`, { statements: await recorded(product, token, { path }) });
    requests.push({
      name: `dashboard, ${part}`,
      bar: READ_BAR,
      most: MOST,
      calls: () => [{ path }],
    });
  }
  for (const save of await saves(client)) {
    const { method, path, bodyOf } = save;
    const { revision } = save;
    const first = await recorded(product, token, { method, path, body: bodyOf(revision) });
    const later = await recorded(product, token, { method, path, body: bodyOf(revision + 1) });
    // A listener of the server may have sent another one after the response.
    const statements = first.slice(0, later.length);
    deepStrictEqual(
      later.slice(0, first.length).map(({ text }) => text),
      statements.map(({ text }) => text),
    );
    const repeated = path.replace('/admin/', '/admin/replayed/');
    await repeat(twin, `${method} ${repeated}`, { statements, later, revision });
    let next = revision + 2;
    requests.push({
      name: save.name,
      bar: SAVE_BAR,
      most: MOST,
      calls: (_n, isTwin) => [{ method, path: isTwin ? repeated : path, body: bodyOf(next++) }],
    });
  }
  return requests;
}

/** Of one edition and one paper, whose revision each save raises. */
async function saves(client) {
  const edition = await one(
    client,
    `SELECT e.id, e.document -> 'about' AS about, max(r.revision) AS revision
       FROM editions e JOIN edition_revisions r ON r.edition_id = e.id
      WHERE e.is_current GROUP BY e.id`,
  );
  const paper = await one(
    client,
    `SELECT p.id, p.revision FROM papers p WHERE p.status = 'decision-recorded'
        AND (SELECT count(*) FROM reviews r WHERE r.paper_id = p.id AND r.status = 'submitted') >= 2
      ORDER BY p.id LIMIT 1`,
  );
  return [
    {
      name: 'save of the edition',
      method: 'PATCH',
      path: `/admin/editions/${edition.id}`,
      revision: edition.revision,
      bodyOf: (revision) => ({
        revision,
        about: { ...edition.about, text: `${edition.about.text} ${revision}` },
      }),
    },
    {
      name: 'decision of a paper',
      method: 'POST',
      path: `/admin/papers/${paper.id}/decision`,
      revision: paper.revision,
      bodyOf: (revision) => ({ revision, decision: 'accepted' }),
    },
  ];
}

async function one(client, text) {
  const { rows } = await client.query(text);
  if (!rows[0]) throw new Error(`The seed has no row for: ${text}`);
  return rows[0];
}

/** The statements of a request, without the session's, which is the first of each. */
async function recorded(product, token, { method = 'GET', path, body }) {
  await product.ask('recorded');
  await call(product, 'GET', '/auth/me', { token });
  const [session] = await product.ask('recorded');
  await call(product, method, path, { token, body });
  return (await product.ask('recorded')).filter(({ text }) => text !== session.text);
}

const repeat = (twin, request, about) => {
  const [method, path] = request.split(' ');
  return twin.ask({ replay: { request: `${method} /api/v1${path}`, ...about } });
};
