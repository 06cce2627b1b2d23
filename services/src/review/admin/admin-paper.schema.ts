import { reviewVersionsSchema } from '../reviews/review.schema.js';
import { REVIEW_STATUSES } from '../reviews/review-status.js';
import { metaReviewFormSchema } from '../meta-reviews/meta-reviews.schema.js';
import { reviewRatingSchema } from '../ratings/review-ratings.schema.js';
import { paperShepherdSchema } from '../shepherds/shepherds.schema.js';
import { responseFormSchema } from '../responses/responses.schema.js';
import * as z from 'zod';
import { agreedSchema } from '../../papers/paper/paper-agreement.schema.js';
import {
  CAMERA_READY_ACTS,
  CAMERA_READY_CHECKS,
  CAMERA_READY_STATES,
} from '../../papers/camera-ready/camera-ready.js';
import { answeredFieldSchema } from '../../conference/editions/review-fields.schema.js';
import { DECISIONS, PAPER_ACTIONS } from '../../papers/status/paper-status.js';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { paperRowSchema, paperStatusSchema } from './admin-papers.schema.js';

const moment = z.iso.datetime();
const recommendation = z.enum(DECISIONS);

const author = z.object({
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  affiliation: z.string(),
  country: z.string(),
  isPresenting: z.boolean(),
  isCorresponding: z.boolean(),
});

const file = z.object({ id: z.uuid(), name: z.string(), bytes: z.int() });

const version = z.object({
  id: z.uuid(),
  number: z.int(),
  stage: z.enum(['submission', 'revision', 'camera-ready']),
  round: z.int(),
  pages: z.int(),
  note: z.string(),
  createdAt: moment,
  file,
  supplement: file.nullable(),
});

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
});

const unassignHold = holdSchema
  .nullable()
  .describe('While it lasts, the reviewer is about to be unassigned.');

const review = z
  .object({
    id: z.uuid(),
    round: z.int(),
    alias: z.int(),
    reviewer: person,
    status: z.enum(REVIEW_STATUSES),
    dueAt: moment,
    createdAt: moment,
    submittedAt: moment.nullable(),
    remindedAt: moment.nullable(),
    overrideReason: z.string().nullable(),
    declineReason: z.string().nullable(),
    declaredConflict: z.string().nullable(),
    suggestedName: z.string().nullable(),
    suggestedEmail: z.string().nullable(),
    recommendation: recommendation.nullable(),
    criteria: z.record(z.string(), z.number()),
    confidence: z.int().nullable(),
    commentsToAuthors: z.string(),
    commentsToCommittee: z.string(),
    concern: z.string(),
    added: z
      .array(answeredFieldSchema.extend({ visibleToAuthors: z.boolean() }))
      .describe('Answers to the added fields of the form.'),
    versions: reviewVersionsSchema.shape.versions,
    ratings: z
      .array(reviewRatingSchema)
      .describe('By organisers; none of the caller’s own review.'),
    mayRate: z.boolean().describe('Submitted, and written by another person.'),
    hold: unassignHold,
  })
  .meta({ id: 'AdminReview' });

const invitation = z.object({
  id: z.uuid(),
  round: z.int(),
  email: z.string(),
  dueAt: moment,
  createdAt: moment,
  expiresAt: moment,
  respondedAt: moment.nullable().describe('Set once declined.'),
  declineReason: z.string().nullable(),
  declaredConflict: z.string().nullable(),
  suggestedName: z.string().nullable(),
  suggestedEmail: z.string().nullable(),
  hold: unassignHold,
});

const decision = z.object({
  id: z.uuid(),
  round: z.int(),
  decision: z.enum(DECISIONS),
  noteToAuthors: z.string(),
  noteToCommittee: z.string(),
  recordedAt: moment,
  recordedBy: z.string(),
  releasedAt: moment.nullable(),
  releasedBy: z.string().nullable(),
  reopenedAt: moment.nullable(),
});

const response = z
  .object({ round: z.int(), form: responseFormSchema, submittedAt: moment })
  .meta({ id: 'PaperResponse' });

const metaReview = z
  .object({
    round: z.int(),
    reviewer: z.object({ id: z.uuid(), name: z.string() }),
    assignedAt: moment,
    form: metaReviewFormSchema.nullable().describe('Null until it is submitted.'),
    submittedAt: moment.nullable(),
  })
  .meta({ id: 'PaperMetaReview' });

const note = z
  .object({
    id: z.uuid(),
    author: z.string(),
    isOwn: z.boolean().describe('Written by the caller, who may delete it.'),
    text: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'PaperNote' });

const transition = z.object({
  at: moment,
  actor: z.string().nullable().describe('Null for automatic transitions.'),
  action: z.enum(PAPER_ACTIONS),
  from: paperStatusSchema,
  to: paperStatusSchema,
  isShown: z.boolean(),
  noteToAuthor: z.string(),
  note: z.string(),
});

const cameraReady = z
  .object({
    state: z.enum(CAMERA_READY_STATES),
    revision: z.int().describe('Of the camera-ready version: sent with every act on it.'),
    by: moment.nullable().describe('The deadline, if the edition has one.'),
    versionId: z.uuid().nullable().describe('Of the newest submitted version.'),
    version: z.int().nullable(),
    pages: z.int().nullable(),
    maxPages: z.int(),
    missingFonts: z
      .array(z.string())
      .nullable()
      .describe('Fonts that are not embedded; null if the file was not examined.'),
    isAgreed: z.boolean().describe('The licence or copyright agreement is given.'),
    authorsNotFound: z
      .array(z.string())
      .nullable()
      .describe(
        'Authors of the submission whom the first page does not name; null if not examined.',
      ),
    toTick: z.array(z.enum(CAMERA_READY_CHECKS)).describe('What an organiser has to confirm.'),
    acts: z
      .array(
        z.object({
          id: z.uuid(),
          act: z.enum(CAMERA_READY_ACTS),
          at: moment,
          actor: z.string(),
          version: z.int(),
          ticked: z.array(z.enum(CAMERA_READY_CHECKS)),
          reasons: z.string().describe('For the author.'),
        }),
      )
      .describe('Newest first.'),
  })
  .meta({ id: 'PaperCameraReady' });

export const linkedPaymentSchema = z
  .object({
    payment: z
      .object({
        id: z.uuid(),
        reference: z.string(),
        registered: z.string().describe('The name of the registered author.'),
        amount: z.number().describe('USD.'),
        received: z.number().describe('USD.'),
      })
      .nullable()
      .describe('Null unless a publication of the paper is registered.'),
  })
  .meta({ id: 'PaperPayment' });

export const adminPaperSchema = paperRowSchema
  .extend({
    mayAct: z
      .boolean()
      .describe('Whether the caller may act on the paper, or only reads papers of its topic.'),
    shownStatus: paperStatusSchema.describe('The status for its author.'),
    abstract: z.string(),
    keywords: z.array(z.string()),
    aiUse: z.string(),
    isOriginal: z.boolean(),
    acknowledgeBy: moment.nullable(),
    correctionsBy: moment.nullable(),
    verifyBy: moment.nullable(),
    paymentBy: moment.nullable(),
    owner: person,
    authorList: z.array(author),
    deniedAuthors: z
      .array(z.string())
      .describe('Addresses of named authors who said that they are not authors.'),
    versions: z.array(version),
    cameraReady: cameraReady.nullable().describe('Null unless the paper is accepted.'),
    agreed: agreedSchema.nullable().describe('The agreement for the camera-ready version.'),
    reviewList: z.array(review),
    responses: z.array(response).describe('Of the authors to the reviews; the newest round first.'),
    responseEnd: z
      .object({
        closesAt: z.iso.datetime().describe('For this paper.'),
        ownEnd: z.iso.datetime().nullable().describe('Null for the end of the edition.'),
      })
      .nullable()
      .describe(
        'Null unless an organiser can change it: under review, with an end of the edition.',
      ),
    hasMetaReviews: z.boolean().describe('The edition has meta-reviews.'),
    metaReviews: z.array(metaReview).describe('The newest round first.'),
    mayNameShepherd: z.boolean().describe('The last decision is “minor corrections”.'),
    shepherds: z.array(paperShepherdSchema).describe('The newest first, with their answers.'),
    invitations: z.array(invitation).describe('Unanswered and declined invitations.'),
    decisions: z.array(decision),
    notes: z.array(note).describe('Between organisers.'),
    transitions: z.array(transition),
    heldRequests: z
      .array(
        holdSchema.safeExtend({ name: z.string().describe('Of the reviewer, or an address.') }),
      )
      .describe('Requests to review that are not sent yet.'),
    hold: holdSchema.nullable().describe('While it lasts, other acts on the paper are refused.'),
  })
  .meta({ id: 'AdminPaper' });
export type AdminPaper = z.output<typeof adminPaperSchema>;
