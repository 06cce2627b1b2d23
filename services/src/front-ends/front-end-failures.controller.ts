import { Body, Controller, Logger, Post } from '@nestjs/common';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { frontEndFailuresLimit } from './front-end-failures.limits.js';
import * as schema from './front-end-failures.schema.js';
import { lineOf } from './line-of.js';

@Controller('front-end-failures')
export class FrontEndFailuresController {
  private readonly logger = new Logger('FrontEnds');

  /** A part of the site that failed in a browser, for the log alone. */
  @Post()
  @Access('public', frontEndFailuresLimit)
  @Answers(schema.frontEndFailureAnswerSchema, 202)
  report(@Body({ schema: schema.frontEndFailureSchema }) failure: schema.FrontEndFailure) {
    this.logger.warn(lineOf(failure));
    return { received: true };
  }
}
