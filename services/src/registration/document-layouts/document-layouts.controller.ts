import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './document-layouts.schema.js';
import { DocumentLayouts } from './document-layouts.service.js';

@Controller('admin/document-texts')
export class DocumentLayoutsController {
  constructor(private readonly layouts: DocumentLayouts) {}

  @Get(':kind')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.layoutAnswerSchema)
  read(@Param({ schema: schema.layoutKindSchema }) { kind }: schema.LayoutKind) {
    return this.layouts.read(kind);
  }

  @Put(':kind')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.layoutAnswerSchema)
  save(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.layoutKindSchema }) { kind }: schema.LayoutKind,
    @Body({ schema: schema.layoutChangeSchema }) change: schema.LayoutChange,
  ) {
    return this.layouts.save(organiser.id, kind, change);
  }
}
