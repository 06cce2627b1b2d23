import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { lastMorning } from '../../conference/editions/local-instant.js';
import { validAt } from '../../identity/users/permissions.sql.js';
import { checked, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { isHiddenFromOrganiser } from '../conflicts/conflicted-papers.read-model.js';
import { discussionDigest } from './discussion.emails.js';
import { takeDigests, type UnreadComments } from './digests.read-model.js';

/** In one email. */
const MOST_PAPERS = 20;

/**
 * One email a day at most to each member of discussions, about comments that were posted until the morning and that the person
 * has not read. Each comment is in one email.
 */
@Injectable()
export class DiscussionDigests implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.run());
  }

  async run(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const { document } = await this.editions.current(tx);
      const { day, until } = lastMorning(now, document.timeZone);
      const taken = await takeDigests.all(tx, { now, until });
      const readable = taken.filter((each) => mayRead(each, now));
      const closesAt = document.discussion.closesAt ? new Date(document.discussion.closesAt) : null;
      const emails = idsIn(readable, 'userId').map((userId) =>
        checked({
          ...this.digestOf(
            readable.filter((each) => each.userId === userId),
            closesAt,
          ),
          cause: `discussion-digest:${userId}:${day}`,
        }),
      );
      await this.outbox.addAll(tx, emails);
    });
  }

  /** @param unread of one person */
  private digestOf(unread: UnreadComments[], closesAt: Date | null) {
    const papers = idsIn(unread, 'paperId').map((id) =>
      this.paperOf(unread.filter(({ paperId }) => paperId === id) as [UnreadComments]),
    );
    const [{ email: to, firstName }] = unread as [UnreadComments];
    const data = {
      firstName,
      comments: unread.reduce((sum, { comments }) => sum + comments, 0),
      papers: papers.slice(0, MOST_PAPERS),
      morePapers: Math.max(0, papers.length - MOST_PAPERS),
      closesAt,
    };
    return { template: discussionDigest, to, data };
  }

  private paperOf(unread: [UnreadComments, ...UnreadComments[]]) {
    const [{ number, title, paperId, isOrganiser }] = unread;
    const page = isOrganiser ? '/admin/papers' : '/reviewers/papers';
    const writers = unread.map(({ alias, comments: count }) => ({ alias, count }));
    return { number, title, link: `${this.config.publicUrl}${page}/${paperId}`, writers };
  }
}

/** Each once, in the order of the rows. */
const idsIn = (rows: UnreadComments[], id: 'userId' | 'paperId') => [
  ...new Set(rows.map((row) => row[id])),
];

/** Decided when the email is written: permissions may have ended since the comment. */
function mayRead(unread: UnreadComments, now: Date): boolean {
  if (!unread.isOrganiser) return true;
  const permissions = validAt(now, unread.permissions);
  return (
    hasRight({ permissions }, 'papers:read') &&
    !isHiddenFromOrganiser(unread, permissions, 'papers:read')
  );
}
