// Generates the paper and poster templates (npm run templates -w mfe-public), byte for byte reproducible.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { docx } from './docx.mjs';
import { latex } from './latex.mjs';
import { pptx } from './pptx.mjs';
import { paper, poster } from './content.mjs';

const root = path.resolve(import.meta.dirname, '..');
const assets = path.join(root, 'assets');

/** ZIP stores local times: this one yields the same bytes in every time zone. */
const mtime = new Date(2025, 0, 1);

const files = {
  'paper-template.docx': docx(paper),
  'paper-template-latex.zip': latex(paper),
  'poster-template.pptx': pptx(poster),
};

mkdirSync(assets, { recursive: true });
const sizes = Object.entries(files).map(([name, parts]) => {
  const entries = Object.entries(parts).map(([part, text]) => [part, strToU8(text)]);
  const bytes = zipSync(Object.fromEntries(entries), { level: 9, mtime });
  writeFileSync(path.join(assets, name), bytes);
  return `  '${name}': ${bytes.length},`;
});

writeFileSync(
  path.join(root, 'src/features/calls/templates.gen.ts'),
  [
    '// Made by templates/make-templates.mjs.',
    '/** The templates in the assets folder, and their sizes in bytes. */',
    'export const templateBytes = {',
    ...sizes,
    '} as const;',
    '',
  ].join('\n'),
);
