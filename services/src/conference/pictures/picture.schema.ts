import * as z from 'zod';
import { PICTURE_NAME } from './picture-address.js';
import { texts } from './pictures.texts.js';

export const pictureSchema = z
  .object({
    address: z
      .string()
      .describe('For the edition. It is the largest width; `<address>/640` is a smaller one.'),
    width: z.int().describe('Pixels.'),
    height: z.int(),
  })
  .meta({ id: 'Picture' });
export type PictureAnswer = z.output<typeof pictureSchema>;

const name = z.string().regex(PICTURE_NAME, { error: () => texts.notAPicture });

export const pictureNameSchema = z.strictObject({ name });
export type PictureName = z.output<typeof pictureNameSchema>;

export const pictureFileSchema = z.strictObject({
  name,
  width: z.coerce.number().int().min(1).max(10_000),
});
export type PictureFile = z.output<typeof pictureFileSchema>;
