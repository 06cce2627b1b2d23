import * as z from 'zod';
import { idSchema, textSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.review.notes', {
  note: 'The note',
  notFound: 'This note was deleted, or another organiser wrote it.',
  deleted: 'Note deleted.',
});

export const newNoteSchema = z
  .strictObject({ text: textSchema(() => texts.note, { max: 5000 }) })
  .meta({ id: 'NewPaperNote' });
export type NewNote = z.output<typeof newNoteSchema>;

export const noteAddedSchema = z.object({ id: z.uuid() }).meta({ id: 'PaperNoteAdded' });
export type NoteAdded = z.output<typeof noteAddedSchema>;

export const noteIdSchema = z.strictObject({ id: idSchema, noteId: idSchema });
export type NoteId = z.output<typeof noteIdSchema>;
