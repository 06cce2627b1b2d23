import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readUpload, type Upload, type UploadRule } from '../../platform/files/upload.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { importFormSchema } from './statement.schema.js';
import type { CsvChoice } from './statement-imports.service.js';
import { texts } from './statements.texts.js';

const MEGABYTES = 64;

/** As documented; the layout is JSON. */
export const importFields = z.strictObject({
  account: z.string().optional(),
  layout: z.string().optional(),
});

/** The form of an import: a file, and the choices for a CSV file. */
@Injectable()
export class StatementForms {
  /** @throws AppError as readUpload; VALIDATION_FAILED */
  async read(request: FastifyRequest): Promise<{ upload: Upload; choice?: CsvChoice }> {
    const { upload, fields } = await readUpload(request, rule());
    const parsed = importFormSchema.safeParse(fields);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const field = String(issue?.path[0] ?? 'file');
      const text = field === 'account' ? (issue?.message ?? '') : texts.layoutWrong;
      throw new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });
    }
    const { account, layout } = parsed.data;
    return { upload, ...(account && layout && { choice: { account, layout } }) };
  }
}

function rule(): UploadRule {
  return {
    field: 'file',
    maxBytes: MEGABYTES * 1024 * 1024,
    types: [],
    isAnything: true,
    texts: {
      missing: texts.fileMissing,
      wrongType: texts.faults['unknown-format'],
      tooLarge: texts.fileTooLarge({ megabytes: String(MEGABYTES) }),
    },
  };
}
