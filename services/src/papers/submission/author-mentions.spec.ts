import { withoutReferences } from '../files/file-findings.js';
import type { Author } from '../paper/author-papers.schema.js';
import { authorMentions } from './author-mentions.js';

const author = (changes: Partial<Author> = {}): Author => ({
  givenName: 'Adaeze',
  familyName: 'Ökafor',
  email: 'ada@uni.example',
  affiliation: 'Department of Speech, University of Nairobi',
  country: 'Kenya',
  isPresenting: true,
  isCorresponding: true,
  ...changes,
});

describe('author mentions', () => {
  it.each([
    ['a full name', 'by ADAEZE OKAFOR and', 'name'],
    ['a name in the other order', 'Okafor Adaeze', 'name'],
    ['a name across two lines', 'Adaeze\nOkafor', 'name'],
    ['a family name', 'as Ökafor (2023) showed', 'name'],
    ['a name whose accent is separate', 'O\u0308kafor', 'name'],
    ['an address', 'write to Ada@uni.example.', 'email'],
    ['an address in a group', '{esi, ada}@uni.example', 'email'],
    ['an institution', 'at the UNIVERSITY OF\nNAIROBI we', 'institution'],
  ])('include %s', (_, text, kind) => {
    expect(authorMentions(['', text], [author()])).toMatchObject([{ kind, pages: [2] }]);
  });

  it.each([
    ['parts of other words', 'Okaforian methods, okafor'],
    ['a given name', 'Adaeze radio'],
    ['an address of another person', 'nada@uni.example {nada}@uni.example'],
    ['the country', 'Kenya'],
  ])('leave out %s', (_, text) => {
    expect(authorMentions([text], [author()])).toEqual([]);
  });

  it('include names without spaces and of few letters only in full', () => {
    const li = author({ givenName: '娜', familyName: '李', affiliation: '', email: '' });
    expect(authorMentions(['作者李娜', '作者', '李'], [li])).toEqual([]);
    expect(authorMentions(['作者 李娜,'], [li])).toMatchObject([{ kind: 'name', pages: [1] }]);
  });
});

it('leaves the reference list out, and not what follows it', () => {
  const pages = [
    'Okafor\nReferences to radio\n1',
    'Text\n6. References\nOkafor 2020',
    'Okafor 2021',
  ];
  expect(withoutReferences(pages)).toEqual([pages[0], 'Text', '']);
  const appendix = [...pages, 'Okafor 2022\nAppendix A\nOkafor'];
  expect(withoutReferences(appendix)[3]).toBe('Appendix A\nOkafor');
});
