export function contractFiles(folder: string): string[];
