// The same questions with the same checks on plain Fastify and pg: what there is to compare with.
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import pg from 'pg';
import { authors } from './baseline/authors.mjs';
import { downloads, openDownload } from './baseline/downloads.mjs';
import { papers } from './baseline/papers.mjs';
import { payments } from './baseline/payments.mjs';
import { me, withReader } from './baseline/reader.mjs';
import { replay } from './baseline/replay.mjs';
import { reviews } from './baseline/reviews.mjs';
import { withSession } from './baseline/session.mjs';
import { users } from './baseline/users.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.register(multipart);

app.get('/api/v1/health/live', () => ({ status: 'ok' }));

/** Routes behind a hook that reads the session. */
function guarded(prefix, hook, ...parts) {
  app.register(
    async (routes) => {
      routes.addHook('onRequest', hook);
      for (const part of parts) part(routes, pool);
    },
    { prefix },
  );
}
const isAdmin = withReader(pool, (user) => user?.role === 'admin');
const isVerified = withSession(pool, ({ is_email_verified: isVerified }) => isVerified);
const isReviewer = withSession(pool, ({ role }) => role !== 'researcher');
guarded(
  '/api/v1/auth',
  withReader(pool, () => true),
  me,
);
guarded('/api/v1/admin', isAdmin, users, papers, payments, replay);
guarded('/api/v1', isVerified, authors, downloads);
guarded('/api/v1/reviews', isReviewer, reviews);
openDownload(app, pool);

process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
