import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { Attempts } from '../../../identity/credentials/attempts.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Config } from '../../../platform/config/config.js';
import { emailKey } from '../../../platform/core/email-address.js';
import type { AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { Group } from '../../groups/group.entity.js';
import { GroupJoins } from '../../groups/group-joins.js';
import { groupNotFound, groupsNotOffered } from '../../groups/groups.errors.js';
import { GroupEmails } from '../emails/group-emails.js';
import { groupLink } from './group-presenter.js';
import { invitationsOfEdition, invitationsOfGroup, invitationsSent } from './groups.limits.js';
import type { GroupInvitation } from './groups.schema.js';

/** The link to a group, and the emails with it. */
@Injectable()
export class GroupInvitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly joins: GroupJoins,
    private readonly emails: GroupEmails,
    private readonly attempts: Attempts,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  /** @throws AppError CLOSED where the conference offers no groups; INVALID_LINK */
  async read(token: string): Promise<GroupInvitation> {
    const tx = this.dataSource.manager;
    const group = await this.joins.invited(tx, await this.editions.current(tx), token);
    const people = await this.joins.people(tx, group.id);
    const { organization, packages, peopleLimit, closesAt } = group;
    return {
      organization,
      packages,
      placesLeft: Math.max(0, peopleLimit - people),
      state: this.joins.stateOf(group, people),
      closesAt: closesAt?.toISOString() ?? null,
    };
  }

  /**
   * One email to each address, which is stored nowhere else.
   * @throws AppError NOT_FOUND for a group of another payer; CLOSED, SOLD_OUT; RATE_LIMITED
   */
  async send(
    payer: AuthenticatedUser,
    id: string,
    addresses: string[],
  ): Promise<{ invited: number }> {
    const emails = [...new Map(addresses.map((email) => [emailKey(email), email])).values()];
    await this.dataSource.transaction(async (tx) => {
      const group = await tx.findOneBy(Group, { id, payerId: payer.id });
      if (!group?.token) throw groupNotFound();
      const { id: editionId, document } = await this.editions.current(tx);
      if (!document.groups.open) throw groupsNotOffered();
      await this.joins.expectOpen(tx, group);
      await this.attempts.spend(tx, invitationsSent, payer.id);
      await this.attempts.spend(tx, invitationsOfGroup, id);
      const { invitationsPerDay } = document.groups;
      await this.attempts.spend(tx, invitationsOfEdition(invitationsPerDay), editionId);
      const name = `${payer.firstName} ${payer.lastName}`;
      const link = groupLink(this.config.publicUrl, group.token);
      await this.emails.invite(tx, group, { name, link, emails });
      const subject = { type: 'group', id };
      await this.audit.record(tx, { actorId: payer.id, action: 'group.invited', subject });
    });
    return { invited: emails.length };
  }
}
