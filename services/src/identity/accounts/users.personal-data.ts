import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';

/** UsersService.erase() deletes the row last. */
@Injectable()
export class UsersPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'account';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id }: PresentedUser) {
    const user = await tx.findOneByOrFail(User, { id });
    const sessions = await this.sessions.list(tx, id, null);
    return {
      ...presentUser(user),
      isDisabled: user.isDisabled,
      createdAt: user.createdAt,
      sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
        device,
        createdAt,
        lastUsedAt,
      })),
    };
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await this.sessions.forgetAll(tx, id);
  }
}
