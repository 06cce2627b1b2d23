import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EmailEdition, emailTemplates } from '../../../messaging/templates/email-template.js';
import type { MailSink } from './mail-sink.js';
import { DOCUMENT_HEADERS } from '../../../conference/site/security-headers.js';
import { emailPage, listPage, templatePage, templatesPage } from './mailbox-pages.js';

export const MAILBOX_PATH = '/dev/mailbox';

/** DNS rebinding: another site could read the mailbox by resolving its name to this machine. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export interface Mailbox {
  sink: MailSink;
  key: string;
}

interface MailboxOptions extends Mailbox {
  edition: () => Promise<EmailEdition>;
}

/** Emails have inline styles; nothing is loaded and no script runs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** HTML, or JSON by the Accept header. A wrong key or host name gets a 404. */
export function mailboxPlugin(
  server: FastifyInstance,
  { sink, key, edition }: MailboxOptions,
  done: () => void,
) {
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    const { key: given } = request.query as { key?: unknown };
    if (!OWN_HOST.test(request.headers.host ?? '') || !isKey(given, key))
      return reply.callNotFound();
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    next();
  });

  server.get(MAILBOX_PATH, async (request, reply) => {
    const emails = await sink.list();
    return wantsJson(request) ? { emails } : sendPage(reply, listPage(emails, key));
  });

  server.get(`${MAILBOX_PATH}/templates`, async (_request, reply) =>
    sendPage(reply, templatesPage(await edition(), key)),
  );

  server.get<{ Params: { kind: string } }>(
    `${MAILBOX_PATH}/templates/:kind`,
    async (request, reply) => {
      const template = emailTemplates().find(({ kind }) => kind === request.params.kind);
      if (!template) return reply.callNotFound();
      return sendPage(reply, templatePage(template, await edition(), key));
    },
  );

  server.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, async (request, reply) => {
    const email = await sink.read(request.params.id);
    if (!email) return reply.callNotFound();
    return wantsJson(request) ? email : sendPage(reply, emailPage(email, key));
  });
  done();
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers(DOCUMENT_HEADERS).send(html);
}

function wantsJson(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/json') ?? false;
}

/** The same over restarts. */
export function mailboxKey(dataDir: string): string {
  const file = join(dataDir, 'mailbox-key');
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(16).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8');
}

function isKey(given: unknown, key: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}
