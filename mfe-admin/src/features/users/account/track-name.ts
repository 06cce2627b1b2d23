import type { Edition } from '@plenary/kit/edition';
import { permissionTexts as texts } from '../../../shared/permissions.texts';

/** A permission outlives its track. */
export function trackName({ tracks = [] }: Edition, id: string): string {
  return tracks.find((track) => track.id === id)?.name ?? texts.formerTrack;
}
