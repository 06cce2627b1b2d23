import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import * as z from 'zod';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';
import { isMultiLine } from './multi-line.js';
import { readText, type ReadValue } from './readable-text.js';
import './validation-messages.js';

/** Of parameters without a schema. To build one for each request took a fiftieth of reading a record. */
const ANYTHING = z.unknown();

/**
 * Checks each body, query and path parameter: first that its texts are readable, then against the zod
 * schema of its decorator, and that texts are one line where the schema does not say otherwise.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { type, schema = ANYTHING }: ArgumentMetadata): unknown {
    // Of our decorators, such as the caller.
    if (type === 'custom') return value;
    if (!(schema instanceof z.ZodType))
      throw new Error('A parameter has a schema of another library');
    // Thrown at once, so that it comes before other problems, also those of another parameter.
    const text = readable(schema, value);
    return Promise.resolve().then(() => checked(schema, text));
  }
}

/** For values that no pipe checks, such as multipart fields. @throws AppError VALIDATION_FAILED */
export function parsed<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  return checked(schema, readable(schema, given));
}

/** @throws AppError VALIDATION_FAILED, naming each text that not every consumer can read */
function readable(schema: z.ZodType, given: unknown): ReadValue {
  const text = readText(given, (path) => isMultiLine(schema, path));
  const [first] = Object.values(text.problems);
  if (first === undefined) return text;
  throw new AppError(ErrorCode.VALIDATION_FAILED, first, { fields: text.problems });
}

function checked<Output>(schema: z.ZodType<Output>, { value, breaks }: ReadValue): Output {
  const result = schema.safeParse(value);
  if (result.success && Object.keys(breaks).length === 0) return result.data;
  throw validationFailed(result.error?.issues ?? [], breaks);
}

/**
 * The message is the first problem's, so that a screen can show it.
 * @param breaks problems of texts for which the schema may have words
 */
function validationFailed(
  issues: readonly z.core.$ZodIssue[],
  breaks: Record<string, string> = {},
): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const name of namesOf(issue)) fields[name] ??= issue.message;
  }
  for (const [name, problem] of Object.entries(breaks)) fields[name] ??= problem;
  const message = issues[0]?.message ?? Object.values(breaks)[0] ?? texts.invalid;
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields });
}

function namesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  // zod reports unknown fields as keys, separate from the path of their object.
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return path.length > 0 ? [path.join('.')] : [];
}
