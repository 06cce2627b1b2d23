import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { isOpen } from '../../conference/editions/opening.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { ChairPapers } from '../decisions/chair-papers.js';
import { answeredFields } from '../reviews/review-answers.js';
import { versionsInDiscussion } from '../reviews/review-versions.js';
import { reviewNotFound } from '../reviews/reviews.errors.js';
import {
  countUnread,
  findComments,
  findMember,
  findOtherReviews,
  findSetting,
  findSubmittedReviews,
  markRead,
  type OtherReviewRow,
  type Setting,
} from './discussion.read-model.js';
import {
  texts,
  type CommentPosted,
  type Discussed,
  type DiscussionForChair,
  type DiscussionForReviewer,
  type NewComment,
  type Unread,
} from './discussion.schema.js';
import { CommentMentions } from './comment-mentions.js';
import { PaperComment } from './paper-comment.entity.js';
import { ownKey, presentForChair, presentForReviewer } from './presented-comments.js';

/** In which part a person takes part: the number of a reviewer, or null for an organiser. */
interface Member extends Setting {
  alias: number | null;
}

/** Finds the member of a discussion. @throws AppError NOT_FOUND for all others */
export type Membership = (
  tx: EntityManager,
  user: AuthenticatedUser,
  paperId: string,
) => Promise<Member>;

/** Between the reviewers of a paper who have submitted their review, and organisers. */
@Injectable()
export class Discussions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: ChairPapers,
    private readonly transitions: PaperTransitions,
    private readonly mentions: CommentMentions,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Of reviewers, while the edition has discussions. */
  readonly asReviewer: Membership = async (tx, { id: userId }, paperId) => {
    const member = await findMember.first(tx, { userId, paperId });
    if (!member?.setting.open) throw reviewNotFound();
    return member;
  };

  /** Of organisers who may act on the paper. */
  readonly asChair: Membership = async (tx, chair, paperId) => {
    await this.papers.readToAct(tx, chair, paperId);
    return { ...(await findSetting.one(tx, { paperId })), alias: null };
  };

  /** Of organisers who may read the paper. */
  readonly asReader: Membership = async (tx, chair, paperId) => {
    await this.papers.read(tx, chair, paperId);
    return { ...(await findSetting.one(tx, { paperId })), alias: null };
  };

  /** Without a discussion for everyone who is no member of it. */
  async forReviewer(userId: string, paperId: string): Promise<DiscussionForReviewer> {
    const tx = this.dataSource.manager;
    const asked = { userId, paperId };
    const member = await findMember.first(tx, asked);
    if (!member?.setting.open) return { discussion: null };
    const comments = await findComments.all(tx, asked);
    return {
      discussion: {
        isOpen: this.isOpen(member),
        reviews: (await findOtherReviews.all(tx, asked)).map(presentOther),
        comments: comments.map((each) => presentForReviewer(each, ownKey(member))),
        participants: await this.participants(tx, userId, paperId, member),
      },
    };
  }

  /** All submitted reviews and comments, for a person who takes no part: the caller checks that they may read. */
  async toRead(tx: EntityManager, userId: string, paperId: string): Promise<Discussed> {
    const { setting } = await findSetting.one(tx, { paperId });
    const comments = setting.open ? await findComments.all(tx, { userId, paperId }) : [];
    return {
      reviews: (await findSubmittedReviews.all(tx, { paperId })).map(presentOther),
      comments: comments.map((each) => presentForReviewer(each, 'meta-reviewer')),
    };
  }

  /** @throws AppError NOT_FOUND, for papers that the chair has a conflict with as well */
  async forChair(chair: AuthenticatedUser, paperId: string): Promise<DiscussionForChair> {
    const tx = this.dataSource.manager;
    const member = await this.asReader(tx, chair, paperId);
    const comments = await findComments.all(tx, { userId: chair.id, paperId });
    return {
      isOn: member.setting.open,
      isOpen: this.isOpen(member),
      comments: comments.map((each) => presentForChair(each, chair.id)),
      participants: await this.participants(tx, chair.id, paperId, member),
    };
  }

  /**
   * Locks the paper first, so that a comment and a release run one after another.
   * @throws AppError NOT_FOUND; CLOSED
   */
  post(
    request: IdempotentRequest,
    membership: Membership,
    user: AuthenticatedUser,
    paperId: string,
    { text: written }: NewComment,
  ): Promise<CommentPosted> {
    return this.idempotency.run({ ...request, body: [paperId, request.body] }, async (tx) => {
      await membership(tx, user, paperId);
      await this.transitions.lock(tx, paperId);
      const member = await membership(tx, user, paperId);
      if (!this.isOpen(member)) throw new AppError(ErrorCode.CLOSED, texts.closed);
      const { alias } = member;
      const writer = { id: user.id, alias };
      const { text, mentions } = await this.mentions.find(tx, writer, paperId, written);
      const id = newId();
      const postedAt = this.clock.now();
      await tx.insert(PaperComment, { id, paperId, authorId: user.id, alias, text, postedAt });
      const closesAt = closingOf(member);
      await this.mentions.reach(tx, writer, { id, paperId, closesAt, mentions });
      await this.record(tx, user, paperId, 'paper.comment-posted');
      return { id };
    });
  }

  /** Leaves a mark in its place. @throws AppError NOT_FOUND, for comments of others as well */
  remove(
    membership: Membership,
    user: AuthenticatedUser,
    paperId: string,
    id: string,
  ): Promise<{ message: string }> {
    return this.dataSource.transaction(async (tx) => {
      await membership(tx, user, paperId);
      const own = { id, paperId, authorId: user.id, deletedAt: IsNull() };
      const deletion = { text: null, deletedAt: this.clock.now() };
      const { affected } = await tx.update(PaperComment, own, deletion);
      if (affected !== 1) throw new AppError(ErrorCode.NOT_FOUND, texts.notFound);
      await this.mentions.forget(tx, id);
      await this.record(tx, user, paperId, 'paper.comment-deleted');
      return { message: texts.deleted };
    });
  }

  /** @throws AppError NOT_FOUND */
  async read(
    membership: Membership,
    user: AuthenticatedUser,
    paperId: string,
    commentId: string,
  ): Promise<Unread> {
    const tx = this.dataSource.manager;
    await membership(tx, user, paperId);
    await markRead.run(tx, { userId: user.id, paperId, commentId });
    return countUnread.one(tx, { userId: user.id, paperId });
  }

  private async participants(tx: EntityManager, id: string, paperId: string, member: Member) {
    if (!this.isOpen(member)) return [];
    return this.mentions.participants(tx, { id, alias: member.alias }, paperId);
  }

  private isOpen({ setting, isUndecided }: Setting): boolean {
    return isUndecided && isOpen(setting, this.clock.now());
  }

  private record(tx: EntityManager, { id }: AuthenticatedUser, paperId: string, action: string) {
    return this.audit.record(tx, {
      actorId: id,
      action,
      subject: { type: 'paper', id: paperId },
    });
  }
}

function presentOther({ formFields, answers, versions, ...review }: OtherReviewRow) {
  return {
    ...review,
    added: answeredFields(formFields, answers),
    versions: versionsInDiscussion(versions, formFields),
  };
}

const closingOf = ({ setting: { closesAt } }: Setting) => (closesAt ? new Date(closesAt) : null);
