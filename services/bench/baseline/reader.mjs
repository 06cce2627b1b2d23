import {
  ADMIN_SESSION_LENGTH,
  findHolder,
  SESSION_IDLE,
  SESSION_LENGTH,
} from '../../dist/identity/sessions/sessions.service.js';
import { validAt } from '../../dist/identity/users/permissions.sql.js';
import { presentUser } from '../../dist/identity/users/user.presenter.js';
import { rightsOf } from '../../dist/platform/http/policy/rights.js';
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
  if (age >= length || silence >= SESSION_IDLE) return null;
  return { ...presentUser(found), permissions: validAt(new Date(), found.permissions) };
}

/** A hook that reads the session of each request. @param admits whether a user may call the routes */
export const withReader = (pool, admits) => async (request, reply) => {
  request.user = await readerOf(pool, request.headers.authorization);
  if (!admits(request.user)) return reply.code(request.user ? 403 : 401).send();
};

export function me(routes) {
  routes.get('/me', async ({ user: found }) => {
    if (!found) return {};
    const user = presentUser(found);
    return user.role === 'admin' ? { user, rights: rightsOf(found) } : { user };
  });
}
