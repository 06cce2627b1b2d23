import { VenueArt } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';
import { Photo } from '../../shared/photo';

export type Picture = Edition['venue']['gallery'][number];

interface VenuePictureProps {
  picture: Picture;
  index: number;
  sizes: string;
}

export function VenuePicture({ picture, index, sizes }: VenuePictureProps) {
  if (!picture.image) return <VenueArt index={index} />;
  return <Photo address={picture.image} sizes={sizes} />;
}
