import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { texts } from '../paper/papers.errors.js';
import * as schema from './co-authors.schema.js';
import { CoAuthors } from './co-authors.service.js';

const HOUR = 60 * 60;

const authorshipLimit: RateLimit = {
  name: 'paper-authorship',
  byAddress: { points: 300, seconds: HOUR },
};

@Controller('papers/authorships/:token')
export class CoAuthorsController {
  constructor(private readonly coAuthors: CoAuthors) {}

  @Get()
  @Access('public', authorshipLimit)
  @ResponseSchema(schema.authorshipSchema)
  read(@Param({ schema: schema.authorshipTokenSchema }) { token }: schema.AuthorshipToken) {
    return this.coAuthors.read(token);
  }

  @Post('denial')
  @HttpCode(200)
  @Access('public', authorshipLimit)
  @ResponseSchema(messageSchema)
  async deny(@Param({ schema: schema.authorshipTokenSchema }) { token }: schema.AuthorshipToken) {
    await this.coAuthors.deny(token);
    return { message: texts.notAuthorRecorded };
  }

  @Delete('denial')
  @Access('public', authorshipLimit)
  @ResponseSchema(messageSchema)
  async undo(@Param({ schema: schema.authorshipTokenSchema }) { token }: schema.AuthorshipToken) {
    await this.coAuthors.undoDenial(token);
    return { message: texts.denialUndone };
  }
}
