import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionDraft } from './edition-draft.schema.js';
import type { Problem } from './rules/problem.js';

type Check = (
  tx: EntityManager,
  editionId: string,
  before: EditionDraft,
  draft: EditionDraft,
) => Promise<Problem[]>;

/** For higher rooms whose records limit what an edition can become, from `onModuleInit`. */
@Injectable()
export class EditionChecks {
  private readonly checks: Check[] = [];

  add(check: Check): void {
    this.checks.push(check);
  }

  async problems(...about: Parameters<Check>): Promise<Problem[]> {
    const found: Problem[] = [];
    for (const check of this.checks) found.push(...(await check(...about)));
    return found;
  }
}
