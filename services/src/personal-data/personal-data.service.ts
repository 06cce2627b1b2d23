import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { UsersService } from '../users/users.service.js';
import { PersonalDataParts } from './personal-data-parts.js';

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly parts: PersonalDataParts,
    private readonly clock: Clock,
  ) {}

  /**
   * All that is known about a person, at one moment.
   * @throws AppError NOT_FOUND
   */
  async export(userId: string, readerId: string): Promise<Record<string, unknown>> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const person = await this.users.find(tx, userId);
      if (!person) throw notFound('This user');
      const data: Record<string, unknown> = { madeAt: this.clock.now().toISOString() };
      for (const part of this.parts.all()) {
        data[part.name] = await part.collect(tx, person, readerId);
      }
      return data;
    });
  }
}
