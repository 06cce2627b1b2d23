import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { deadlineAfter } from '../../dist/conference/editions/local-instant.js';
import { isOpen } from '../../dist/conference/editions/opening.js';
import { fileFindings } from '../../dist/papers/files/file-findings.js';
import { PaperPartners } from '../../dist/papers/paper/paper-partners.js';
import * as schema from '../../dist/papers/paper/author-papers.schema.js';
import { AuthorPapersQuery, problemsOf } from '../../dist/papers/submission/author-papers.query.js';
import { findPaper } from '../../dist/papers/submission/author-papers.read-model.js';
import { newId } from '../../dist/platform/core/new-id.js';
import { PdfChecker } from '../../dist/platform/pdf/pdf-checker.js';
import { AUDIT, connectionOf, transaction } from './transaction.mjs';

const view = new AuthorPapersQuery(new PaperPartners(), { now: () => new Date() });
const pdfs = new PdfChecker();
const folder = join(process.env.DATA_DIR, 'plain');
await mkdir(folder, { recursive: true });

const read = (client, userId, id) => view.read(connectionOf(client), userId, id);

const INSERT_AUTHOR = `
  INSERT INTO paper_authors (paper_id, position, given_name, family_name, email, affiliation, country,
                             is_presenting, is_corresponding)
  SELECT $1, place, a ->> 'givenName', a ->> 'familyName', a ->> 'email', a ->> 'affiliation',
         a ->> 'country', (a ->> 'isPresenting')::boolean, (a ->> 'isCorresponding')::boolean
    FROM jsonb_array_elements($2) WITH ORDINALITY AS list (a, place)`;

async function edition(client) {
  const { rows } = await client.query(
    `SELECT id, document -> 'submissions' AS submissions, document -> 'limits' AS limits,
            document ->> 'timeZone' AS "timeZone" FROM editions WHERE is_current`,
  );
  return rows[0];
}

async function lock(client, id, ownerId) {
  const { rows } = await client.query('SELECT * FROM papers WHERE id = $1 FOR UPDATE', [id]);
  if (rows[0]?.owner_id !== ownerId) throw new Error('NOT_FOUND');
  return rows[0];
}

export function authors(routes, pool) {
  routes.post('/papers', async (request, reply) => {
    const { kind } = schema.newDraftSchema.parse(request.body);
    const { user } = request;
    reply.code(201);
    return transaction(pool, async (client) => {
      const rules = await edition(client);
      if (!isOpen(rules.submissions, new Date())) throw new Error('CLOSED');
      const drafts = await client.query(
        `SELECT count(*)::int AS count FROM papers WHERE owner_id = $1 AND status = 'draft'`,
        [user.id],
      );
      if (drafts.rows[0].count >= 20) throw new Error('CONFLICT');
      const id = newId();
      await client.query(
        `INSERT INTO papers (id, edition_id, owner_id, kind, title, status, created_at)
         VALUES ($1, $2, $3, $4, '', 'draft', now())`,
        [id, rules.id, user.id, kind],
      );
      const first = {
        givenName: user.first_name,
        familyName: user.last_name,
        email: user.email,
        affiliation: user.organization,
        country: user.country ?? '',
        isPresenting: true,
        isCorresponding: true,
      };
      await client.query(INSERT_AUTHOR, [id, JSON.stringify([first])]);
      return read(client, user.id, id);
    });
  });

  routes.patch('/papers/:id', async (request) => {
    const { id } = schema.paperIdSchema.parse(request.params);
    const changes = schema.draftChangesSchema.parse(request.body);
    const { user } = request;
    return transaction(pool, async (client) => {
      const paper = await lock(client, id, user.id);
      if (paper.status !== 'draft' || paper.revision !== changes.revision) throw new Error('409');
      await client.query(
        `UPDATE papers SET title = $2, abstract = $3, keywords = $4, topic = $5, ai_use = $6,
                is_original = $7, updated_at = now(), revision = revision + 1 WHERE id = $1`,
        [
          ...[id, changes.title, changes.abstract, changes.keywords, changes.topic, changes.aiUse],
          changes.isOriginal,
        ],
      );
      await client.query('DELETE FROM paper_authors WHERE paper_id = $1', [id]);
      await client.query(INSERT_AUTHOR, [id, JSON.stringify(changes.authors)]);
      return read(client, user.id, id);
    });
  });

  routes.post('/papers/:id/files', async (request, reply) => {
    const { id } = schema.paperIdSchema.parse(request.params);
    const { user } = request;
    const { limits } = await edition(pool);
    const { files } = await request.saveRequestFiles({ limits: { fileSize: limits.paperBytes } });
    const upload = await examined(files[0]);
    const strippedPath = `${upload.path}.copy`;
    const found = await pdfs.copy({ path: upload.path, maxPages: limits.paperPages, strippedPath });
    if (found.kind !== 'readable') throw new Error('INVALID_FILE');
    const { copy, pages } = found;
    reply.code(201);
    const answer = await transaction(pool, async (client) => {
      const { round } = await lock(client, id, user.id);
      const files = [
        await keep(client, { ...upload, purpose: 'paper' }),
        await keep(client, { ...upload, ...copy, path: strippedPath, purpose: 'paper-copy' }),
      ];
      await client.query(
        `INSERT INTO paper_versions (id, paper_id, number, stage, round, file_id, reviewer_file_id,
                                     pages, manuscript_findings, created_at)
         VALUES ($1, $2, 1, 'submission', $3, $4, $5, $6, $7, now())`,
        [newId(), id, round, ...files, pages, fileFindings(found, 'submission')],
      );
      await client.query('UPDATE papers SET updated_at = now() WHERE id = $1', [id]);
      return read(client, user.id, id);
    });
    await rm(strippedPath);
    return answer;
  });

  routes.post('/papers/:id/submit', async (request) => {
    const { id } = schema.paperIdSchema.parse(request.params);
    const { user } = request;
    return transaction(pool, async (client) => {
      const paper = await lock(client, id, user.id);
      const row = await findPaper.first(connectionOf(client), { userId: user.id, id });
      const { rules } = row;
      if (paper.status !== 'draft' || !isOpen(rules.submissions, new Date()))
        throw new Error('409');
      if (Object.keys(problemsOf(row, rules)).length > 0) throw new Error('VALIDATION_FAILED');
      await client.query(
        `UPDATE paper_versions SET is_submitted = true,
                manuscript_findings = manuscript_findings - 'texts'
          WHERE paper_id = $1 AND NOT is_submitted`,
        [id],
      );
      const { rows } = await client.query(
        `INSERT INTO paper_numbers (edition_id, last) VALUES ($1, 1)
         ON CONFLICT (edition_id, is_sample) DO UPDATE SET last = paper_numbers.last + 1 RETURNING last`,
        [paper.edition_id],
      );
      const by = deadlineAfter(new Date(), rules.limits.acknowledgementDays, rules.timeZone);
      await client.query(
        `UPDATE papers SET status = 'submitted', shown_status = 'submitted', number = $2,
                submitted_at = now(), acknowledge_by = $3, updated_at = now(), revision = revision + 1
          WHERE id = $1`,
        [id, rows[0].last, by],
      );
      await client.query(
        `INSERT INTO paper_transitions
           (paper_id, at, actor_id, action, from_status, to_status, is_shown, note_to_author, note)
         VALUES ($1, now(), $2, 'submit', 'draft', 'submitted', true, '', '')`,
        [id, user.id],
      );
      await client.query(AUDIT, [user.id, 'paper.submit', 'paper', id, [], 'draft', 'submitted']);
      await email(client, 'paper-received', user.email, `paper-received:${id}`, {
        title: row.title,
      });
      const others = row.authors.filter((author) => author.email !== user.email);
      for (const author of others) {
        const coAuthorId = newId();
        const token = randomBytes(32).toString('base64url');
        await client.query(
          `INSERT INTO paper_co_authors (id, paper_id, email, token_hash, invited_at)
           VALUES ($1, $2, $3, $4, now())`,
          [coAuthorId, id, author.email, createHash('sha256').update(token).digest()],
        );
        const cause = `co-author-invited:${coAuthorId}`;
        await email(client, 'co-author-invited', author.email, cause, { title: row.title, token });
      }
      return read(client, user.id, id);
    });
  });
}

async function examined({ filepath: path, filename: name }) {
  const type = await fileTypeFromFile(path);
  if (type?.mime !== 'application/pdf') throw new Error('INVALID_FILE');
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, name, type: type.mime, bytes: (await stat(path)).size, sha256: hash.digest() };
}

async function keep(client, { path, name, type, bytes, sha256, purpose }) {
  const id = newId();
  await client.query(
    `INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now())`,
    [id, `plain/${id}.pdf`, name, type, bytes, sha256, purpose],
  );
  await copyFile(path, join(folder, `${id}.pdf`));
  return id;
}

/** Queues an email. */
export async function email(client, kind, to, cause, data) {
  await client.query(
    `INSERT INTO outgoing_emails (id, kind, recipient, cause, data, status, tries, next_try_at,
                                 expires_at, history, created_at)
     VALUES ($1, $2, $3, $4, $5, 'queued', 0, now(), now() + interval '30 days', '[]', now())`,
    [newId(), kind, to, cause, JSON.stringify(data)],
  );
}
