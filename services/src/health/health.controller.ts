import { Controller, Get } from '@nestjs/common';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { liveSchema, readySchema } from './health.schema.js';
import { HealthService } from './health.service.js';

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs. */
  @Get('live')
  @Access('public')
  @Answers(liveSchema)
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: 503 while the database is away. */
  @Get('ready')
  @Access('public')
  @Answers(readySchema)
  ready() {
    return this.health.ready();
  }
}
