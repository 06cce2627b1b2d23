export const leftOut: Record<string, string[]>;
