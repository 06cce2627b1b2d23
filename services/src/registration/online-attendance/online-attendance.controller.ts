import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AcceptsUpload } from '../../platform/files/accepts-upload.js';
import { readUpload, type UploadRule } from '../../platform/files/upload.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { choiceWrong, texts } from './online-attendance.errors.js';
import * as schema from './online-attendance.schema.js';
import { OnlineAttendance } from './online-attendance.service.js';

const MEGABYTES = 16;

@Controller('admin/online-attendance')
export class OnlineAttendanceController {
  constructor(private readonly attendance: OnlineAttendance) {}

  @Get()
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.importsSchema)
  list() {
    return this.attendance.list();
  }

  /** Without a layout nothing is imported: the detected one is for a person to confirm. */
  @Post()
  @Access('admin')
  @Needs('documents:write')
  @AcceptsUpload('file', schema.importFields)
  @ResponseSchema(schema.importedSchema)
  async import(@CurrentUser() { id }: AuthenticatedUser, @Req() http: FastifyRequest) {
    const { upload, fields } = await readUpload(http, rule());
    if (fields.layout === undefined) return this.attendance.import(id, upload, undefined);
    const { data, error } = schema.choiceSchema.safeParse(fields);
    if (error) throw choiceWrong(String(error.issues[0]?.path[0] ?? 'layout'));
    return this.attendance.import(id, upload, data);
  }

  @Get(':id')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.importLinesSchema)
  read(@Param({ schema: schema.importIdSchema }) { id }: schema.ImportId) {
    return this.attendance.read(id);
  }

  @Delete(':id')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.importsSchema)
  undo(
    @CurrentUser() { id: actorId }: AuthenticatedUser,
    @Param({ schema: schema.importIdSchema }) { id }: schema.ImportId,
  ) {
    return this.attendance.undo(actorId, id);
  }

  /** The line's person, with all lines of this name and address. Null: no one. */
  @Put('lines/:id')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.importLinesSchema)
  assign(
    @CurrentUser() { id: actorId }: AuthenticatedUser,
    @Param({ schema: schema.importIdSchema }) { id }: schema.ImportId,
    @Body({ schema: schema.assignmentSchema }) { registrationId }: schema.Assignment,
  ) {
    return this.attendance.assign(actorId, id, registrationId);
  }
}

const rule = (): UploadRule => ({
  ...{ field: 'file', maxBytes: MEGABYTES * 1024 * 1024, types: [], isAnything: true },
  texts: {
    missing: texts.fileMissing,
    wrongType: texts.noColumns,
    tooLarge: texts.fileTooLarge({ megabytes: String(MEGABYTES) }),
  },
});
