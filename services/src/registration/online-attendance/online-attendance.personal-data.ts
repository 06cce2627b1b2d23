import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { deleteLinesOf, findLinesOf } from './online-attendance.sql.js';

/** When a person was in online sessions, also in lines of their address that belong to no registration. */
@Injectable()
export class OnlineAttendancePersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'onlineAttendance';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  collect(tx: EntityManager, { id: userId, email }: PresentedUser) {
    return findLinesOf.all(tx, { userId, email });
  }

  async erase(tx: EntityManager, { id: userId, email }: PresentedUser): Promise<void> {
    await deleteLinesOf.run(tx, { userId, email });
  }
}
