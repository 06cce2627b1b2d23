import { htmlOf, textOf } from './email-layout.js';
import { inLocale, SOURCE_LANG } from '../../platform/i18n/locale.js';
import type { EmailEdition, EmailTemplate } from './email-template.js';

export interface RenderedEmail {
  fromName: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
}

/** @param lang BCP 47 tag @throws ZodError when the data does not match the template's schema */
export function renderEmail(
  template: Pick<EmailTemplate, 'write'>,
  data: unknown,
  edition: EmailEdition,
  lang = SOURCE_LANG,
): RenderedEmail {
  return inLocale(lang, () => {
    const { subject, blocks, replyTo } = template.write(data, edition);
    return {
      fromName: edition.name,
      subject,
      text: textOf(blocks, edition),
      html: htmlOf(subject, blocks, edition),
      replyTo,
    };
  });
}

export function renderSample(template: EmailTemplate, edition: EmailEdition): RenderedEmail {
  return renderEmail(template, template.sample(edition.siteUrl), edition);
}
