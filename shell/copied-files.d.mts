export function copiedFiles(
  dir: string,
): { from: string; to?: string; noErrorOnMissing?: boolean }[];
