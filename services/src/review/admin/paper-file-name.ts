import type { PaperRow } from './admin-papers.schema.js';

/** ASCII, for every file system: "0042-radio-and-its-machines.pdf". */
export function paperFileName({
  id,
  number,
  title,
}: Pick<PaperRow, 'id' | 'number' | 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase();
  const first = number === null ? id : String(number).padStart(4, '0');
  return `${first}${words && `-${words}`}.pdf`;
}
