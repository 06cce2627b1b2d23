import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PermittedUser } from '../http/policy/current-user.js';
import type { FilePurpose } from './stored-file.entity.js';

/** @returns whether the organiser sees one of the rows that the file belongs to */
type Rule = (tx: EntityManager, reader: PermittedUser, fileId: string) => Promise<boolean>;

/** Who reads a file, as well as the right to its purpose: rooms that hide rows add theirs in `onModuleInit`. */
@Injectable()
export class FileRules {
  private readonly rules = new Map<FilePurpose, Rule>();

  add(purposes: readonly FilePurpose[], rule: Rule): void {
    for (const purpose of purposes) this.rules.set(purpose, rule);
  }

  async allow(
    tx: EntityManager,
    reader: PermittedUser,
    { id, purpose }: { id: string; purpose: FilePurpose },
  ): Promise<boolean> {
    return (await this.rules.get(purpose)?.(tx, reader, id)) ?? true;
  }
}
