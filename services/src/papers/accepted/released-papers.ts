import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SchedulePapers } from '../../conference/editions/schedule-papers.js';
import { findReleased } from './released-papers.read-model.js';

/** Gives the public schedule what visitors may read of papers. */
@Injectable()
export class ReleasedPapers implements OnModuleInit {
  constructor(private readonly schedule: SchedulePapers) {}

  onModuleInit(): void {
    this.schedule.provide('released', (tx, editionId, numbers) =>
      findReleased.all(tx, { editionId, numbers }),
    );
  }
}
