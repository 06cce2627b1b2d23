import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BouncedAddresses } from '../../messaging/reports/bounced-addresses.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { rightsOf } from '../../platform/http/policy/rights.js';
import type { Me } from '../credentials/auth.schema.js';

/** What a browser knows of its account. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bounced: BouncedAddresses,
  ) {}

  /** @param user null without a session */
  async read(user: AuthenticatedUser | null): Promise<Me> {
    if (!user) return {};
    const bounce = await this.bounced.find(this.dataSource.manager, user.email);
    return {
      user,
      ...(user.role === 'admin' && { rights: rightsOf(user) }),
      ...(bounce && { bounce: { reason: bounce.reason } }),
    };
  }
}
