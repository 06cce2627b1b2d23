import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import { Buckets } from '../../platform/rollouts/buckets.js';
import { LIVE, OpenReleases } from './open-releases.js';
import { documentHeaders } from './security-headers.js';

/** Immutable versions; the rest of the site folder stays private, except releases. */
const VERSIONED = ['shell', 'remotes', 'assets'];
const FOREVER = { maxAge: '365d', immutable: true };
const REVALIDATED = { maxAge: 0 };
const OF_ONE_BROWSER = 'private, max-age=0';

/** Permanent redirects; the router of the front end has them too. */
const MOVED: Record<string, string> = {
  '/register-conference': '/conference-register',
  '/admin': '/admin/dashboard',
};

type Options = Pick<Config, 'siteDir' | 'publicUrl'>;

export async function sitePlugin(server: FastifyInstance, options: Options) {
  const releases = new OpenReleases(options.siteDir);
  const buckets = new Buckets(options);
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

  /** Where the address of a preview leads, and `/preview/end`. */
  server.get('/preview/:token', (request, reply) => {
    const { token } = request.params as { token: string };
    const until = buckets.untilOf(token);
    giveBucket(reply, until === undefined ? null : token, buckets, until);
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });

  server.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/') || path === '/metrics') return reply.callNotFound();
    const moved = MOVED[path];
    if (moved) return reply.redirect(moved + queryOf(request), 301);
    const { link, cookie } = bucketOf(request.cookies[buckets.cookieName], buckets);
    if (cookie !== undefined) giveBucket(reply, cookie, buckets);
    const release = releases.get(link) ?? releases.get(LIVE);
    if (!release) return notPublished(reply);
    const { file, status } = release.fileAt(path);
    // A page hydrates at one address only; an unknown path such as '//elsewhere' is another site.
    if (status < 400 && path !== rawPathOf(request)) {
      return reply.redirect(path + queryOf(request), 301);
    }
    // A shared cache would hand the cookie on.
    if (cookie !== undefined) reply.header('cache-control', OF_ONE_BROWSER);
    return reply
      .code(status)
      .headers(documentHeaders(path))
      .sendFile(file, release.folder, { ...REVALIDATED, cacheControl: cookie === undefined });
  });
}

/**
 * The release that a browser sees. It gets a cookie while a rollout to a share of browsers runs; one that leads nowhere is
 * deleted.
 * @returns the link to the release, and the new value of the cookie: null deletes it
 */
function bucketOf(bucket: string | undefined, buckets: Buckets) {
  if (bucket !== undefined && buckets.has(bucket)) return { link: `buckets/${bucket}` };
  if (buckets.isDrawn()) {
    const drawn = buckets.draw();
    return { link: `buckets/${drawn}`, cookie: drawn };
  }
  return bucket === undefined ? { link: LIVE } : { link: LIVE, cookie: null };
}

function giveBucket(reply: FastifyReply, bucket: string | null, buckets: Buckets, until?: number) {
  if (bucket === null) reply.clearCookie(buckets.cookieName, buckets.cookie());
  else reply.setCookie(buckets.cookieName, bucket, buckets.cookie(until));
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
