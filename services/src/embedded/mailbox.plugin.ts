import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailEdition } from '../mail/mail-template.js';
import { MAIL_KINDS } from '../mail/mail-templates.js';
import type { MailSink } from './mail-sink.js';
import { isKey } from './mailbox-key.js';
import { listPage, mailPage } from './mailbox-pages.js';
import { templatePage, templatesPage } from './template-pages.js';

export const MAILBOX_PATH = '/dev/mailbox';

/** Other names would let a page elsewhere read the mailbox by pointing its own name at us. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export interface Mailbox {
  sink: MailSink;
  /** Stands in the address. */
  key: string;
}

interface MailboxOptions extends Mailbox {
  /** What the previews of all kinds of mail say about the conference. */
  edition: () => Promise<MailEdition>;
}

/** Mails bring their styles inline; nothing is loaded, and nothing runs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The local mailbox, for people and (as JSON, by the Accept header) for tests. Whoever does not know
 * the key, or comes by another name, finds nothing.
 */
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
    const mails = await sink.list();
    return wantsJson(request) ? { mails } : sendPage(reply, listPage(mails, key));
  });

  server.get(`${MAILBOX_PATH}/templates`, async (_request, reply) =>
    sendPage(reply, templatesPage(await edition(), key)),
  );

  server.get<{ Params: { kind: string } }>(
    `${MAILBOX_PATH}/templates/:kind`,
    async (request, reply) => {
      const kind = MAIL_KINDS.find((known) => known === request.params.kind);
      if (!kind) return reply.callNotFound();
      return sendPage(reply, templatePage(kind, await edition(), key));
    },
  );

  server.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, async (request, reply) => {
    const mail = await sink.read(request.params.id);
    if (!mail) return reply.callNotFound();
    return wantsJson(request) ? mail : sendPage(reply, mailPage(mail, key));
  });
  done();
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

function wantsJson(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/json') ?? false;
}
