export const PAPER_KINDS = ['full-paper', 'poster'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
