import { VenueArt } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';
import { Photo } from '../../parts/photo';

export type Picture = Edition['venue']['gallery'][number];

interface VenuePictureProps {
  picture: Picture;
  index: number;
  /** As the `sizes` of an image. */
  sizes: string;
}

/** The organiser's photograph or, until there is one, a drawing. Its caption stands beside it. */
export function VenuePicture({ picture, index, sizes }: VenuePictureProps) {
  if (!picture.image) return <VenueArt index={index} />;
  return <Photo address={picture.image} sizes={sizes} />;
}
