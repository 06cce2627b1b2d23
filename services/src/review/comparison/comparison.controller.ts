import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { ComparisonQuery } from './comparison.read-model.js';
import { comparisonSchema } from './comparison.schema.js';

@Controller('admin/papers/comparison')
export class ComparisonController {
  constructor(private readonly comparison: ComparisonQuery) {}

  @Get()
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(comparisonSchema)
  compare(@CurrentUser() chair: AuthenticatedUser) {
    return this.comparison.compare(chair);
  }
}
