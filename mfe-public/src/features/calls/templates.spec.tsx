import { renderRemote, screen } from '@plenary/kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { TemplateLinks, type Template } from './template-links';
import { templateBytes } from './templates.gen';

const templates: [Template, string, string[]][] = [
  ['paper-template.docx', 'Word template', ['word/document.xml', 'word/styles.xml']],
  ['paper-template-latex.zip', 'LaTeX template', ['paper-template/paper.tex']],
  ['poster-template.pptx', 'PowerPoint template, A0 portrait', ['ppt/slides/slide1.xml']],
];

// Browser code has no Node types.
declare const __dirname: string;
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string) => Uint8Array }>(
  'node:fs',
);
const read = (name: string) => readFileSync(`${__dirname}/../../../assets/${name}`);

it.each(templates)('offers %s with kind and size', (name, label) => {
  renderRemote(<TemplateLinks intro="" names={[name]} />);
  const kilobytes = Math.ceil(read(name).length / 1000);
  const link = screen.getByRole('link', { name: `${label}, ${kilobytes}\u00a0kB` });
  expect(link).toHaveAttribute('href', `/${name}`);
  expect(link).toHaveAttribute('download');
});

it.each(templates)('contains a valid %s of the stated size', (name, _, parts) => {
  const file = read(name);
  expect(templateBytes[name]).toBe(file.length);
  const opened = unzipSync(new Uint8Array(file));
  expect(Object.keys(opened)).toEqual(expect.arrayContaining(parts));
  const documents = Object.entries(opened).filter(([part]) => /\.(xml|rels)$/.test(part));
  for (const [part, bytes] of documents) {
    const parsed = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
    expect([part, parsed.querySelector('parsererror')]).toEqual([part, null]);
  }
});

it('has an A0 portrait poster slide', () => {
  const { 'ppt/presentation.xml': presentation } = unzipSync(
    new Uint8Array(read('poster-template.pptx')),
  );
  const [, width, height] = /sldSz cx="(\d+)" cy="(\d+)"/.exec(strFromU8(presentation!))!;
  const millimetres = [width, height].map((units) => Number(units) / 36_000);
  expect(millimetres).toEqual([841, 1189]);
});
