export const PAPER_NEEDS = [
  'acknowledgement',
  'reviewers',
  'replacement',
  'late-reviews',
  'decision',
  'discussion',
  'similarity',
  'handler',
  'release',
  'verification',
  'camera-ready',
] as const;
export type PaperNeed = (typeof PAPER_NEEDS)[number];
