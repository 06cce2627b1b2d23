import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.document-layouts', {
  refused: 'Some texts can’t be used. Correct them and save again.',
  changed: 'These texts were saved by someone else. Your changes are not saved yet.',
  signer: 'The name',
  signerRole: 'The role',
  unknownPicture: 'This picture is not available any more. Upload it again.',
});

/** @param problems messages by the ids of texts */
export const textsRefused = (problems: Record<string, string>) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.refused, {
    fields: Object.fromEntries(
      Object.entries(problems).map(([id, problem]) => [`texts.${id}`, problem]),
    ),
  });

export const textsChanged = () => new AppError(ErrorCode.CONFLICT, texts.changed);

/** @param field of the picture, such as `signatures.0.picture` */
export const pictureGone = (field: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.unknownPicture, {
    fields: { [field]: texts.unknownPicture },
  });
