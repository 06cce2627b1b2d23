import { Controller, Get, Param } from '@nestjs/common';
import {
  editionIdSchema,
  type EditionId,
} from '../../conference/edition-editor/admin-editions.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { PlaceablePapers } from '../schedule/placeable-papers.js';
import { schedulePapersSchema } from '../schedule/schedule-papers.schema.js';

@Controller('admin/editions')
export class AdminScheduleController {
  constructor(private readonly papers: PlaceablePapers) {}

  /** Accepted papers with a released decision, for the schedule: nothing that visitors may not read. */
  @Get(':id/schedule-papers')
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schedulePapersSchema)
  async list(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: editionIdSchema }) { id }: EditionId,
  ) {
    return { items: await this.papers.list(organiser, id) };
  }
}
