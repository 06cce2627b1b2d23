import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './admin-front-ends.schema.js';
import { AdminFrontEnds } from './admin-front-ends.service.js';

@Controller('admin/front-ends')
export class AdminFrontEndsController {
  constructor(private readonly frontEnds: AdminFrontEnds) {}

  @Get()
  @Access('admin')
  @Needs('front-ends:read')
  @ResponseSchema(schema.frontEndsSchema)
  overview(@Query({ schema: schema.frontEndsQuerySchema }) { days }: schema.FrontEndsQuery) {
    return this.frontEnds.overview(days);
  }

  @Get('failures')
  @Access('admin')
  @Needs('front-ends:read')
  @ResponseSchema(schema.frontEndFailuresSchema)
  failures(
    @Query({ schema: schema.frontEndFailuresQuerySchema }) query: schema.FrontEndFailuresQuery,
  ) {
    return this.frontEnds.failures(query);
  }

  @Get('failures/:id')
  @Access('admin')
  @Needs('front-ends:read')
  @ResponseSchema(schema.frontEndFailureDetailsSchema)
  failure(@Param({ schema: schema.frontEndFailureIdSchema }) { id }: schema.FrontEndFailureId) {
    return this.frontEnds.failure(id);
  }
}
