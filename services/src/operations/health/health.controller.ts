import { Controller, Get } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { liveSchema, readySchema } from './health.schema.js';
import { HealthService } from './health.service.js';

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Access('public')
  @ResponseSchema(liveSchema)
  live() {
    return { status: 'ok' };
  }

  /** 503 while the database is unavailable, and before the site of a bucket is here. */
  @Get('ready')
  @Access('public')
  @ResponseSchema(readySchema)
  ready() {
    return this.health.ready();
  }
}
