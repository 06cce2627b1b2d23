import { StartError } from '../../../platform/config/start-error.js';

/** A reason not to make or restore a backup that its reader can act on: printed as one line. */
export class ArchiveError extends StartError {}

export const damaged = (place: string) =>
  new ArchiveError(`The backup is damaged or was changed: ${place}. Take another one.`);

export const cutOff = () =>
  new ArchiveError('The backup ends too early: it was cut off. Take another one.');
