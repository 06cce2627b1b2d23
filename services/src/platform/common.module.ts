import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from './core/clock.js';
import { ErrorFilter } from './http/error.filter.js';
import { Scheduler } from './jobs/scheduler.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { Idempotency } from './idempotency/idempotency.js';
import { NoticeChoice } from './notices/notice-choice.entity.js';
import { Notice } from './notices/notice.entity.js';
import { Notices } from './notices/notices.js';
import { RecentProof } from './http/policy/sensitive.js';
import { RouteTable } from './http/policy/route-table.js';
import { RateLimitStore } from './rate-limit/rate-limit-store.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';
import { RateLimits } from './rate-limit/rate-limits.js';
import { HiddenSubjects } from './work/hidden-subjects.js';
import { ValidationPipe } from './http/validation.pipe.js';

@Global()
@Module({})
export class CommonModule {
  static forRoot(clock: Clock): DynamicModule {
    return {
      module: CommonModule,
      imports: [DiscoveryModule, TypeOrmModule.forFeature([IdempotencyKey, NoticeChoice, Notice])],
      providers: [
        { provide: Clock, useValue: clock },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: ValidationPipe },
        Scheduler,
        Idempotency,
        HiddenSubjects,
        Notices,
        RateLimiter,
        RateLimitStore,
        RateLimits,
        RecentProof,
        RouteTable,
      ],
      exports: [
        ...[Clock, Scheduler, Idempotency, HiddenSubjects, Notices],
        ...[RateLimits, RecentProof, RouteTable],
      ],
    };
  }
}
