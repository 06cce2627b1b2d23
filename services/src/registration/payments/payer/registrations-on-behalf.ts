import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { packageName } from '../../../conference/editions/fees.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { UsersService } from '../../../identity/accounts/users.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { AppError } from '../../../platform/http/app-error.js';
import { ErrorCode } from '../../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import type { PresentedUser } from '../../../platform/http/policy/user.schema.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import type { RegistrationData } from '../../registrations/registration.schema.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentCases } from '../ledger/payment-cases.js';
import { RegistrationEntry } from './registration-entry.js';
import type { MadeRegistration, RegistrablePerson } from './registrations-on-behalf.schema.js';

const texts = defineTexts('server.registration.on-behalf', {
  noAccount:
    'No account has this address. Ask the person to sign up on the site and to confirm the address, then try again.',
  notVerified:
    'This account has not confirmed its address. Ask the person to confirm it, or send the code again from the account’s page.',
  disabled: 'This account is disabled. Enable it first.',
});

/** An organiser registers a person who has an account. */
@Injectable()
export class RegistrationsOnBehalf {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly users: UsersService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly entry: RegistrationEntry,
    private readonly audit: AuditService,
  ) {}

  /** What the form begins with. @throws AppError VALIDATION_FAILED without an account; CONFLICT for one that cannot be registered */
  async find(email: string): Promise<RegistrablePerson> {
    const tx = this.dataSource.manager;
    const user = await this.person(tx, email);
    const edition = await this.editions.current(tx);
    const live = await this.registrations.live(tx, edition.id, {
      userId: user.id,
      browserHash: null,
    });
    const registered =
      live.length > 0
        ? await this.cases.all(
            tx,
            live.map(({ id }) => id),
          )
        : [];
    const papers = await this.registrations.papersToRegister(tx, edition.id, user.id);
    const { id: userId, title, firstName, lastName, organization, position, country, phone } = user;
    return {
      ...{ id: userId, email: user.email, title, firstName, lastName },
      ...{ organization, position, country, phone },
      papers: papers.map(({ id, title }) => ({ id, title })),
      registrations: registered.map(({ payment, registration }) => ({
        paymentId: payment.id,
        merchantReference: payment.merchantReference,
        packageName: packageName(edition.fees, registration.packageId),
      })),
    };
  }

  /**
   * By the rules of the registration form: price, accepted paper, places, extras. The person is emailed
   * who did it. For a person who is registered already, nothing changes.
   * @throws AppError as `find`, and as RegistrationEntry.enter
   */
  register(
    request: IdempotentRequest,
    organiser: AuthenticatedUser,
    data: RegistrationData,
    quoteId?: string,
  ): Promise<MadeRegistration> {
    return this.idempotency.run(request, async (tx) => {
      const user = await this.person(tx, data.email);
      const entrant = { user, browserHash: null };
      const own = { ...data, email: user.email };
      const { about, isNew } = await this.entry.enter(tx, entrant, own, { quoteId, organiser });
      const { registration, payment } = about;
      if (isNew)
        await this.audit.record(tx, {
          actorId: organiser.id,
          action: 'registration.made-for-person',
          subject: { type: 'registration', id: registration.id },
        });
      const { id: paymentId, merchantReference } = payment;
      return { paymentId, merchantReference, isNew };
    });
  }

  private async person(tx: EntityManager, email: string): Promise<PresentedUser> {
    const account = await this.users.findCredentials(tx, email);
    if (!account) throw notPossible(ErrorCode.VALIDATION_FAILED, texts.noAccount);
    if (account.isDisabled) throw notPossible(ErrorCode.CONFLICT, texts.disabled);
    if (!account.user.isEmailVerified) throw notPossible(ErrorCode.CONFLICT, texts.notVerified);
    return account.user;
  }
}

const notPossible = (code: ErrorCode, text: string) =>
  new AppError(code, text, { fields: { email: text } });
