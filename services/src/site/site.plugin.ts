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

  server.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) return reply.callNotFound();
    const moved = MOVED[path];
    if (moved) return reply.redirect(moved + queryOf(request), 301);
    const release = current.get();
    if (!release) return notPublished(reply);
    const { file, status } = release.fileAt(path);
    // A page has one address, and takes over only what was delivered at it. What is no page of ours
    // is led nowhere: '//elsewhere' would be another site.
    if (status < 400 && path !== rawPathOf(request)) {
      return reply.redirect(path + queryOf(request), 301);
    }
    return reply.code(status).sendFile(file, release.folder, REVALIDATED);
  });
}

/** Without the query, and without a slash at the end. */
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
