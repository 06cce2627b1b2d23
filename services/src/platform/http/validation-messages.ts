import * as z from 'zod';
import { texts } from './http.texts.js';

type Issue = Parameters<NonNullable<z.core.$ZodConfig['localeError']>>[0];

/**
 * The words of every problem for which a schema has none: zod's own would show callers the wording and
 * the patterns of schemas.
 */
z.config({ localeError: (issue) => messageOf(issue) });

function messageOf(issue: Issue): string {
  const { expected } = texts;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? expected.something : nameOfType(issue.expected);
    case 'invalid_format':
      return nameOfFormat(issue.format);
    case 'invalid_value':
      return expected.option;
    case 'unrecognized_keys':
      return expected.nothing;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? expected.longer({ min: Number(issue.minimum), of: issue.origin })
        : expected.atLeast({ min: Number(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? expected.shorter({ max: Number(issue.maximum), of: issue.origin })
        : expected.atMost({ max: Number(issue.maximum) });
    case 'not_multiple_of':
      return expected.multiple({ of: Number(issue.divisor) });
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'custom':
      return expected.other;
  }
}

function nameOfType(type: string): string {
  const { expected } = texts;
  switch (type) {
    case 'number':
      return expected.number;
    case 'int':
      return expected.wholeNumber;
    case 'string':
      return expected.text;
    case 'boolean':
      return expected.boolean;
    case 'array':
    case 'tuple':
      return expected.list;
    case 'object':
    case 'record':
      return expected.object;
    default:
      return expected.other;
  }
}

function nameOfFormat(format: string): string {
  const { expected, fields } = texts;
  switch (format) {
    case 'email':
      return fields.invalidEmail;
    case 'uuid':
      return fields.notAnId;
    case 'url':
      return expected.link;
    case 'date':
      return expected.date;
    case 'datetime':
      return expected.instant;
    case 'time':
      return expected.time;
    default:
      return expected.format;
  }
}
