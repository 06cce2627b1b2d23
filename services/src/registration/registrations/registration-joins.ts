import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { VerifiedListeners } from '../../identity/accounts/verified-listeners.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';

/** Joins anonymous registrations to the verified account; marks possible duplicates for finance. */
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
      .where('registration.userId IS NULL AND email_key(registration.email) = email_key(:email)', {
        email,
      })
      .orderBy('registration.id')
      .getMany();
    for (const registration of loose) {
      const own = await this.ownOf(tx, userId, registration);
      const isJoined = !own && (await this.assign(tx, registration, userId));
      if (isJoined) await this.record(tx, registration, userId, 'registration.joined');
      if (!own || registration.duplicateOf === own.id) continue;
      await tx.update(Registration, { id: registration.id }, { duplicateOf: own.id });
      await this.record(tx, registration, userId, 'registration.duplicate-found');
    }
  }

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

  /** @returns false when the account registered concurrently; the next login marks the duplicate */
  private async assign(tx: EntityManager, { id }: Registration, userId: string): Promise<boolean> {
    try {
      await tx.transaction((attempt) =>
        attempt.update(Registration, { id }, { userId, duplicateOf: null }),
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
