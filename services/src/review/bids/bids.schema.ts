import * as z from 'zod';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { BID_LEVELS } from '../assignment/pair-score.js';

const texts = defineTexts('server.review.bids.fields', { reason: 'A reason' });

export const bidParamsSchema = z.strictObject({ paperId: idSchema });
export type BidParams = z.output<typeof bidParamsSchema>;

const level = z
  .literal(BID_LEVELS)
  .nullable()
  .describe('1 not willing, 2 in a pinch, 3 neutral, 4 willing, 5 eager; null without a bid.');

export const bidSchema = z.strictObject({ level }).meta({ id: 'NewBid' });
export type NewBid = z.output<typeof bidSchema>;

export const bidConflictSchema = z
  .strictObject({ reason: textSchema(() => texts.reason, { min: 3 }) })
  .meta({ id: 'BidConflict' });
export type BidConflict = z.output<typeof bidConflictSchema>;

export const bidsQuerySchema = z.strictObject({ cursor: z.string().max(500).optional() });
export type BidsQuery = z.output<typeof bidsQuerySchema>;

/** Fifty papers at a time, without anything about their authors; the closest to the reviewer first. */
export const bidsSchema = z
  .object({
    isOpen: z.boolean(),
    closesAt: z.iso.datetime().nullable(),
    total: z.int().describe('Papers without a conflict or a review of the reviewer.'),
    bids: z.int(),
    items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        abstract: z.string(),
        topic: z.string(),
        keywords: z.array(z.string()),
        level,
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'BidList' });
export type BidList = z.output<typeof bidsSchema>;

export const biddingSchema = z
  .object({
    isOpen: z.boolean(),
    reviewers: z.int(),
    reviewersWithBids: z.int(),
    bids: z.int(),
    papers: z.int(),
    papersWanted: z.int().describe('Papers that at least three reviewers are willing to review.'),
  })
  .meta({ id: 'BiddingProgress' });
export type Bidding = z.output<typeof biddingSchema>;
