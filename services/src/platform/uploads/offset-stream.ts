import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { texts } from '../http/http.texts.js';

/** The media type of tus for bytes of a file. */
export const OFFSET_STREAM = 'application/offset+octet-stream';

/** Leaves the bytes of uploads in their stream; other routes refuse the type as before. */
export function acceptOffsetStreams(server: FastifyInstance, prefix: string): void {
  server.addContentTypeParser(OFFSET_STREAM, (request, _payload, done) => {
    const isUpload = request.routeOptions.url?.startsWith(`${prefix}uploads`) === true;
    if (isUpload) done(null, undefined);
    else done(new AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, texts.notJson), undefined);
  });
}
