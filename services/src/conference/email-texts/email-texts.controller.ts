import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './email-texts.schema.js';
import { EmailTextsService } from './email-texts.service.js';

@Controller('admin/email-templates')
export class EmailTextsController {
  constructor(private readonly texts: EmailTextsService) {}

  @Get()
  @Access('admin')
  @Needs('site:write')
  @ResponseSchema(schema.templatesSchema)
  list() {
    return this.texts.list();
  }

  @Get(':kind')
  @Access('admin')
  @Needs('site:write')
  @ResponseSchema(schema.templateSchema)
  read(@Param({ schema: schema.kindSchema }) { kind }: schema.Kind) {
    return this.texts.read(kind);
  }

  @Put(':kind')
  @Access('admin')
  @Needs('site:write')
  @ResponseSchema(schema.templateSchema)
  save(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.kindSchema }) { kind }: schema.Kind,
    @Body({ schema: schema.textsChangeSchema }) change: schema.TextsChange,
  ) {
    return this.texts.save(admin.id, kind, change);
  }

  @Post(':kind/preview')
  @HttpCode(200)
  @Access('admin')
  @Needs('site:write')
  @ResponseSchema(schema.previewSchema)
  previewSample(
    @Param({ schema: schema.kindSchema }) { kind }: schema.Kind,
    @Body({ schema: schema.samplePreviewSchema }) preview: schema.SamplePreview,
  ) {
    return this.texts.previewSample(kind, preview);
  }

  /** Shows what a person was sent, so that it needs the right to read emails. */
  @Post(':kind/preview/:id')
  @HttpCode(200)
  @Access('admin')
  @Needs('emails:read')
  @ResponseSchema(schema.previewSchema)
  previewReal(
    @CurrentUser() reader: AuthenticatedUser,
    @Param({ schema: schema.kindAndEmailSchema }) email: schema.KindAndEmail,
    @Body({ schema: schema.realPreviewSchema }) preview: schema.RealPreview,
  ) {
    return this.texts.previewReal(reader, email, preview);
  }
}
