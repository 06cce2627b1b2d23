import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type * as z from 'zod';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

/** One problem, as Standard Schema words it; zod adds `keys` for unknown fields. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

/** Checks each body, query and path parameter against the zod schema that stands beside it. */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: validationFailed });
  }
}

/**
 * For what no pipe sees, such as the fields of a form with a file.
 * @throws AppError VALIDATION_FAILED
 */
export function parsed<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (!result.success) throw validationFailed(result.error.issues);
  return result.data;
}

/** The message is the first problem's own, so that a screen may show it as it is. */
function validationFailed(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const name of namesOf(issue)) fields[name] ??= issue.message;
  }
  const message = issues[0]?.message ?? 'The request is not valid.';
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields });
}

function namesOf(issue: Issue): string[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  // zod names unknown fields beside the path of the object that holds them.
  const unknown = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
  if (unknown.length > 0) return unknown.map((key) => [...path, key].join('.'));
  return path.length > 0 ? [path.join('.')] : [];
}
