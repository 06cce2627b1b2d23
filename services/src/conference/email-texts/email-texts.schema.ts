import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { emailKinds } from '../../messaging/templates/email-template.js';
import { PLACEHOLDER_TYPES } from '../../messaging/wordings/placeholders.js';
import { TEXT_PARTS } from '../../messaging/wordings/worded-texts.js';

/** Lazy: rooms register their kinds while their modules load. */
const kind = z.lazy(() => z.enum(emailKinds()));
/** More characters than any text may have: the check of each text says so with its place. */
const textsSchema = z.record(z.string().max(100), multiLine(z.string().max(20_000)));
const version = z.int().min(0).describe('0 for the texts of the code.');

export const kindSchema = z.strictObject({ kind });
export type Kind = z.output<typeof kindSchema>;

export const kindAndEmailSchema = z.strictObject({ kind, id: idSchema });
export type KindAndEmail = z.output<typeof kindAndEmailSchema>;

export const templatesSchema = z
  .object({
    items: z.array(
      z.object({
        kind,
        version,
        isEdited: z.boolean(),
        savedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'EmailTemplates' });
export type Templates = z.output<typeof templatesSchema>;

const placeholder = z
  .object({
    name: z.string(),
    type: z.enum(PLACEHOLDER_TYPES),
    options: z.array(z.string()).describe('Of a choice.'),
  })
  .meta({ id: 'EmailPlaceholder' });

export const templateSchema = z
  .object({
    kind,
    version,
    texts: z.array(
      z.object({
        id: z.string(),
        part: z.enum(TEXT_PARTS),
        source: z.string().describe('The text of the code, an ICU message.'),
        text: z.string().describe('The edited text, or the source.'),
        mayBeEmpty: z.boolean(),
        placeholders: z
          .array(placeholder.extend({ isRequired: z.boolean() }))
          .describe('Available in this text only.'),
      }),
    ),
    placeholders: z.array(placeholder).describe('Available in every text.'),
    samples: z.array(z.string()).describe('What differs from the first sample, by index.'),
    versions: z
      .array(
        z.object({
          version,
          savedAt: z.iso.datetime(),
          savedBy: z.string(),
          texts: textsSchema.describe('The edited texts by id.'),
        }),
      )
      .describe('Newest first; of many the newest.'),
  })
  .meta({ id: 'EmailTemplate' });
export type Template = z.output<typeof templateSchema>;

export const textsChangeSchema = z
  .strictObject({ version: version.describe('That the change is based on.'), texts: textsSchema })
  .meta({ id: 'EmailTextsChange' });
export type TextsChange = z.output<typeof textsChangeSchema>;

export const samplePreviewSchema = z
  .strictObject({ texts: textsSchema, sample: z.int().min(0).max(1000).default(0) })
  .meta({ id: 'EmailSamplePreview' });
export type SamplePreview = z.input<typeof samplePreviewSchema>;

export const realPreviewSchema = z
  .strictObject({ texts: textsSchema })
  .meta({ id: 'EmailRealPreview' });
export type RealPreview = z.output<typeof realPreviewSchema>;

export const previewSchema = z
  .object({
    subject: z.string(),
    replyTo: z.string().nullable(),
    text: z.string(),
    html: z.string().describe('To be shown in a sandboxed frame.'),
  })
  .meta({ id: 'EmailTextsPreview' });
export type Preview = z.output<typeof previewSchema>;
