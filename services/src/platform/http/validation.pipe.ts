import { Injectable, StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type * as z from 'zod';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';
import { readText } from './readable-text.js';
import './validation-messages.js';

/** Standard Schema; zod adds `keys` for unknown fields. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

/**
 * Checks each body, query and path parameter: first that its texts are readable, then against the zod
 * schema of its decorator.
 */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: validationFailed });
  }

  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const isFromOutside = metadata.type !== 'custom';
    return super.transform((isFromOutside ? readable(value) : value) as T, metadata);
  }
}

/** For values that no pipe checks, such as multipart fields. @throws AppError VALIDATION_FAILED */
export function parsed<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(readable(value));
  if (!result.success) throw validationFailed(result.error.issues);
  return result.data;
}

/** @throws AppError VALIDATION_FAILED, naming each text that not every consumer can read */
function readable(given: unknown): unknown {
  const { value, problems } = readText(given);
  const [first] = Object.values(problems);
  if (first === undefined) return value;
  throw new AppError(ErrorCode.VALIDATION_FAILED, first, { fields: problems });
}

/** The message is the first problem's, so that a screen can show it. */
function validationFailed(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const name of namesOf(issue)) fields[name] ??= issue.message;
  }
  const message = issues[0]?.message ?? texts.invalid;
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields });
}

function namesOf(issue: Issue): string[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  // zod reports unknown fields as keys, separate from the path of their object.
  const unknown = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
  if (unknown.length > 0) return unknown.map((key) => [...path, key].join('.'));
  return path.length > 0 ? [path.join('.')] : [];
}
