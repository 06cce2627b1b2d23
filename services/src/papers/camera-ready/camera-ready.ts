/** Of the camera-ready version of an accepted paper. */
export const CAMERA_READY_STATES = [
  'missing',
  'received',
  'checked',
  'sent-back',
  'locked',
] as const;
export type CameraReadyState = (typeof CAMERA_READY_STATES)[number];

export const CAMERA_READY_ACTS = ['check', 'send-back', 'lock', 'unlock'] as const;
export type CameraReadyAct = (typeof CAMERA_READY_ACTS)[number];

/** Another file of the author makes every state but `locked` to `received`. */
const NEXT: Record<CameraReadyState, Partial<Record<CameraReadyAct, CameraReadyState>>> = {
  missing: {},
  received: { check: 'checked', 'send-back': 'sent-back' },
  checked: { 'send-back': 'sent-back', lock: 'locked' },
  'sent-back': {},
  locked: { unlock: 'checked' },
};

/** Undefined when the act is not allowed. */
export function nextCameraReady(
  from: CameraReadyState,
  act: CameraReadyAct,
): CameraReadyState | undefined {
  return NEXT[from][act];
}

/** What a version is checked for. */
export const CAMERA_READY_CHECKS = ['pages', 'fonts', 'agreement', 'authors'] as const;
export type CameraReadyCheck = (typeof CAMERA_READY_CHECKS)[number];

/** What the file itself tells. `null`: not known of files that were uploaded earlier. */
export interface CameraReadyFacts {
  pages: number | null;
  maxPages: number;
  /** Names of fonts that are not embedded. */
  missingFonts: string[] | null;
  isAgreed: boolean;
}

/**
 * What an organiser confirms: what the file does not prove. Additional authors cannot be found, so the list
 * of authors is always compared by a person.
 */
export function checksToTick({
  pages,
  maxPages,
  missingFonts,
  isAgreed,
}: CameraReadyFacts): CameraReadyCheck[] {
  const isProven: Record<CameraReadyCheck, boolean> = {
    pages: pages !== null && pages <= maxPages,
    fonts: missingFonts?.length === 0,
    agreement: isAgreed,
    authors: false,
  };
  return CAMERA_READY_CHECKS.filter((check) => !isProven[check]);
}

/** Whether the author may submit a file. A paper that was sent back has no deadline. */
export function takesCameraReady(
  { state, by }: { state: CameraReadyState; by: Date | null },
  now: Date,
): boolean {
  if (state === 'locked') return false;
  return state === 'sent-back' || by === null || now <= by;
}
