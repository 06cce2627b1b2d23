import { defineTexts } from '../../platform/i18n/define-texts.js';
import { inWording } from '../../platform/i18n/wording.js';
import { type Block, paragraph } from '../templates/email-blocks.js';
import type { EmailContent, EmailEdition, EmailTemplate } from '../templates/email-template.js';
import { renderEmail, type RenderedEmail } from '../templates/rendered-email.js';
import { valuesOf } from './placeholders.js';

/** Edited texts of an email by id: ICU messages. A text that is missing is the code's. */
export type EmailTexts = Readonly<Record<string, string>>;

/** Below it are the texts of all emails; ids are stored without it. */
export const NAMESPACE = 'server.emails.';

/** Empty until organisers fill them. */
const added = defineTexts('server.emails.added', { opening: '', closing: '' });
export const ADDED = ['added.opening', 'added.closing'] as const;

export const idOf = (id: string): string => id.slice(NAMESPACE.length);

/**
 * Renders the email with the organisers' texts. Values are filled in once: a placeholder in a value stays text.
 * @throws ZodError when the data does not match the template's schema
 */
export function renderWorded(
  template: EmailTemplate,
  texts: EmailTexts,
  data: unknown,
  edition: EmailEdition,
): RenderedEmail {
  if (Object.keys(texts).length === 0) return renderEmail(template, data, edition);
  const wording = {
    message: (id: string) => (id.startsWith(NAMESPACE) ? textAt(texts, idOf(id)) : undefined),
    values: valuesOf(template, data, edition),
  };
  const write = (data: unknown, edition: EmailEdition) => shaped(template.write(data, edition));
  return inWording(wording, () => renderEmail({ write }, data, edition));
}

const textAt = (texts: EmailTexts, id: string) =>
  Object.hasOwn(texts, id) ? texts[id] : undefined;

/** The added paragraphs follow the greeting and the last block. */
function shaped({ blocks: [first, ...rest], ...content }: EmailContent): EmailContent {
  const all = [
    ...(first ? [first] : []),
    paragraph(added.opening),
    ...rest,
    paragraph(added.closing),
  ];
  return { ...content, blocks: all.flatMap(paragraphs) };
}

/** A blank line begins a paragraph; an empty text has none. */
function paragraphs(block: Block): Block[] {
  if (block.kind !== 'paragraph' && block.kind !== 'note') return [block];
  return block.text
    .split(/\n\s*\n/)
    .filter((text) => text.trim())
    .map((text) => ({ ...block, text: text.trim() }));
}
