import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../users/role.js';

@Injectable()
export class RoleCounts {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<Record<Role, number>> {
    const rows = await this.dataSource.query<{ role: Role; people: number }[]>(
      'SELECT role, count(*)::int AS people FROM users GROUP BY role',
    );
    const counts = { researcher: 0, reviewer: 0, admin: 0 };
    for (const { role, people } of rows) counts[role] = people;
    return counts;
  }
}
