import {
  userChangeSchema,
  userIdSchema,
  usersQuerySchema,
} from '../../dist/identity/admin/admin-users.schema.js';
import { AUDIT, transaction } from './transaction.mjs';

const COLUMNS = `id, email, first_name AS "firstName", last_name AS "lastName", title, organization,
  position, country, phone, role, is_email_verified AS "isEmailVerified",
  is_disabled AS "isDisabled", created_at AS "createdAt", version`;

export function users(admin, pool) {
  admin.get('/users', async (request) => {
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

  admin.get('/users/:id', async (request) => {
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

  admin.patch('/users/:id', async (request) => {
    const { id } = userIdSchema.parse(request.params);
    const { role, version } = userChangeSchema.parse(request.body);
    return transaction(pool, async (client) => {
      const held = await client.query(
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
      const before = held.rows.find((row) => row.id === id).role;
      const entry = [request.user.id, 'user.role-changed', 'user', id, ['role'], before, role];
      await client.query(AUDIT, entry);
      return rows[0];
    });
  });
}
