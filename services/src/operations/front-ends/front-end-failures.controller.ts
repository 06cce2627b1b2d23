import { Body, Controller, Logger, Post } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { frontEndFailuresLimit } from './front-end-failures.limits.js';
import * as schema from './front-end-failures.schema.js';
import { lineOf } from './line-of.js';

@Controller('front-end-failures')
export class FrontEndFailuresController {
  private readonly logger = new Logger('FrontEnds');

  @Post()
  @Access('public', frontEndFailuresLimit)
  @ResponseSchema(schema.frontEndFailureAnswerSchema, 202)
  report(@Body({ schema: schema.frontEndFailureSchema }) failure: schema.FrontEndFailure) {
    this.logger.warn(lineOf(failure));
    return { received: true };
  }
}
