import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { SessionsService } from '../../identity/sessions/sessions.service.js';
import type { AuthenticatedRequest } from '../../platform/http/policy/current-user.js';
import { ReadReplica } from '../../platform/database/read-replica.js';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Serves lists and exports from the replica, and notes the position of a session's writes before they are answered: its next
 * request has to find them, at any process. Without a replica, no request pays for it.
 */
export async function useReplica(
  server: FastifyInstance,
  app: NestFastifyApplication,
): Promise<void> {
  const found = { strict: false };
  const [dataSource, sessions] = [app.get(DataSource, found), app.get(SessionsService, found)];
  server.addHook('onSend', async (request, _reply, payload) => {
    const { user } = request as AuthenticatedRequest;
    // A failure leaves the answer as it is: the database is away, or comes back as another server.
    if (user && !SAFE.includes(request.method)) {
      await sessions.noteWrite(dataSource, user.sessionId).catch(() => undefined);
    }
    return payload;
  });
  await app.get(ReadReplica, found).use();
}
