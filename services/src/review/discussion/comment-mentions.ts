import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { type PaperOrganiser, PaperPartners } from '../../papers/paper/paper-partners.js';
import { Config } from '../../platform/config/config.js';
import { CommentMention } from './comment-mention.entity.js';
import { CommentRecipient } from './comment-recipient.entity.js';
import { findMentions, type MentionedText } from './mentioned-text.js';
import { paperMention } from './mention.email.js';
import {
  findInvolved,
  findPaper,
  findReviewersIn,
  type ReviewerIn,
} from './participants.read-model.js';
import {
  organiserKey,
  type Participant,
  type ParticipantKey,
  reviewerKey,
  underAliases,
  underNames,
} from './participants.js';

/** Who writes; the alias is null for organisers. */
interface Writer {
  id: string;
  alias: number | null;
}

interface Posted {
  id: string;
  paperId: string;
  closesAt: Date | null;
  mentions: MentionedText['mentions'];
}

interface Recipient {
  id: string;
  email: string;
  firstName: string;
  isDisabled: boolean;
  page: string;
}

/** Participants of a discussion whom comments mention, and their emails. */
@Injectable()
export class CommentMentions {
  constructor(
    private readonly partners: PaperPartners,
    private readonly outbox: EmailOutbox,
    private readonly config: Config,
  ) {}

  /** Without the writer. Reviewers get aliases only. */
  async participants(tx: EntityManager, writer: Writer, paperId: string): Promise<Participant[]> {
    const reviewers = (await findReviewersIn.all(tx, { paperId })).filter(
      ({ id }) => id !== writer.id,
    );
    if (writer.alias !== null) return underAliases([...reviewers.map(keyOf), 'chair']);
    const organisers = await this.partners.organisers(tx, paperId);
    return underNames(
      reviewers.map((each) => ({ key: keyOf(each), name: each.name })),
      organisers.filter(({ id }) => id !== writer.id).toSorted(byId),
    );
  }

  /** The text under aliases, with the places of its mentions. */
  async find(
    tx: EntityManager,
    writer: Writer,
    paperId: string,
    text: string,
  ): Promise<MentionedText> {
    if (!text.includes('@')) return { text, mentions: [] };
    return findMentions(text, await this.participants(tx, writer, paperId));
  }

  /** Keeps the mentions of a new comment, and emails the persons whom they reach. */
  async reach(tx: EntityManager, writer: Writer, posted: Posted): Promise<void> {
    const { id: commentId, paperId, mentions } = posted;
    if (mentions.length === 0) return;
    await tx.insert(
      CommentMention,
      mentions.map((mention) => ({ commentId, ...mention })),
    );
    const keys = new Set(mentions.map(({ participant }) => participant));
    const found = await this.recipients(tx, writer, paperId, keys);
    if (found.length === 0) return;
    await tx.insert(
      CommentRecipient,
      found.map(({ id: userId }) => ({ commentId, userId })),
    );
    await this.email(tx, writer, posted, found);
  }

  /** Of a deleted comment. */
  async forget(tx: EntityManager, commentId: string): Promise<void> {
    await tx.delete(CommentMention, { commentId });
    await tx.delete(CommentRecipient, { commentId });
  }

  /** Each person once, also when several mentions reach them. */
  private async recipients(
    tx: EntityManager,
    writer: Writer,
    paperId: string,
    keys: ReadonlySet<string>,
  ): Promise<Recipient[]> {
    const reviewers = (await findReviewersIn.all(tx, { paperId }))
      .filter((each) => keys.has(keyOf(each)))
      .map((each) => ({ ...each, page: pageOf(each) }));
    const organisers = (await this.organisers(tx, writer, paperId, keys)).map((each) => ({
      ...each,
      ...{ isDisabled: false, page: '/admin/papers/{id}' },
    }));
    const byPerson = new Map([...organisers, ...reviewers].map((each) => [each.id, each]));
    byPerson.delete(writer.id);
    return [...byPerson.values()];
  }

  private async organisers(
    tx: EntityManager,
    writer: Writer,
    paperId: string,
    keys: ReadonlySet<string>,
  ): Promise<PaperOrganiser[]> {
    if (![...keys].some((key) => key === 'chair' || key.startsWith('organiser:'))) return [];
    const all = (await this.partners.organisers(tx, paperId)).filter(({ id }) => id !== writer.id);
    const named = all.filter(({ id }) => keys.has(organiserKey(id)));
    if (!keys.has('chair')) return named;
    const involved = new Set((await findInvolved.all(tx, { paperId })).map(({ id }) => id));
    const chairs = all.filter(({ id }) => involved.has(id));
    return chairs.length > 0 ? [...chairs, ...named] : all;
  }

  private async email(
    tx: EntityManager,
    { alias }: Writer,
    { id, paperId, closesAt }: Posted,
    recipients: Recipient[],
  ): Promise<void> {
    const paper = await findPaper.one(tx, { paperId });
    const emails = recipients
      .filter(({ isDisabled }) => !isDisabled)
      .map(({ id: userId, email: to, firstName, page }) => ({
        ...{ template: paperMention, to, cause: `paper-mention:${id}:${userId}` },
        data: {
          ...{ firstName, ...paper, alias, closesAt },
          link: this.config.publicUrl + page.replace('{id}', paperId),
        },
      }));
    await this.outbox.addAll(tx, emails);
  }
}

const keyOf = ({ alias }: ReviewerIn): ParticipantKey =>
  alias === null ? 'meta-reviewer' : reviewerKey(alias);

const pageOf = ({ alias }: ReviewerIn) =>
  alias === null ? '/reviewers/papers/{id}/meta-review' : '/reviewers/papers/{id}';

const byId = (one: PaperOrganiser, other: PaperOrganiser) => (one.id < other.id ? -1 : 1);
