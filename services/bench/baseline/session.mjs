import { createHmac, timingSafeEqual } from 'node:crypto';

export function payloadOf(token = '') {
  const [head, body, signature = ''] = token.replace('Bearer ', '').split('.');
  const expected = createHmac('sha256', process.env.JWT_SECRET).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

/** @returns the row in `users` of an open session */
export async function holderOf(pool, sessionId) {
  const sessions = await pool.query('SELECT * FROM sessions WHERE id = $1 AND ended_at IS NULL', [
    sessionId,
  ]);
  const users = await pool.query('SELECT * FROM users WHERE id = $1 AND NOT is_disabled', [
    sessions.rows[0]?.user_id,
  ]);
  return users.rows[0];
}

/** A hook that reads the session of each request. @param admits whether a user may call the routes */
export const withSession = (pool, admits) => async (request, reply) => {
  const payload = payloadOf(request.headers.authorization);
  if (!payload) return reply.code(401).send();
  const user = await holderOf(pool, payload.sid);
  if (!user || !admits(user)) return reply.code(403).send();
  request.user = user;
  request.sessionId = payload.sid;
};
