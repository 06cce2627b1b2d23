import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SchedulePaper } from '../../conference/editions/schedule.schema.js';
import { SchedulePapers } from '../../conference/editions/schedule-papers.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { paperReader } from '../conflicts/conflicted-papers.read-model.js';
import { findPlaceable, listPlaceable } from './placeable-papers.read-model.js';

@Injectable()
export class PlaceablePapers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schedule: SchedulePapers,
  ) {}

  onModuleInit(): void {
    this.schedule.provide('placeable', async (tx, editionId, numbers, organiser) => {
      const found = await findPlaceable.all(tx, { ...reader(organiser), editionId, numbers });
      return found.map(({ number }) => number);
    });
  }

  list(organiser: AuthenticatedUser, editionId: string): Promise<SchedulePaper[]> {
    return listPlaceable.all(this.dataSource.manager, { ...reader(organiser), editionId });
  }
}

/** Released papers are not limited to topics, nor to organisers who read papers: visitors read of them. */
const reader = (organiser: Parameters<typeof paperReader>[0]) => ({
  ...paperReader(organiser),
  chairTopics: null,
});
