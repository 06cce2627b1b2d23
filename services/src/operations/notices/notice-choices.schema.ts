import * as z from 'zod';
import { NOTICE_CHOICES, NOTICE_KINDS } from '../../platform/notices/notice-kinds.js';

const choice = z.enum(NOTICE_CHOICES);

export const noticeKindSchema = z.strictObject({ kind: z.enum(NOTICE_KINDS) });
export type NoticeKindOfPath = z.output<typeof noticeKindSchema>;

export const noticeChoiceSchema = z.strictObject({ choice }).meta({ id: 'NoticeChoice' });
export type ChangedChoice = z.output<typeof noticeChoiceSchema>;

export const noticeChoicesSchema = z
  .object({
    items: z
      .array(z.object({ kind: z.enum(NOTICE_KINDS), choice }).meta({ id: 'NoticeOfKind' }))
      .describe('The kinds that the caller’s permissions include.'),
  })
  .meta({ id: 'NoticeChoices' });
export type NoticeChoices = z.output<typeof noticeChoicesSchema>;
