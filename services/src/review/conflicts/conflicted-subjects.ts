import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HiddenSubjects } from '../../platform/work/hidden-subjects.js';
import { conflictedSubjects, paperReader } from './conflicted-papers.read-model.js';

/** For emails, whose room is further down. */
@Injectable()
export class ConflictedSubjects implements OnModuleInit {
  constructor(private readonly hidden: HiddenSubjects) {}

  onModuleInit(): void {
    this.hidden.provide((organiser) => conflictedSubjects(paperReader(organiser)));
  }
}
