import { VenueArt } from '@plenary/kit/art';
import type { Edition } from '@plenary/kit/edition';

export type Picture = Edition['venue']['gallery'][number];

/** The organiser's photograph or, until there is one, a drawing. Its caption stands beside it. */
export function VenuePicture({ picture, index }: { picture: Picture; index: number }) {
  if (!picture.image) return <VenueArt index={index} />;
  return <img src={picture.image} alt="" loading="lazy" width="400" height="300" />;
}
