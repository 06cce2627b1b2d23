import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { texts } from '../http/http.texts.js';
import { IncomingBody } from './incoming-body.js';

/** The media type of tus for bytes of a file. */
export const OFFSET_STREAM = 'application/offset+octet-stream';

const UPLOADS = /\/uploads(\/:id)?$/;

/** Makes an `IncomingBody` of the bytes of uploads; other routes refuse the type as before. */
export function acceptOffsetStreams(server: FastifyInstance): void {
  server.addContentTypeParser(OFFSET_STREAM, (request, _payload, done) => {
    const isUpload = UPLOADS.test(request.routeOptions.url ?? '');
    if (isUpload) done(null, new IncomingBody(request.raw));
    else done(new AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, texts.notJson), undefined);
  });
  server.addHook('onResponse', ({ body }, _reply, done) => {
    if (body instanceof IncomingBody) body.discard();
    done();
  });
}
