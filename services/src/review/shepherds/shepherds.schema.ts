import * as z from 'zod';
import { PAPER_KINDS } from '../../papers/status/paper-status.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { discussedSchema } from '../discussion/discussion.schema.js';
import { responseFormSchema } from '../responses/responses.schema.js';
import { SHEPHERD_ANSWERS } from './paper-shepherd.entity.js';

const texts = defineTexts('server.review.shepherds.fields', {
  answerMissing: 'Please choose whether the corrections are verified',
  missing: 'Please list the missing corrections',
  tooLong: 'The text must be at most {max, number} characters',
});

const MAX_CHARACTERS = 5000;

const moment = z.iso.datetime();
const text = multiLine(z.string())
  .trim()
  .max(MAX_CHARACTERS, { error: () => texts.tooLong({ max: MAX_CHARACTERS }) })
  .default('');

const answerFields = {
  answer: z.enum(SHEPHERD_ANSWERS, { error: () => texts.answerMissing }),
  toChairs: text.describe('For the committee only.'),
  toAuthors: text.describe('A suggestion: chairs decide what authors read.'),
};

/** The committee needs to know what is missing. */
export const shepherdAnswerSchema = z
  .strictObject(answerFields)
  .refine(({ answer, toChairs }) => answer === 'verified' || toChairs !== '', {
    path: ['toChairs'],
    error: () => texts.missing,
  })
  .meta({ id: 'ShepherdAnswer' });
export type GivenAnswer = z.output<typeof shepherdAnswerSchema>;

const answered = z.object({
  answer: z.enum(SHEPHERD_ANSWERS),
  toChairs: z.string(),
  toAuthors: z.string(),
  answeredAt: moment,
});

const listed = z.object({
  paperId: z.uuid(),
  paperNumber: z.int().nullable(),
  paperTitle: z.string(),
  paperKind: z.enum(PAPER_KINDS),
  topic: z.string(),
  state: z
    .enum(['awaiting-revision', 'open', 'closed'])
    .describe('open: the revision is submitted, and the shepherd can answer.'),
  answer: z.enum(SHEPHERD_ANSWERS).nullable(),
});

/** Those that wait for the shepherd first. */
export const shepherdingsSchema = z
  .object({ items: z.array(listed.meta({ id: 'ShepherdedPaper' })) })
  .meta({ id: 'ShepherdedPapers' });
export type ShepherdedPapers = z.output<typeof shepherdingsSchema>;

/** As the shepherd sees it: without anything that identifies an author or a reviewer. */
export const shepherdingSchema = listed
  .extend({
    round: z.int(),
    paper: z.object({ abstract: z.string(), keywords: z.array(z.string()) }),
    pdf: z.object({ pages: z.int(), hasSupplement: z.boolean() }).nullable(),
    read: discussedSchema.extend({
      response: responseFormSchema.nullable().describe('Of the authors to the reviews.'),
    }),
    noteToAuthors: z.string().describe('Of the released decision.'),
    correctionsBy: moment.nullable(),
    verifyBy: moment.nullable().describe('When authors expect an answer to their revision.'),
    summaryOfChanges: z.string().describe('Of the authors, with their revision.'),
    given: answered.nullable().describe('To the last revision.'),
  })
  .meta({ id: 'Shepherding' });
export type Shepherding = z.output<typeof shepherdingSchema>;

export const shepherdChoiceSchema = z
  .strictObject({
    revision: z.int().describe('Of the paper that the caller read.'),
    reviewerId: idSchema.nullable().describe('Null for no one.'),
  })
  .meta({ id: 'ShepherdChoice' });
export type ShepherdChoice = z.output<typeof shepherdChoiceSchema>;

/** For organisers. */
export const paperShepherdSchema = z
  .object({
    id: z.uuid(),
    round: z.int(),
    reviewer: z.object({ id: z.uuid(), name: z.string() }),
    assignedAt: moment,
    isTold: z.boolean().describe('False until the decision is released.'),
    isCurrent: z.boolean().describe('False after a change, and for an earlier revision.'),
    given: answered.nullable(),
  })
  .meta({ id: 'PaperShepherd' });
