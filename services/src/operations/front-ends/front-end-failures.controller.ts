import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { frontEndFailuresLimit } from './front-end-failures.limits.js';
import * as schema from './front-end-failures.schema.js';
import { FrontEndReports } from './front-end-reports.service.js';

@Controller('front-end-failures')
export class FrontEndFailuresController {
  constructor(private readonly reports: FrontEndReports) {}

  @Post()
  @Access('public', frontEndFailuresLimit)
  @ResponseSchema(schema.frontEndFailureAnswerSchema, 202)
  report(
    @Body({ schema: schema.frontEndFailureSchema }) failure: schema.FrontEndFailure,
    @Ip() address: string,
  ) {
    return this.reports.fail(failure, address);
  }
}
