import * as z from 'zod';
import { idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { texts } from './online-attendance.errors.js';

const column = z.int().min(0).max(99);

/** How a webinar tool writes its list: detected, and confirmed by a person. */
export const attendanceLayoutSchema = z
  .strictObject({
    separator: z.enum([',', ';', '\t', '|']),
    headLine: z.int().min(1).max(300).describe('The line of the column names, from 1 on.'),
    dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
    columns: z.strictObject({
      name: column,
      email: column.nullable(),
      joined: column,
      left: column,
      minutes: column.nullable().describe('Left out: from joining to leaving.'),
    }),
  })
  .meta({ id: 'AttendanceLayout' });
export type AttendanceLayout = z.output<typeof attendanceLayoutSchema>;

export const LINE_FAULTS = ['no-name', 'joined', 'left', 'left-before', 'minutes'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'attendance_lines.fault': LineFault;
  }
}

/** As documented; the layout is JSON. */
export const importFields = z.strictObject({
  session: z.string().optional(),
  minimumMinutes: z.string().optional(),
  layout: z.string().optional(),
});

export const choiceSchema = z.object({
  session: lineSchema(() => texts.session, { max: 120 }),
  minimumMinutes: z.coerce.number().int().min(0).max(1440),
  layout: z
    .string()
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    })
    .pipe(attendanceLayoutSchema),
});
export type AttendanceChoice = z.output<typeof choiceSchema>;

const importSchema = z
  .object({
    id: z.uuid(),
    session: z.string(),
    fileName: z.string(),
    minimumMinutes: z.int(),
    importedAt: z.iso.datetime(),
    importedBy: z.string(),
    lines: z.int().describe('Those that were read.'),
    people: z.int().describe('With as many minutes as needed.'),
    unmatched: z.int(),
    refused: z.int(),
  })
  .meta({ id: 'AttendanceImport' });
export type ImportAnswer = z.output<typeof importSchema>;

export const importsSchema = z
  .object({ items: z.array(importSchema) })
  .meta({ id: 'AttendanceImports' });

const lineAnswerSchema = z
  .object({
    id: z.uuid(),
    line: z.int(),
    name: z.string(),
    email: z.string(),
    joinedAt: z.iso.datetime().nullable(),
    minutes: z.int().nullable(),
    assignedTo: z.string().nullable().describe('By hand.'),
    fault: z.enum(LINE_FAULTS).nullable().describe('Why the line was refused.'),
    written: z.string().nullable().describe('A refused line, as the file has it.'),
  })
  .meta({ id: 'AttendanceLine' });

export const importLinesSchema = z
  .object({ import: importSchema, lines: z.array(lineAnswerSchema) })
  .meta({ id: 'AttendanceImportLines' });

export const importedSchema = z
  .object({
    imported: importSchema.nullable().describe('Null where every line was imported before.'),
    detected: z
      .object({
        layout: attendanceLayoutSchema,
        columns: z.array(z.string()),
        rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
        timeZone: z.string(),
        minimumMinutes: z.int().describe('Of the last import.'),
      })
      .nullable()
      .describe('To confirm: nothing was imported.'),
  })
  .meta({ id: 'AttendanceImported' });

export const importIdSchema = z.strictObject({ id: idSchema });
export type ImportId = z.output<typeof importIdSchema>;

export const assignmentSchema = z
  .strictObject({ registrationId: idSchema.nullable() })
  .meta({ id: 'AttendanceAssignment' });
export type Assignment = z.output<typeof assignmentSchema>;
