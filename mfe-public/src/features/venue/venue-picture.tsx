import type { Edition } from '@plenary/kit/edition';
import { Drawing, type DrawingName } from '../../shared/drawing';
import { Photo } from '../../shared/photo';

export type Picture = Edition['venue']['gallery'][number];

/** In place of photographs. */
const drawings: DrawingName[] = ['venue-0', 'venue-1', 'venue-2', 'venue-3', 'venue-4', 'venue-5'];

interface VenuePictureProps {
  picture: Picture;
  index: number;
  sizes: string;
}

export function VenuePicture({ picture, index, sizes }: VenuePictureProps) {
  if (!picture.image) return <Drawing name={drawings[index % drawings.length]!} />;
  return <Photo address={picture.image} sizes={sizes} />;
}
