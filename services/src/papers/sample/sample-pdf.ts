/** Written without a library, whose 22 MB would stay in memory until the product stops. */
export function samplePdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, n) => n + 1);
  const placeOf = (number: number) => 2 + 2 * number;
  const kids = numbers.map((number) => `${placeOf(number)} 0 R`).join(' ');
  return writtenPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]/MediaBox[0 0 595.28 841.89]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...numbers.flatMap((number) => {
      const heading = 'BT /F1 28 Tf 56 740 Td (Sample paper) Tj ET';
      const content = `${heading}\nBT /F1 12 Tf 56 700 Td (Page ${number} of ${pages}) Tj ET\n`;
      return [
        `<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 3 0 R>>>>/Contents ${placeOf(number) + 1} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}endstream`,
      ];
    }),
  ]);
}

/** @param objects ASCII, by their numbers from 1; the first is the catalog */
function writtenPdf(objects: string[]): Buffer {
  let pdf = '%PDF-1.7\n';
  const rows = ['0000000000 65535 f \n'];
  for (const [at, object] of objects.entries()) {
    rows.push(`${String(pdf.length).padStart(10, '0')} 00000 n \n`);
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = `xref\n0 ${rows.length}\n${rows.join('')}trailer\n<</Size ${rows.length}/Root 1 0 R>>`;
  return Buffer.from(`${pdf}${table}\nstartxref\n${pdf.length}\n%%EOF\n`, 'latin1');
}
