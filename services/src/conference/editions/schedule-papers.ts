import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import type { SchedulePaper } from './schedule.schema.js';

interface Providers {
  /** Papers with these numbers that are accepted, and whose authors know it. */
  released: (tx: EntityManager, editionId: string, numbers: number[]) => Promise<SchedulePaper[]>;
  /** Those of the numbers that the organiser may place: released, and without a conflict. */
  placeable: (
    tx: EntityManager,
    editionId: string,
    numbers: number[],
    organiser: PermittedUser,
  ) => Promise<number[]>;
}

/** Papers of the schedule. A room above provides each function in `onModuleInit`. */
@Injectable()
export class SchedulePapers {
  private readonly providers: Partial<Providers> = {};

  provide<Name extends keyof Providers>(name: Name, provider: Providers[Name]): void {
    this.providers[name] = provider;
  }

  async released(
    tx: EntityManager,
    editionId: string,
    numbers: number[],
  ): Promise<SchedulePaper[]> {
    if (numbers.length === 0) return [];
    return (await this.providers.released?.(tx, editionId, numbers)) ?? [];
  }

  async placeable(
    tx: EntityManager,
    editionId: string,
    numbers: number[],
    organiser: PermittedUser,
  ): Promise<number[]> {
    if (numbers.length === 0) return [];
    return (await this.providers.placeable?.(tx, editionId, numbers, organiser)) ?? [];
  }
}
