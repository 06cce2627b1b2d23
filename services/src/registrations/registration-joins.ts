import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import type { PresentedUser } from '../users/user.schema.js';
import { VerifiedListeners } from '../users/verified-listeners.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';

/**
 * What somebody registered without signing in becomes their account's, once its address is known to be
 * theirs. Where the account has a registration already, finance is told instead.
 */
@Injectable()
export class RegistrationJoins implements OnModuleInit {
  constructor(
    private readonly verified: VerifiedListeners,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.verified.listen((tx, user) => this.join(tx, user));
  }

  private async join(tx: EntityManager, { id: userId, email }: PresentedUser): Promise<void> {
    const loose = await tx
      .createQueryBuilder(Registration, 'registration')
      .where('registration.userId IS NULL AND lower(registration.email) = lower(:email)', { email })
      .orderBy('registration.id')
      .getMany();
    for (const registration of loose) {
      const own = await this.ownOf(tx, userId, registration);
      const isJoined = !own && (await this.give(tx, registration, userId));
      if (isJoined) await this.record(tx, registration, userId, 'registration.joined');
      if (!own || registration.twinOf === own.id) continue;
      await tx.update(Registration, { id: registration.id }, { twinOf: own.id });
      await this.record(tx, registration, userId, 'registration.twin-found');
    }
  }

  /** The live registration of the account that leaves no seat for this one. */
  private async ownOf(
    tx: EntityManager,
    userId: string,
    { editionId, status }: Registration,
  ): Promise<Registration | null> {
    const isLive = LIVE_REGISTRATION_STATUSES.some((live) => live === status);
    const live = In(LIVE_REGISTRATION_STATUSES);
    const seat = { editionId, userId, type: 'participant', status: live } as const;
    return isLive ? tx.findOneBy(Registration, seat) : null;
  }

  /** @returns false when the account has registered at this very moment: the next sign-in finds it */
  private async give(tx: EntityManager, { id }: Registration, userId: string): Promise<boolean> {
    try {
      await tx.transaction((attempt) =>
        attempt.update(Registration, { id }, { userId, twinOf: null }),
      );
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private record(tx: EntityManager, { id }: Registration, actorId: string, action: string) {
    return this.audit.record(tx, { actorId, action, subject: { type: 'registration', id } });
  }
}
