import { paperContent, paperForm } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { type PdfObject, deflated, writtenPdf } from '../../../test/written-pdf.js';

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: author.token, body });

/** A page for each list of lines; `size` in points. */
function pdfOf(pages: string[][], { size = 10, width = 595 } = {}): Buffer {
  const objects: Record<number, PdfObject> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, n) => `${10 + 2 * n} 0 R`).join(' ')}]>>`,
    3: '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>',
  };
  for (const [n, lines] of pages.entries()) {
    const box = `[0 0 ${n === 1 ? width : 595} 842]`;
    const text = lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ');
    objects[10 + 2 * n] =
      `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents ${11 + 2 * n} 0 R/Resources<</Font<</F 3 0 R>>>>>>`;
    objects[11 + 2 * n] = deflated(`BT /F ${size} Tf 72 700 Td ${text} ET`);
  }
  return writtenPdf({ objects });
}

async function draft(): Promise<{
  id: string;
  upload: (pdf: Buffer, part?: string) => Promise<void>;
}> {
  const { id, revision } = (await call('POST', '/papers', { kind: 'full-paper' })).body;
  await call('PATCH', `/papers/${id}`, { ...paperContent(), revision });
  const upload = async (pdf: Buffer, part = 'manuscript') => {
    expect((await call('POST', `/papers/${id}/files`, paperForm(pdf, { part }))).status).toBe(201);
  };
  return { id, upload };
}

const findings = async (id: string) => (await call('GET', `/papers/${id}`)).body.findings;
const NAMED = [
  ['Radio and its machines', 'Ada Okafor'],
  ['See our page.'],
  ['References', 'Okafor 2020'],
];

describe('the findings of a draft', () => {
  it('name pages with an author outside the references, and never prevent the submission', async () => {
    const { id, upload } = await draft();
    await upload(pdfOf([...NAMED, ['Acknowledgements', 'We thank the University of Nairobi']]));
    await upload(pdfOf([['ada@example.org']]), 'supplement');
    expect(await findings(id)).toEqual(
      expect.arrayContaining([
        {
          part: 'manuscript',
          severity: 'warning',
          text: 'Page 1 may name an author: Ada Okafor. Reviewers will see this.',
        },
        {
          part: 'manuscript',
          severity: 'warning',
          text: 'Page 4 may name an author’s institution: University of Nairobi. Reviewers will see this.',
        },
        {
          part: 'supplement',
          severity: 'warning',
          text: 'Page 1 may show an author’s email address: ada@example.org. Reviewers will see this.',
        },
      ]),
    );
    expect((await call('POST', `/papers/${id}/submit`)).status).toBe(200);
    expect(await findings(id)).toEqual([]);
    const kept = await server.dataSource.query(
      `SELECT FROM paper_versions WHERE manuscript_findings::text LIKE '%Radio%'`,
    );
    expect(kept).toHaveLength(0);
  });

  it('follow the authors when these change after the upload', async () => {
    const { id, upload } = await draft();
    await upload(pdfOf([['Written by Esi Owusu']]));
    expect(JSON.stringify(await findings(id))).not.toContain('Esi');
    const { revision, authors } = (await call('GET', `/papers/${id}`)).body;
    const changed = [{ ...authors[0], givenName: 'Esi', familyName: 'Owusu' }];
    const { body } = await call('PATCH', `/papers/${id}`, { revision, authors: changed });
    expect(JSON.stringify(body.findings)).toContain('Page 1 may name an author: Esi Owusu.');
  });

  it('report fonts, page size and text size', async () => {
    const { id, upload } = await draft();
    await upload(pdfOf([['One'], ['Two']]));
    const font = {
      part: 'manuscript',
      severity: 'warning',
      text: 'A font is not embedded: Times-Roman. Readers may see other letters; export the PDF with all fonts embedded.',
    };
    expect(await findings(id)).toEqual([
      font,
      {
        part: 'manuscript',
        severity: 'info',
        text: 'Page size: A4. Most of the text is 10 points.',
      },
    ]);
    await upload(pdfOf([['One'], ['Two']], { size: 7.5, width: 612 }));
    expect(await findings(id)).toEqual([
      font,
      {
        part: 'manuscript',
        severity: 'warning',
        text: 'The pages have different sizes: A4 on page 1 and 216 × 297 mm on page 2.',
      },
      {
        part: 'manuscript',
        severity: 'warning',
        text: 'Most of the text is 7.5 points, which is hard to read. Use at least 9 points.',
      },
    ]);
  });
});
