import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { UsersService } from '../accounts/users.service.js';
import { myDataSchema, personDataSchema } from './personal-data.schema.js';
import { PersonalDataService } from './personal-data.service.js';
import { userNotFound } from '../users/users.errors.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import { utcDay } from '../../platform/core/time.js';

@Injectable()
export class PersonalDataDownloads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly personalData: PersonalDataService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(myDataSchema, {
      level: 'user',
      subject: (_request, person) => ({ type: 'user', id: person.id }),
      find: (person) => Promise.resolve(() => this.file('my-data', person.id, person)),
    });
    this.downloads.add(personDataSchema, {
      level: 'admin',
      rights: ['people:write'],
      isSensitive: true,
      subject: ({ userId }) => ({ type: 'user', id: userId }),
      find: async (admin, { userId }) => {
        const person = await this.users.find(this.dataSource.manager, userId);
        if (!person) throw userNotFound();
        return () => this.file(`person-${userId}`, userId, admin);
      },
    });
  }

  private async file(name: string, userId: string, reader: PermittedUser): Promise<Download> {
    const data = await this.personalData.export(userId, reader);
    const content = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
    const day = utcDay(this.clock.now());
    return {
      name: `${name}-${day}.json`,
      type: 'application/json',
      bytes: content.length,
      content: Readable.from([content]),
    };
  }
}
