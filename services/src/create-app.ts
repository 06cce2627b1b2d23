import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type Parts } from './app.module.js';
import { createLogger, NestLogger } from './common/logger.js';
import { withRequestContext } from './common/request-context.js';
import type { Config } from './config/config.js';

export const API_PREFIX = 'api/v1';

/** The whole server, not yet listening. The database must be there and migrated. */
export async function createApp(config: Config, parts?: Parts): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config),
    bodyLimit: 256 * 1024,
    // Idle connections of a browser must not hold up a stop.
    forceCloseConnections: 'idle',
  });
  const server = adapter.getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    withRequestContext({ requestId: request.id }, done);
  });
  server.addHook('onRequest', async (request, reply) => {
    // Answers of the API belong to one caller at one moment.
    if (request.url.startsWith(`/${API_PREFIX}/`)) reply.header('cache-control', 'no-store');
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, parts),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix(API_PREFIX);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart);
  return app;
}

function trustProxy({ trustedProxies }: Config) {
  if (typeof trustedProxies !== 'number') return trustedProxies;
  return (_address: string, hop: number) => hop < trustedProxies;
}
