export type Random = () => number;

/** The file up to its last end mark. */
export function whole(pdf: Buffer): Buffer {
  return pdf.subarray(0, pdf.lastIndexOf('%%EOF') + '%%EOF'.length);
}

/** Numbers that readers take for sizes, places and counts. */
const NUMBERS = ['-1', '0', '2147483648', '9999999999', '0.5', '1e9', '--2'];

/** One to four changes that the random numbers decide. */
export function changed(original: Buffer, next: Random): { bytes: Buffer; how: string } {
  const place = (bytes: Buffer) => Math.floor(next() * bytes.length);
  const run = () => 1 + Math.floor(next() * 200);
  const changes: Record<string, (bytes: Buffer) => Buffer> = {
    'other bytes': (bytes) => {
      const copy = Buffer.from(bytes);
      for (let left = 1 + Math.floor(next() * 16); left > 0; left--)
        copy[place(copy)] = Math.floor(next() * 256);
      return copy;
    },
    'a flipped bit': (bytes) => {
      const copy = Buffer.from(bytes);
      const at = place(copy);
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(next() * 8));
      return copy;
    },
    'a missing run': (bytes) => {
      const at = place(bytes);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + run())]);
    },
    'a repeated run': (bytes) => {
      const [at, to] = [place(bytes), place(bytes)];
      return Buffer.concat([
        bytes.subarray(0, to),
        bytes.subarray(at, at + run()),
        bytes.subarray(to),
      ]);
    },
    'another number': (bytes) => {
      const numbers = [...bytes.toString('latin1').matchAll(/(?<=[\s/[\]<>])\d+(?=[\s/[\]<>])/g)];
      const number = numbers[Math.floor(next() * numbers.length)];
      if (!number) return bytes;
      const other = NUMBERS[Math.floor(next() * NUMBERS.length)] ?? '';
      const { index } = number;
      const rest = bytes.subarray(index + number[0].length);
      return Buffer.concat([bytes.subarray(0, index), Buffer.from(other), rest]);
    },
  };
  const names = Object.keys(changes);
  let bytes = original;
  const how: string[] = [];
  for (let left = 1 + Math.floor(next() * 4); left > 0; left--) {
    const name = names[Math.floor(next() * names.length)] ?? '';
    bytes = changes[name]?.(bytes) ?? bytes;
    how.push(name);
  }
  return { bytes, how: how.join(', ') };
}
