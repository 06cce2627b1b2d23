import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { UsersService } from '../accounts/users.service.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { userNotFound } from '../users/users.errors.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly parts: PersonalDataParts,
    private readonly clock: Clock,
  ) {}

  /** One snapshot. @throws AppError NOT_FOUND */
  async export(userId: string, reader: PermittedUser): Promise<Record<string, unknown>> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const person = await this.users.find(tx, userId);
      if (!person) throw userNotFound();
      const data: Record<string, unknown> = { madeAt: this.clock.now().toISOString() };
      for (const part of this.parts.all()) {
        data[part.name] = await part.collect(tx, person, reader);
      }
      return data;
    });
  }
}
