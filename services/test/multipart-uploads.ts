interface Begun {
  key: string;
  metadata: string;
  parts: Map<number, Buffer>;
}

/** Unfinished multipart uploads of a bucket: no list of objects has them. */
export class MultipartUploads {
  private readonly open = new Map<string, Begun>();
  /** All that were started. */
  begun = 0;

  get size(): number {
    return this.open.size;
  }

  has(id: string): boolean {
    return this.open.has(id);
  }

  begin(key: string, metadata: string): string {
    const id = `upload-${(this.begun += 1)}`;
    this.open.set(id, { key, metadata, parts: new Map() });
    return id;
  }

  add(id: string, number: number, content: Buffer): void {
    this.open.get(id)?.parts.set(number, content);
  }

  complete(id: string): { whole: Buffer; metadata: string } {
    const { parts = new Map<number, Buffer>(), metadata = '' } = this.open.get(id) ?? {};
    this.open.delete(id);
    const inOrder = [...parts].sort(([one], [other]) => one - other);
    return { whole: Buffer.concat(inOrder.map(([, part]) => part)), metadata };
  }

  abort(id: string): void {
    this.open.delete(id);
  }

  list(query: URLSearchParams): string {
    const found = [...this.open].filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''));
    const uploads = found.map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    );
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
  }
}
