import * as z from 'zod';
import { PICTURE_ADDRESS } from '../../conference/pictures/picture-address.js';
import { TEXT_PARTS } from '../../messaging/wordings/worded-texts.js';
import { PLACEHOLDER_TYPES } from '../../messaging/wordings/placeholders.js';
import { lineSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { WORDED_KINDS } from './document-kinds.js';
import { texts } from './document-layouts.errors.js';
import { TEXT_IDS } from './layout-check.js';

const kind = z.enum(WORDED_KINDS);
const MOST_SIGNATURES = 2;

export const layoutKindSchema = z.strictObject({ kind });
export type LayoutKind = z.output<typeof layoutKindSchema>;

const version = z.int().min(0).describe('0 for the texts of the code.');

/** More characters than any text may have: the check of each text says so with its place. */
const editedTexts = z.record(z.string().max(100), multiLine(z.string().max(20_000)));

const picture = z
  .union([z.literal(''), z.string().regex(new RegExp(`${PICTURE_ADDRESS.source}$`))])
  .describe('The address of an uploaded picture.');

const signature = z
  .strictObject({
    name: lineSchema(() => texts.signer, { max: 100 }),
    role: lineSchema(() => texts.signerRole, { max: 100 }),
    picture,
  })
  .meta({ id: 'DocumentSignature' });

export const layoutSchema = z
  .strictObject({
    texts: editedTexts.describe('Those that differ from the code, by id.'),
    signatures: z.array(signature).max(MOST_SIGNATURES),
    logo: picture.default('').describe('Blank for the mark of the site.'),
  })
  .meta({ id: 'DocumentLayout' });
export type Layout = z.output<typeof layoutSchema>;

export const layoutChangeSchema = layoutSchema
  .extend({ version: version.describe('That the change is based on.') })
  .meta({ id: 'DocumentLayoutChange' });
export type LayoutChange = z.output<typeof layoutChangeSchema>;

const placeholder = z
  .object({
    name: z.string(),
    type: z.enum(PLACEHOLDER_TYPES),
    options: z.array(z.string()).describe('Of a choice.'),
  })
  .meta({ id: 'DocumentPlaceholder' });

export const layoutAnswerSchema = z
  .object({
    kind,
    version,
    isLetter: z.boolean().describe('With an address and a date at its top.'),
    texts: z.array(
      z.object({
        id: z.enum(TEXT_IDS),
        part: z.enum(TEXT_PARTS),
        source: z.string().describe('The text of the code, an ICU message.'),
        text: z.string().describe('The edited text, or the source.'),
        mayBeEmpty: z.boolean(),
        placeholders: z
          .array(placeholder.extend({ isRequired: z.boolean() }))
          .describe('Those of the source.'),
      }),
    ),
    placeholders: z.array(placeholder).describe('Available in every text.'),
    signatures: z.array(signature),
    logo: z.string(),
    versions: z
      .array(
        z.object({
          version,
          savedAt: z.iso.datetime(),
          savedBy: z.string(),
          texts: editedTexts,
          signatures: z.array(signature),
          logo: z.string(),
        }),
      )
      .describe('Newest first; of many the newest.'),
  })
  .meta({ id: 'DocumentTexts' });
export type LayoutAnswer = z.output<typeof layoutAnswerSchema>;
