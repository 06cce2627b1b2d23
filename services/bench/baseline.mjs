// The same questions with the same checks on plain Fastify and pg: what there is to compare with.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import {
  userChangeSchema,
  userIdSchema,
  usersQuerySchema,
} from '../dist/admin/admin-users.schema.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const COLUMNS = `id, email, first_name AS "firstName", last_name AS "lastName", title, organization,
  position, country, phone, role, is_email_verified AS "isEmailVerified",
  is_disabled AS "isDisabled", created_at AS "createdAt", version`;

function payloadOf(token = '') {
  const [head, body, signature = ''] = token.replace('Bearer ', '').split('.');
  const expected = createHmac('sha256', process.env.JWT_SECRET).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

app.get('/api/v1/health/live', () => ({ status: 'ok' }));

app.register(async (admin) => {
  admin.addHook('onRequest', async (request, reply) => {
    const payload = payloadOf(request.headers.authorization);
    if (!payload) return reply.code(401).send();
    const sessions = await pool.query('SELECT * FROM sessions WHERE id = $1 AND ended_at IS NULL', [
      payload.sid,
    ]);
    const users = await pool.query('SELECT * FROM users WHERE id = $1 AND NOT is_disabled', [
      sessions.rows[0]?.user_id,
    ]);
    if (users.rows[0]?.role !== 'admin') return reply.code(403).send();
    request.admin = users.rows[0];
  });

  admin.get('/api/v1/admin/users', async (request) => {
    const { limit } = usersQuerySchema.parse(request.query);
    const { rows } = await pool.query(
      `SELECT ${COLUMNS} FROM users ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`,
    );
    const counts = await pool.query(
      `SELECT value, sum(amount)::int AS amount FROM counters
        WHERE counter = 'users' AND scope = '' GROUP BY value`,
    );
    return { items: rows.slice(0, limit), counts: counts.rows };
  });

  admin.get('/api/v1/admin/users/:id', async (request) => {
    const { id } = userIdSchema.parse(request.params);
    const person = `SELECT ${COLUMNS} FROM users WHERE id = $1`;
    const parts = [
      `SELECT r.id, r.status FROM registrations r JOIN payments p ON p.registration_id = r.id
        WHERE r.user_id = $1 ORDER BY r.id DESC LIMIT 50`,
      'SELECT id, title, status FROM papers WHERE owner_id = $1 ORDER BY id DESC LIMIT 50',
      'SELECT id, created_at FROM sessions WHERE user_id = $1 AND ended_at IS NULL LIMIT 50',
    ];
    const [{ rows }, ...lists] = await Promise.all(
      [person, ...parts].map((sql) => pool.query(sql, [id])),
    );
    return { ...rows[0], lists: lists.map((list) => list.rows) };
  });

  admin.patch('/api/v1/admin/users/:id', async (request) => {
    const { id } = userIdSchema.parse(request.params);
    const { role, version } = userChangeSchema.parse(request.body);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `SELECT * FROM users WHERE id = $1 OR (role = 'admin' AND NOT is_disabled)
          ORDER BY id FOR UPDATE`,
        [id],
      );
      const { rows } = await client.query(
        `UPDATE users SET role = $2, version = version + 1 WHERE id = $1 AND version = $3
         RETURNING ${COLUMNS}`,
        [id, role, version],
      );
      await client.query(
        'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL',
        [id],
      );
      await client.query(
        `INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields, after_state)
         VALUES (now(), $1, 'user.role-changed', 'user', $2, '{role}', $3)`,
        [request.admin.id, id, role],
      );
      await client.query('COMMIT');
      return rows[0];
    } finally {
      client.release();
    }
  });
});

process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
