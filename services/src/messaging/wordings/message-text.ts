import { IntlMessageFormat } from 'intl-messageformat';
import type { TextValues } from '../../platform/i18n/wording.js';
import { formatTag } from '../../platform/i18n/locale.js';

/** Fills an organiser's message again and again. Values are filled in once: a placeholder in a value stays text. @throws Error for a broken message */
export function messageFiller(message: string): (values: TextValues) => string {
  const format = new IntlMessageFormat(message, formatTag(), undefined, { ignoreTag: true });
  return (values) => String(format.format(values));
}
