import type * as z from 'zod';
import { formatInstant } from '../../platform/i18n/formats.js';
import type { TextValues } from '../../platform/i18n/wording.js';
import { instant } from '../templates/email-fields.js';
import type { EmailEdition, EmailTemplate } from '../templates/email-template.js';

export const PLACEHOLDER_TYPES = ['text', 'number', 'choice'] as const;

/** A choice has options, for conditions: {name, select, option {…} other {…}}. */
export interface Placeholder {
  name: string;
  type: (typeof PLACEHOLDER_TYPES)[number];
  options: string[];
}

type Field = z.core.$ZodType;

interface FieldOf {
  type: string;
  innerType?: Field;
  options?: Field[];
  entries?: Record<string, string>;
  values?: unknown[];
  format?: string;
  in?: Field;
}

export const defOf = (field: Field) => field._zod.def as unknown as FieldOf;

const WRAPPERS = ['optional', 'nullable', 'default', 'readonly'];

export const isOptional = (field: Field): boolean => WRAPPERS.includes(defOf(field).type);

/** @returns the field without `optional()` and `nullable()` */
export function unwrapped(field: Field): Field {
  const { type, innerType } = defOf(field);
  return WRAPPERS.includes(type) && innerType ? unwrapped(innerType) : field;
}

/** The values of an enum or a boolean; empty for others. */
export function choicesOf(field: Field): (string | boolean)[] {
  const { type, entries } = defOf(field);
  if (type === 'boolean') return [true, false];
  return type === 'enum' && entries ? Object.values(entries) : [];
}

export const fieldsOf = ({ shape }: z.ZodObject) => Object.entries(shape) as [string, Field][];

const EDITION = ['conference', 'contactEmail', 'siteUrl'];

const isText = (field: Field): boolean => {
  const { type, in: input } = defOf(field);
  return field === instant || type === 'string' || (type === 'pipe' && !!input && isText(input));
};

/** Available in every text of the email: its fields of one value without secrets, and the conference's. */
export function placeholdersOf({ data, secrets }: EmailTemplate): Placeholder[] {
  const own = fieldsOf(data)
    .filter(([name]) => !secrets.includes(name))
    .flatMap(([name, field]): Placeholder[] => {
      const bare = unwrapped(field);
      const options = choicesOf(bare).map(String);
      if (options.length > 0) return [{ name, type: 'choice', options }];
      if (isText(bare)) return [{ name, type: 'text', options: [] }];
      return defOf(bare).format === 'safeint' ? [{ name, type: 'number', options: [] }] : [];
    });
  return [...EDITION.map((name): Placeholder => ({ name, type: 'text', options: [] })), ...own];
}

/** @throws ZodError when the data does not match the template's schema */
export function valuesOf(
  template: EmailTemplate,
  data: unknown,
  { name: conference, contactEmail, siteUrl }: EmailEdition,
): TextValues {
  const fields = template.data.parse(data);
  const values: TextValues = { conference, contactEmail, siteUrl };
  for (const { name, type } of placeholdersOf(template)) {
    const value = fields[name];
    if (EDITION.includes(name)) continue;
    if (value instanceof Date) values[name] = formatInstant(value);
    else if (type === 'number') values[name] = Number(value ?? 0);
    else values[name] = typeof value === 'string' || typeof value === 'boolean' ? `${value}` : '';
  }
  return values;
}
