import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CurrentRelease } from './current-release.js';

/** Folders of unchangeable versions beside the releases. All else of the site folder stays private. */
const VERSIONED = ['shell', 'remotes', 'assets'];
const FOREVER = { maxAge: '365d', immutable: true };
/** Asked for again each time, answered 304 when it is the same. */
const REVALIDATED = { maxAge: 0 };

/** Addresses that lead elsewhere for good; the router of the front end knows them too. */
const MOVED: Record<string, string> = {
  '/register-conference': '/conference-register',
  '/admin': '/admin/dashboard',
};

/** Serves the published front ends at every address that is not the API's. */
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

  for (const [from, to] of Object.entries(MOVED)) {
    server.get(from, (request, reply) => reply.redirect(to + queryOf(request), 301));
  }

  server.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) return reply.callNotFound();
    const release = current.get();
    if (!release) return notPublished(reply);
    const { file, status } = release.fileAt(path);
    return reply.code(status).sendFile(file, release.folder, REVALIDATED);
  });
}

/** Without the query, and without a slash at the end. */
function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path === '/' ? path : path.replace(/\/+$/, '') || '/';
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
