import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { categoryLabel } from '../../conference/enquiries/contact-categories.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { lastMorning } from '../../conference/editions/local-instant.js';
import { isHiddenFromOrganiser } from '../../review/conflicts/conflicted-papers.read-model.js';
import { validAt } from '../../identity/users/permissions.sql.js';
import { checked, EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { Clock } from '../../platform/core/clock.js';
import { Notifications } from '../../platform/database/notifications.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { Watch } from '../../platform/jobs/watch.js';
import { NOTICE_KINDS, NOTICE_RIGHTS } from '../../platform/notices/notice-kinds.js';
import { NOTICES_CHANNEL } from '../../platform/notices/notices.js';
import { noticeDigest, noticeEmail, type NoticeItem } from './notices.emails.js';
import {
  findDigests,
  lockOrganiser,
  takeAtOnce,
  takeDigest,
  type TakenNotice,
} from './notices.read-model.js';

/** Of a kind, in a digest. */
const MOST_ITEMS = 20;

/**
 * Emails to organisers what they chose to be told, in each process. Rows are deleted in the transaction that adds the
 * email. Who may be told is decided when the email is written: permissions may have ended since the event.
 */
@Injectable()
export class NoticesSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watch: Watch;

  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly outbox: EmailOutbox,
    private readonly clock: Clock,
    scheduler: Scheduler,
    notifications: Notifications,
  ) {
    scheduler.add(() => this.sendDigests());
    const channel = notifications.channel(NOTICES_CHANNEL);
    this.watch = new Watch('notices', channel, () => this.sendAtOnce());
  }

  onApplicationBootstrap(): void {
    void this.watch.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }

  async sendAtOnce(): Promise<void> {
    while (await this.dataSource.transaction((tx) => this.batch(tx)));
  }

  /** One for each organiser and day, of what happened until its morning. */
  async sendDigests(): Promise<void> {
    const { document } = await this.editions.current(this.dataSource.manager);
    const { day, until } = lastMorning(this.clock.now(), document.timeZone);
    for (const { userId } of await findDigests.all(this.dataSource, { until })) {
      await this.dataSource.transaction((tx) => this.digest(tx, userId, day, until));
    }
  }

  /** @returns whether there may be more */
  private async batch(tx: EntityManager): Promise<boolean> {
    const taken = await takeAtOnce.all(tx);
    await this.outbox.addAll(
      tx,
      this.visible(taken).map(({ id, email, firstName, kind, item }) =>
        checked({
          template: noticeEmail,
          to: email,
          data: { firstName, event: { kind, ...item } },
          cause: `notice:${id}`,
        }),
      ),
    );
    return taken.length > 0;
  }

  private async digest(tx: EntityManager, userId: string, day: string, until: Date) {
    await lockOrganiser.run(tx, { userId });
    const cause = `notice-digest:${userId}:${day}`;
    const visible = this.visible(await takeDigest.all(tx, { userId, until, cause }));
    const [first] = visible;
    if (!first) return;
    const groups = NOTICE_KINDS.map((kind) => {
      // Several versions of one paper are one notice.
      const items = new Map(
        visible.filter((each) => each.kind === kind).map((each) => [each.subjectId, each.item]),
      );
      return { kind, count: items.size, items: [...items.values()].slice(0, MOST_ITEMS) };
    });
    await this.outbox.add(tx, {
      template: noticeDigest,
      to: first.email,
      data: { firstName: first.firstName, groups: groups.filter(({ count }) => count > 0) },
      cause,
    });
  }

  /** Without those that the organiser may not see now, and of what no longer exists. */
  private visible(taken: TakenNotice[]) {
    const now = this.clock.now();
    return taken.flatMap((notice) => {
      const { kind, isDisabled, topic } = notice;
      const permissions = validAt(now, notice.permissions);
      const item = itemOf(notice);
      const isVisible =
        !isDisabled &&
        !(
          topic !== null && isHiddenFromOrganiser({ ...notice, topic }, permissions, 'papers:read')
        ) &&
        hasRight({ permissions }, NOTICE_RIGHTS[kind]);
      return item && isVisible ? [{ ...notice, item }] : [];
    });
  }
}

function itemOf(notice: TakenNotice): NoticeItem | undefined {
  const { kind, subjectId, number, title, reference, category } = notice;
  const { emailKind, visaReference } = notice;
  switch (kind) {
    case 'proof-of-payment':
      return reference === null
        ? undefined
        : { name: reference, title: '', path: `/admin/payments?q=${reference}` };
    case 'visa-letter':
      return visaReference === null ? undefined : { name: visaReference, title: '', path: null };
    case 'enquiry':
      return category === null
        ? undefined
        : { name: categoryLabel(category), title: '', path: null };
    case 'failed-email':
      // A failed notice would cause the next one.
      return emailKind === null || emailKind === noticeEmail.kind || emailKind === noticeDigest.kind
        ? undefined
        : { name: emailKind.replaceAll('-', ' '), title: '', path: null };
    case 'submission':
    case 'decline':
    case 'last-review':
    case 'revision':
    case 'camera-ready':
      return title === null
        ? undefined
        : { name: String(number ?? ''), title, path: `/admin/papers/${subjectId}` };
  }
}
