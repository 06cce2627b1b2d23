import { useAssets } from '@plenary/kit/ui';

/** In shell/assets/drawings, made by shell/kit/art/make-drawings.mjs. */
export type DrawingName =
  | 'ai-media'
  | 'digital-media'
  | 'media-convergence'
  /** Main building, lecture hall, library, river, clock tower, garden. */
  | `venue-${0 | 1 | 2 | 3 | 4 | 5}`;

/** In place of a photograph. A file, so that the page is painted before it is loaded; its place has a size. */
export function Drawing({ name }: { name: DrawingName }) {
  return <img src={`${useAssets()}/drawings/${name}.svg`} alt="" loading="lazy" decoding="async" />;
}
