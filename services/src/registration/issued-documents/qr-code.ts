import { create } from 'qrcode';

/** Dark modules as an SVG path, one unit each. Level M: a quarter of a damaged code can still be read. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      let end = start;
      while (end < size && data[row * size + end]) end += 1;
      if (end > start) path += `M${start} ${row}H${end}V${row + 1}H${start}z`;
      start = end;
    }
  }
  return { size, path };
}
