import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { UploadAdmission } from './upload-admission.js';

/** A route whose request starts an upload that can wait: 503 with Retry-After while the process has enough to do. */
export const StartsUpload = (): MethodDecorator => RouteConfig({ startsUpload: true });

/**
 * Asks `admission` before anything else is done for such a request: a refusal costs no statement, and no point of a rate
 * limit, which would refuse the upload for an hour once its browser has waited often enough.
 */
export function admitUploads(server: FastifyInstance, admission: UploadAdmission): void {
  server.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { startsUpload } = routeOptions.config as { startsUpload?: true };
    if (!startsUpload) return done();
    try {
      reply.raw.once('close', admission.take());
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
