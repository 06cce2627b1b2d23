import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import { texts } from './contact.texts.js';

/**
 * A plain form can be posted by any site; browsers say from where in Sec-Fetch-Site (Fetch Metadata).
 * Who sends no such header is no browser of these years, and nobody's session is at stake.
 */
@Injectable()
export class OwnPagesGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (site !== 'same-origin') throw new AppError(ErrorCode.FORBIDDEN, texts.form.notOurs);
    return true;
  }
}
