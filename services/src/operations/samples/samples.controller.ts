import { Controller, Delete, Get } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { type AuthenticatedUser, CurrentUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { removedSamplesSchema, samplesSchema } from './samples.schema.js';
import { SamplesService } from './samples.service.js';

@Controller('admin/samples')
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  @Get()
  @Access('admin')
  @Needs('samples:write')
  @ResponseSchema(samplesSchema)
  find() {
    return this.samples.find();
  }

  @Delete()
  @Access('admin')
  @Needs('samples:write')
  @Sensitive()
  @ResponseSchema(removedSamplesSchema)
  remove(@CurrentUser() admin: AuthenticatedUser) {
    return this.samples.remove(admin.id);
  }
}
