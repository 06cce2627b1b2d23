import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { feeAt } from '../../conference/editions/fees.js';
import { UsersService } from '../../identity/accounts/users.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { RegistrationEntry } from '../payments/payer/registration-entry.js';
import type { RegistrationData } from '../registrations/registration.schema.js';
import type { WalkIn } from './check-in.schema.js';

/** Of no browser, since no secret has this hash: a second desk finds the registration by its address. */
const OF_NO_BROWSER = Buffer.alloc(32);

/** People who register at the desk. */
@Injectable()
export class WalkIns {
  constructor(
    private readonly editions: EditionsService,
    private readonly users: UsersService,
    private readonly entry: RegistrationEntry,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * By the rules and at the price of the registration form, which the desk does not see. The person is emailed how to
   * pay. Repeats return the existing registration.
   * @returns the id of the registration
   * @throws AppError as RegistrationEntry.enter
   */
  async register(tx: EntityManager, organiser: AuthenticatedUser, walkIn: WalkIn): Promise<string> {
    const { academicCategory, packageId, firstName, lastName, email, isPaidAtDesk } = walkIn;
    const edition = await this.editions.current(tx);
    const cents = feeAt(edition, packageId, academicCategory, this.clock.now()) ?? 0;
    const account = await this.users.findCredentials(tx, email);
    const user = account?.user.isEmailVerified && !account.isDisabled ? account.user : null;
    const entrant = { user, browserHash: user ? null : OF_NO_BROWSER };
    const { about, isNew } = await this.entry.enter(
      tx,
      entrant,
      {
        registrationType: 'participant',
        academicCategory,
        registrationPackage: packageId,
        price: cents / 100,
        // The desk does not ask for the rest: the person adds it on the payment's page.
        title: (user?.title ?? '') as RegistrationData['title'],
        firstName,
        lastName,
        email: user?.email ?? email,
        organization: user?.organization ?? '',
        position: user?.position ?? '',
        country: user?.country ?? '',
        phone: null,
      },
      { organiser },
    );
    const { id } = about.registration;
    if (isNew)
      await this.audit.record(tx, {
        actorId: organiser.id,
        action: 'registration.made-at-desk',
        subject: { type: 'registration', id },
        after: isPaidAtDesk ? 'paid at the desk' : 'unpaid',
      });
    return id;
  }
}
