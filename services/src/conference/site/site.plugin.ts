import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CurrentRelease } from './current-release.js';
import { documentHeaders } from './security-headers.js';

/** Immutable versions; the rest of the site folder stays private, except releases. */
const VERSIONED = ['shell', 'remotes', 'assets'];
const FOREVER = { maxAge: '365d', immutable: true };
const REVALIDATED = { maxAge: 0 };

/** Permanent redirects; the router of the front end has them too. */
const MOVED: Record<string, string> = {
  '/register-conference': '/conference-register',
  '/admin': '/admin/dashboard',
};

export async function sitePlugin(server: FastifyInstance, options: { siteDir: string }) {
  const current = new CurrentRelease(options.siteDir);
  await server.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny' });

  server.setErrorHandler((error: FastifyError, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('text/plain')
      .send('This cannot be shown.'),
  );

  for (const folder of VERSIONED) {
    server.get(`/${folder}/*`, (request, reply) =>
      reply.sendFile(pathOf(request).slice(1), options.siteDir, FOREVER),
    );
  }

  server.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) return reply.callNotFound();
    const moved = MOVED[path];
    if (moved) return reply.redirect(moved + queryOf(request), 301);
    const release = current.get();
    if (!release) return notPublished(reply);
    const { file, status } = release.fileAt(path);
    // A page hydrates at one address only; an unknown path such as '//elsewhere' is another site.
    if (status < 400 && path !== rawPathOf(request)) {
      return reply.redirect(path + queryOf(request), 301);
    }
    return reply
      .code(status)
      .headers(documentHeaders(path))
      .sendFile(file, release.folder, REVALIDATED);
  });
}

function pathOf(request: FastifyRequest): string {
  return rawPathOf(request).replace(/\/+$/, '') || '/';
}

function rawPathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path;
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start === -1 ? '' : request.url.slice(start);
}

function notPublished(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', 5)
    .type('text/plain')
    .send('The site is not published yet.');
}
