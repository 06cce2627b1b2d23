import sharp from 'sharp';

/** A small PDF; `note` makes its content its own. */
export function pdf(note = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%${note}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  );
}

/** A small photograph that says where it was taken. */
export async function photo(): Promise<Buffer> {
  const place = { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' };
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#1a237e' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: place })
    .toBuffer();
}

/** A multipart form of texts and one file. */
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
