import {
  ADMIN_SESSION_LENGTH,
  findHolder,
  SESSION_IDLE,
  SESSION_LENGTH,
} from '../../dist/identity/sessions/sessions.service.js';
import { presentUser } from '../../dist/identity/users/user.presenter.js';
import { payloadOf } from './session.mjs';
import { connectionOf } from './transaction.mjs';

/** The product's statement of the session, prepared, with the product's checks of its row. */
async function readerOf(pool, authorization) {
  const payload = payloadOf(authorization);
  if (!payload || payload.exp * 1000 <= Date.now()) return null;
  const found = await findHolder.first(connectionOf(pool), { sessionId: payload.sid });
  if (!found || found.tokenId !== payload.jti || found.id !== payload.sub) return null;
  const length = found.role === 'admin' ? ADMIN_SESSION_LENGTH : SESSION_LENGTH;
  const age = Date.now() - found.createdAt.getTime();
  const silence = Date.now() - found.lastSeenAt.getTime();
  return age < length && silence < SESSION_IDLE ? presentUser(found) : null;
}

/** A hook that reads the session of each request. @param admits whether a user may call the routes */
export const withReader = (pool, admits) => async (request, reply) => {
  request.user = await readerOf(pool, request.headers.authorization);
  if (!admits(request.user)) return reply.code(request.user ? 403 : 401).send();
};

export function me(routes) {
  routes.get('/me', async ({ user }) => (user ? { user } : {}));
}
