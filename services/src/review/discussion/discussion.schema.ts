import * as z from 'zod';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { answeredFieldSchema } from '../../conference/editions/review-fields.schema.js';
import { reviewDraftSchema, reviewVersionSchema } from '../reviews/review.schema.js';

export const texts = defineTexts('server.review.discussion', {
  comment: 'The comment',
  notFound: 'This comment was deleted, or another person wrote it.',
  closed: 'The discussion of this paper is closed.',
  deleted: 'Comment deleted.',
});

export const newCommentSchema = z
  .strictObject({ text: textSchema(() => texts.comment, { max: 5000 }) })
  .meta({ id: 'NewPaperComment' });
export type NewComment = z.output<typeof newCommentSchema>;

export const commentPostedSchema = z.object({ id: z.uuid() }).meta({ id: 'PaperCommentPosted' });
export type CommentPosted = z.output<typeof commentPostedSchema>;

export const discussionReadSchema = z
  .strictObject({ commentId: idSchema.describe('The newest comment that was shown.') })
  .meta({ id: 'DiscussionRead' });
export type DiscussionRead = z.output<typeof discussionReadSchema>;

export const unreadSchema = z.object({ unread: z.int() }).meta({ id: 'UnreadComments' });
export type Unread = z.output<typeof unreadSchema>;

export const commentOfReviewerSchema = z.strictObject({ paperId: idSchema, commentId: idSchema });
export type CommentOfReviewer = z.output<typeof commentOfReviewerSchema>;

export const commentOfChairSchema = z.strictObject({ id: idSchema, commentId: idSchema });
export type CommentOfChair = z.output<typeof commentOfChairSchema>;

const comment = z.object({
  id: z.uuid(),
  alias: z.int().nullable().describe('As in "Reviewer 2"; null for an organiser.'),
  isOwn: z.boolean(),
  isNew: z.boolean().describe('Another person wrote it, and the caller has not read it.'),
  text: z.string().nullable().describe('Null once its author deleted it.'),
  postedAt: z.iso.datetime().describe('To the minute for reviewers.'),
  mentionsYou: z.boolean().describe('A mention in it reached the caller.'),
  mentions: z
    .array(
      z.object({
        startsAt: z.int().describe('In UTF-16 units of the text.'),
        length: z.int().describe('With the @.'),
        isYou: z.boolean(),
      }),
    )
    .describe('Places in the text, in its order.'),
});

const participants = z
  .array(
    z
      .object({
        key: z.string(),
        name: z.string().describe('Mentions the participant after "@" in a comment.'),
        hint: z.string().nullable().describe('Who it is, for organisers.'),
      })
      .meta({ id: 'DiscussionParticipant' }),
  )
  .describe('Whom a comment can mention; empty while the discussion is closed.');

const isOpen = z.boolean().describe('Comments can be posted.');

const otherReview = reviewDraftSchema
  .omit({ answers: true })
  .extend({
    alias: z.int(),
    added: z.array(answeredFieldSchema),
    versions: z
      .array(reviewVersionSchema)
      .describe('Changes since its reviewer could read the discussion; none without any.'),
  })
  .meta({ id: 'ReviewInDiscussion' });

/** Without names, accounts and exact times. */
export const discussedSchema = z.object({
  reviews: z.array(otherReview).describe('Submitted reviews of this round.'),
  comments: z.array(comment).describe('The oldest first.'),
});
export type Discussed = z.output<typeof discussedSchema>;

/** As a reviewer sees it. */
export const discussionForReviewerSchema = z
  .object({
    discussion: discussedSchema
      .extend({ isOpen, participants })
      .nullable()
      .describe('Null before the review is submitted, and while the edition has no discussions.'),
  })
  .meta({ id: 'DiscussionForReviewer' });
export type DiscussionForReviewer = z.output<typeof discussionForReviewerSchema>;

export const discussionForChairSchema = z
  .object({
    isOn: z.boolean().describe('The edition has discussions.'),
    isOpen,
    participants,
    comments: z.array(comment.extend({ author: z.string() })).describe('The oldest first.'),
  })
  .meta({ id: 'DiscussionForChair' });
export type DiscussionForChair = z.output<typeof discussionForChairSchema>;
