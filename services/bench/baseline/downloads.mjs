import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { findReadableFile } from '../../dist/papers/files/readable-file.read-model.js';
import { downloadRequestSchema } from '../../dist/platform/downloads/downloads.schema.js';
import { paperDownloadSchema } from '../../dist/papers/files/paper-downloads.js';
import { holderOf } from './session.mjs';
import { AUDIT, connectionOf, transaction } from './transaction.mjs';

const hashOf = (ticket) => createHash('sha256').update(ticket).digest();

async function fileOf(client, userId, { versionId, part }) {
  const file = await findReadableFile.first(connectionOf(client), { userId, versionId, part });
  if (!file) throw new Error('NOT_FOUND');
  return file;
}

export function downloads(routes, pool) {
  routes.post('/downloads', async (request, reply) => {
    const asked = paperDownloadSchema.parse(request.body);
    await fileOf(pool, request.user.id, asked);
    const ticket = randomBytes(32).toString('base64url');
    await pool.query(
      `INSERT INTO download_tickets (id, session_id, request, expires_at)
       VALUES ($1, $2, $3, now() + interval '1 minute')`,
      [hashOf(ticket), request.sessionId, asked],
    );
    reply.code(201);
    return { url: `/api/v1/downloads/${ticket}` };
  });
}

export function openDownload(app, pool) {
  app.get('/api/v1/downloads/:ticket', async ({ params }, reply) => {
    const file = await transaction(pool, async (client) => {
      const used = await client.query(
        `DELETE FROM download_tickets WHERE id = $1 AND expires_at > now()
         RETURNING session_id, request`,
        [hashOf(params.ticket)],
      );
      const [{ session_id: sessionId, request }] = used.rows;
      const user = await holderOf(client, sessionId);
      if (!user?.is_email_verified) throw new Error('NOT_FOUND');
      const asked = downloadRequestSchema.parse(request);
      const found = await fileOf(client, user.id, asked);
      const { versionId } = asked;
      await client.query(AUDIT, [
        ...[user.id, 'paper-version.downloaded', 'paper-version', versionId, []],
        ...[null, null],
      ]);
      return found;
    });
    reply.headers({
      'content-type': file.type,
      'content-length': file.bytes,
      'content-disposition': `attachment; filename="${encodeURIComponent(file.name)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return createReadStream(join(process.env.DATA_DIR, file.storageKey));
  });
}
