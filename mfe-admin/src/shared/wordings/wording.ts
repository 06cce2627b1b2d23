import type { components } from '@plenary/kit/api';

/** Emails and documents describe them alike. */
export type WordedText = components['schemas']['EmailTemplate']['texts'][number];
export type Placeholder = components['schemas']['EmailPlaceholder'];

/** Edited texts by id. */
export type Texts = Record<string, string>;

export interface TextVersion {
  version: number;
  savedAt: string;
  savedBy: string;
  texts: Texts;
}
