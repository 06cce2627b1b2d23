import type { components } from '@plenary/kit/api';
import { texts } from './texts';

type EmailTemplate = NonNullable<components['schemas']['AdminEmailRow']['kind']>;

export const emailTemplateLabel = (template: string): string =>
  texts.emailTemplates[template as EmailTemplate];

export const emailTemplateOptions = Object.entries(texts.emailTemplates).map(([value, label]) => ({
  value,
  label,
}));
