import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AcceptsLargeBody } from '../../platform/http/body-limit.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './expertise.schema.js';
import { ExpertiseService } from './expertise.service.js';

@Controller('reviews/expertise')
export class ExpertiseController {
  constructor(private readonly expertise: ExpertiseService) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.expertiseSchema)
  read(@CurrentUser() user: AuthenticatedUser): Promise<schema.Expertise> {
    return this.expertise.read(user.id);
  }

  @Put()
  @AcceptsLargeBody()
  @Access('reviewer')
  @ResponseSchema(schema.expertiseSchema)
  save(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.expertiseSchema }) expertise: schema.Expertise,
  ): Promise<schema.Expertise> {
    return this.expertise.save(user.id, expertise);
  }

  @Post('publications')
  @AcceptsLargeBody()
  @HttpCode(200)
  @Access('reviewer')
  @ResponseSchema(schema.readPublicationsSchema)
  readPasted(@Body({ schema: schema.pastedSchema }) { text }: schema.Pasted) {
    return this.expertise.readPasted(text);
  }
}
