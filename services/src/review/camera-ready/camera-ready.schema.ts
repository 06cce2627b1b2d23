import * as z from 'zod';
import { CAMERA_READY_CHECKS } from '../../papers/camera-ready/camera-ready.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { textSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.camera-ready', {
  reasons: 'The reasons',
  notTicked: 'Please confirm every point that the program could not check',
  notPossible:
    'This is not possible in the present state of the camera-ready version. Please reload.',
});

const revision = z.int().min(1).describe('The revision of the version that the chair read.');

export const cameraReadyActSchema = z
  .discriminatedUnion('act', [
    z.strictObject({
      act: z.literal('check'),
      revision,
      ticked: z
        .array(z.enum(CAMERA_READY_CHECKS))
        .max(CAMERA_READY_CHECKS.length)
        .describe('What the organiser confirms; all of `toTick`.'),
    }),
    z.strictObject({
      act: z.literal('send-back'),
      revision,
      reasons: textSchema(() => texts.reasons, { min: 3, max: 5000 }).describe('For the author.'),
    }),
    z.strictObject({ act: z.enum(['lock', 'unlock']), revision }),
  ])
  .meta({ id: 'CameraReadyAct' });
export type AskedAct = z.output<typeof cameraReadyActSchema>;

export const checksNotTicked = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.notTicked, {
    fields: { ticked: texts.notTicked },
  });

export const cameraReadyElsewhere = () =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.notPossible);
