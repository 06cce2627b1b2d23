import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { Config } from '../../platform/config/config.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { Buckets, STAFF_BUCKET } from '../../platform/rollouts/buckets.js';

/** Organisers see a version that is rolled out first: from their login on, while the rollout runs. */
@Injectable()
export class StaffBucket implements NestInterceptor {
  private readonly buckets: Buckets;

  constructor(config: Config) {
    this.buckets = new Buckets(config);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      tap((answer: { user?: PresentedUser }) => {
        if (answer.user?.role !== 'admin' || !this.buckets.has(STAFF_BUCKET)) return;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        reply.setCookie(this.buckets.cookieName, STAFF_BUCKET, this.buckets.cookie());
      }),
    );
  }
}
