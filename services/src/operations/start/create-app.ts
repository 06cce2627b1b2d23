import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { AppModule, type Parts } from './app.module.js';
import { applyBodyLimits, BODY_LIMIT } from '../../platform/http/body-limit.js';
import { requireClearRequests } from '../../platform/http/clear-requests.js';
import { answerClientError } from '../../platform/http/client-errors.js';
import { closeWhatFallsIdle, UNNOTICED_STOP } from '../../platform/http/close-idle.js';
import { conditionalGet } from '../../platform/http/conditional-get.js';
import { createLogger, NestLogger } from '../../platform/logging/logger.js';
import { jsonSerializer, strictSerializer } from '../../platform/http/json-serializer.js';
import { type RequestContext, withRequestContext } from '../../platform/http/request-context.js';
import { mailboxPlugin } from '../embedded/mailbox/mailbox.plugin.js';
import { EmailWriter } from '../../messaging/outbox/email-writer.js';
import { refuseForeignOrigins } from '../../platform/http/own-origin.js';
import { closeStalledRequests, RECEIVING_LIMITS } from '../../platform/http/stalled-requests.js';
import { sendError } from '../../platform/http/send-error.js';
import { traceRequests } from '../../platform/http/trace-requests.js';
import { toAppError } from '../../platform/http/to-app-error.js';
import { admitUploads } from '../../platform/uploads/starts-upload.js';
import { UploadAdmission } from '../../platform/uploads/upload-admission.js';
import { acceptOffsetStreams } from '../../platform/uploads/offset-stream.js';
import { requireUtf8Bodies } from '../../platform/http/utf8-bodies.js';
import type { Config } from '../../platform/config/config.js';
import { securityHeaders } from '../../conference/site/security-headers.js';
import { useReplica } from './use-replica.js';
import { sitePlugin } from '../../conference/site/site.plugin.js';

export const API_PREFIX = 'api/v1';

/** In bytes: for less, compressing takes a third of a request's CPU to save one packet (docs/performance.md). */
const COMPRESSED_FROM = 4096;

/** Does not listen yet. The database must be migrated. */
export async function createApp(
  config: Config,
  parts: Parts = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config),
    bodyLimit: BODY_LIMIT,
    ...UNNOTICED_STOP,
    ...RECEIVING_LIMITS,
    clientErrorHandler: answerClientError,
    // Requests refused before routing, such as an unparsable address.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('x-request-id', request.id);
      sendError(reply, request.id, toAppError(error));
    },
  });
  const server = adapter.getInstance();
  traceRequests(server, `/${API_PREFIX}/`);
  const headers = securityHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // API responses belong to one caller at one moment. The route counts as well as the address: the
    // router decodes "/%61pi/".
    const isOfApi = (address?: string) => address?.startsWith(`/${API_PREFIX}/`) === true;
    if (isOfApi(request.url) || isOfApi(request.routeOptions.url)) {
      reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    }
    const { 'user-agent': userAgent, 'device-token': device } = request.headers;
    const context: RequestContext = {
      requestId: request.id,
      userAgent,
      address: request.ip,
      isRead: request.method === 'GET' || request.method === 'HEAD',
      device: device?.toString(),
      setHeader: (name, value) => void reply.header(name, value),
    };
    reply.raw.once('close', () => (context.setHeader = undefined));
    withRequestContext(context, done);
  });
  const serializer = parts.hasStrictResponses ? strictSerializer : jsonSerializer;
  server.setSerializerCompiler(({ schema }) => serializer(schema as z.ZodType));
  const metrics = await metricsOf(config, parts);
  metrics?.observe(server);
  applyBodyLimits(server);
  requireClearRequests(server);
  server.addHook('onSend', conditionalGet);
  closeWhatFallsIdle(server);
  closeStalledRequests(server);
  refuseForeignOrigins(server, config, `/${API_PREFIX}/`);
  requireUtf8Bodies(server);
  acceptOffsetStreams(server);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, parts),
    adapter,
    { logger: new NestLogger(logger), abortOnError: false, rawBody: true },
  );
  admitUploads(server, app.get(UploadAdmission, { strict: false }));
  if (config.replicaUrl !== undefined) await useReplica(server, app);
  app.setGlobalPrefix(API_PREFIX);
  await app.register(fastifyCompress, {
    threshold: COMPRESSED_FROM,
    encodings: ['br', 'gzip', 'identity'],
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart);
  if (parts.mailbox) {
    const writer = app.get(EmailWriter, { strict: false });
    await app.register(mailboxPlugin, { ...parts.mailbox, edition: () => writer.edition() });
  }
  await metrics?.register(app);
  await app.register(sitePlugin, config);
  return app;
}

/** The library is loaded only when there are metrics. */
async function metricsOf({ metricsToken }: Config, { hasWorker }: Parts) {
  if (metricsToken === undefined) return undefined;
  const { ApiMetrics } = await import('../metrics/api-metrics.js');
  return new ApiMetrics(metricsToken, hasWorker ? 'all' : 'api');
}

function trustProxy({ trustedProxies }: Config) {
  if (typeof trustedProxies !== 'number') return trustedProxies;
  return (_address: string, hop: number) => hop < trustedProxies;
}
