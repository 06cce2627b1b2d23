import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Raw, type EntityManager } from 'typeorm';
import { erasedAddress } from '../../identity/users/erased-address.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type Erasure,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { PlaceKeeper } from './place-keeper.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { WaitingList } from './waiting-list.js';
import { WaitingListEmails } from './waiting-list.emails.js';
import { nextWaitingStatus } from './waiting-status.js';

/** Entries of the account, and of its verified address. */
@Injectable()
export class WaitingListPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'waiting-list';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly waitingList: WaitingList,
    private readonly places: PlaceKeeper,
    private readonly emails: WaitingListEmails,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    return (await entriesOf(tx, person)).map(
      ({ packageId, academicCategory, name, email, status, ...entry }) => {
        const { createdAt, offeredAt, expiresAt, closedAt } = entry;
        const times = { createdAt, offeredAt, expiresAt, closedAt };
        return { packageId, academicCategory, name, email, status, ...times };
      },
    );
  }

  /** Gives an offered place to the next person. */
  async erase(tx: EntityManager, person: PresentedUser, { actorId }: Erasure): Promise<void> {
    const entries = await entriesOf(tx, person);
    for (const entry of entries) {
      const { id, status, editionId } = entry;
      await this.emails.forget(tx, id);
      if (nextWaitingStatus(status, 'leave')) {
        await this.waitingList.change(tx, entry, 'leave', actorId);
        await this.places.freed(tx, editionId);
      }
      const email = erasedAddress(id);
      const hashes = { tokenHash: randomBytes(32), offerHash: null, claimedBrowser: null };
      await tx.update(WaitingEntry, { id }, { name: 'Erased person', email, ...hashes });
    }
  }
}

function entriesOf(tx: EntityManager, person: PresentedUser): Promise<WaitingEntry[]> {
  const { id: userId, email, isEmailVerified } = person;
  const sameAddress = Raw((column) => `email_key(${column}) = email_key(:email)`, { email });
  return tx.find(WaitingEntry, {
    where: [
      { userId },
      { claimedBy: userId },
      ...(isEmailVerified ? [{ email: sameAddress }] : []),
    ],
    order: { id: 'ASC' },
  });
}
