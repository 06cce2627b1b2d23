// The same questions with the same checks on plain Fastify and pg: what there is to compare with.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { papers } from './baseline/papers.mjs';
import { payments } from './baseline/payments.mjs';
import { users } from './baseline/users.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

function payloadOf(token = '') {
  const [head, body, signature = ''] = token.replace('Bearer ', '').split('.');
  const expected = createHmac('sha256', process.env.JWT_SECRET).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

app.get('/api/v1/health/live', () => ({ status: 'ok' }));

app.register(
  async (admin) => {
    admin.addHook('onRequest', async (request, reply) => {
      const payload = payloadOf(request.headers.authorization);
      if (!payload) return reply.code(401).send();
      const sessions = await pool.query(
        'SELECT * FROM sessions WHERE id = $1 AND ended_at IS NULL',
        [payload.sid],
      );
      const users = await pool.query('SELECT * FROM users WHERE id = $1 AND NOT is_disabled', [
        sessions.rows[0]?.user_id,
      ]);
      if (users.rows[0]?.role !== 'admin') return reply.code(403).send();
      request.admin = users.rows[0];
    });
    for (const routes of [users, papers, payments]) routes(admin, pool);
  },
  { prefix: '/api/v1/admin' },
);

process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
