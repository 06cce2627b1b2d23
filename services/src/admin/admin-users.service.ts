import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import type { UserChange } from './admin-users.schema.js';

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** @throws AppError NOT_FOUND, LAST_ADMIN */
  async change(actorId: string, id: string, { role, disabled }: UserChange): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (role !== undefined) await this.users.changeRole(tx, actorId, id, role);
      if (disabled !== undefined) await this.users.setDisabled(tx, actorId, id, disabled);
    });
  }
}
