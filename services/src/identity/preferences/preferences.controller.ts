import { Body, Controller, Delete, Get, Param, Patch, Put } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import * as schema from './preferences.schema.js';
import { PreferencesService } from './preferences.service.js';

@Controller('auth/preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @Access('user')
  @ResponseSchema(schema.preferencesSchema)
  read(@CurrentUser() user: AuthenticatedUser) {
    return this.preferences.read(user);
  }

  @Patch()
  @Access('user')
  @ResponseSchema(schema.preferencesSchema)
  change(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.preferencesChangeSchema }) changes: schema.PreferencesChange,
  ) {
    return this.preferences.change(user, changes);
  }

  @Put('views')
  @Access('user')
  @ResponseSchema(schema.preferencesSchema)
  saveView(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.newViewSchema }) view: schema.NewView,
  ) {
    return this.preferences.saveView(user, view);
  }

  @Patch('views/:id')
  @Access('user')
  @ResponseSchema(schema.preferencesSchema)
  renameView(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.viewIdSchema }) { id }: schema.ViewId,
    @Body({ schema: schema.viewRenamingSchema }) { name }: schema.ViewRenaming,
  ) {
    return this.preferences.renameView(user, id, name);
  }

  @Delete('views/:id')
  @Access('user')
  @ResponseSchema(messageSchema)
  deleteView(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.viewIdSchema }) { id }: schema.ViewId,
  ) {
    return this.preferences.deleteView(user.id, id);
  }
}
