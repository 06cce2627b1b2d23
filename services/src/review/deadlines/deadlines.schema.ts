import * as z from 'zod';
import { extensionFields } from '../../conference/editions/extension.js';

export const reviewExtensionSchema = z
  .strictObject(extensionFields)
  .meta({ id: 'ReviewExtension' });
export type ReviewExtension = z.output<typeof reviewExtensionSchema>;

export const responseEndChoiceSchema = z
  .strictObject({
    ...extensionFields,
    lastDay: extensionFields.lastDay.nullable().describe('Null for the end of the edition.'),
    seen: z.iso
      .datetime()
      .nullable()
      .describe('The paper’s own end that the caller read; any other returns 409.'),
  })
  .meta({ id: 'ResponseEndChoice' });
export type ResponseEndChoice = z.output<typeof responseEndChoiceSchema>;

export const cameraReadyExtensionSchema = z
  .strictObject({
    ...extensionFields,
    revision: z.int().min(1).describe('Of the camera-ready version, as the chair read it.'),
  })
  .meta({ id: 'CameraReadyExtension' });
export type CameraReadyExtension = z.output<typeof cameraReadyExtensionSchema>;

export const revisionExtensionSchema = z
  .strictObject({
    ...extensionFields,
    revision: z.int().min(1).describe('The revision that the chair read.'),
  })
  .meta({ id: 'RevisionExtension' });
export type RevisionExtension = z.output<typeof revisionExtensionSchema>;
