import { htmlOf, textOf } from './email-layout.js';
import { readable } from '../../platform/http/readable-text.js';
import { inLocale, SOURCE_LANG } from '../../platform/i18n/locale.js';
import type { EmailEdition, EmailTemplate } from './email-template.js';

export interface RenderedEmail {
  fromName: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  takesReplies?: boolean | undefined;
  follows?: string | undefined;
  unsubscribeUrl?: string | undefined;
}

/** @param lang BCP 47 tag @throws ZodError when the data does not match the template's schema */
export function renderEmail(
  template: Pick<EmailTemplate, 'write'>,
  data: unknown,
  edition: EmailEdition,
  lang = SOURCE_LANG,
): RenderedEmail {
  return inLocale(lang, () => {
    const { subject, blocks, ...headers } = template.write(data, edition);
    return {
      fromName: oneLine(edition.name),
      subject: oneLine(subject),
      text: readable(textOf(blocks, edition)),
      html: readable(htmlOf(subject, blocks, edition)),
      ...headers,
    };
  });
}

/** For headers. */
function oneLine(text: string): string {
  return readable(text).replace(/[\n\t\u2028\u2029]+/g, ' ');
}

export function renderSample(template: EmailTemplate, edition: EmailEdition): RenderedEmail {
  return renderEmail(template, template.sample(edition.siteUrl), edition);
}
