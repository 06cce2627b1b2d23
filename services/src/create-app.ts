import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule, type Parts } from './app.module.js';
import { closeWhatFallsIdle } from './common/close-idle.js';
import { conditionalGet } from './common/conditional-get.js';
import { createLogger, NestLogger } from './common/logger.js';
import { withRequestContext } from './common/request-context.js';
import { mailboxPlugin } from './embedded/mailbox.plugin.js';
import { MailWriter } from './mail/mail-writer.js';
import { sendError } from './common/send-error.js';
import { toAppError } from './common/to-app-error.js';
import type { Config } from './config/config.js';
import { CONTENT_SECURITY_POLICY, securityHeaders } from './site/security-headers.js';
import { sitePlugin } from './site/site.plugin.js';

export const API_PREFIX = 'api/v1';

/** The whole server, not yet listening. The database must be there and migrated. */
export async function createApp(
  config: Config,
  parts: Parts = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config),
    bodyLimit: 256 * 1024,
    // Idle connections of a browser must not hold up a stop.
    forceCloseConnections: 'idle',
    // What is refused before there is a route, such as an address that cannot be read.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('x-request-id', request.id);
      sendError(reply, request.id, toAppError(error));
    },
  });
  const server = adapter.getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    // Answers of the API belong to one caller at one moment.
    if (request.url.startsWith(`/${API_PREFIX}/`)) reply.header('cache-control', 'no-store');
    const { id: requestId, ip: address, headers } = request;
    withRequestContext({ requestId, userAgent: headers['user-agent'], address }, done);
  });
  server.addHook('onSend', conditionalGet);
  closeWhatFallsIdle(server);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, parts),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false },
  );
  app.setGlobalPrefix(API_PREFIX);
  await app.register(fastifyHelmet, securityHeaders(config));
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart);
  if (parts.mailbox) {
    const writer = app.get(MailWriter, { strict: false });
    await app.register(mailboxPlugin, { ...parts.mailbox, edition: () => writer.edition() });
  }
  await app.register(sitePlugin, { siteDir: config.siteDir });
  return app;
}

function trustProxy({ trustedProxies }: Config) {
  if (typeof trustedProxies !== 'number') return trustedProxies;
  return (_address: string, hop: number) => hop < trustedProxies;
}
