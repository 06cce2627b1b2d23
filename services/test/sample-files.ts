import sharp from 'sharp';

/** `note` makes the content unique. */
export function pdf(note = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%${note}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF',
  );
}

/** Contains the location in its metadata. */
export async function photo(): Promise<Buffer> {
  const place = { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' };
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#1a237e' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: place })
    .toBuffer();
}

export function formOf(
  texts: Record<string, string>,
  file?: { field: string; content: Buffer; name: string; type?: string },
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (file) {
    const { field, content, name, type = 'application/pdf' } = file;
    form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  }
  return form;
}
