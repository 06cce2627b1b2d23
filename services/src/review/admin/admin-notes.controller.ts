import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { paperIdSchema, type PaperId } from '../decisions/decisions.schema.js';
import * as schema from '../notes/paper-notes.schema.js';
import { PaperNotes } from '../notes/paper-notes.service.js';

@Controller('admin/papers/:id/notes')
export class AdminNotesController {
  constructor(private readonly notes: PaperNotes) {}

  @Post()
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.noteAddedSchema)
  add(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.newNoteSchema }) note: schema.NewNote,
  ) {
    return this.notes.add(request, chair, id, note);
  }

  @Delete(':noteId')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(messageSchema)
  remove(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.noteIdSchema }) note: schema.NoteId,
  ) {
    return this.notes.remove(chair, note);
  }
}
