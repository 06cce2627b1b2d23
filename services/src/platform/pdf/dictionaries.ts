import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from './pdf-lib.js';

export function get(dictionary: PDFDict, name: string): PDFObject | undefined {
  return dictionary.lookup(PDFName.of(name));
}

/** @returns undefined for another kind of object */
export function dictIn(dictionary: PDFDict, name: string): PDFDict | undefined {
  const value = get(dictionary, name);
  return value instanceof PDFDict ? value : undefined;
}

/** @returns undefined for another kind of object */
export function nameIn(dictionary: PDFDict, name: string): string | undefined {
  const value = get(dictionary, name);
  return value instanceof PDFName ? value.decodeText() : undefined;
}

/** @returns undefined for another kind of object */
export function numberIn(dictionary: PDFDict, name: string): number | undefined {
  const value = get(dictionary, name);
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

/** The numbers of an array of this length. */
export function numbersIn(dictionary: PDFDict, name: string, length: number): number[] | undefined {
  const numbers = itemsOf(get(dictionary, name)).map((item) =>
    item instanceof PDFNumber ? item.asNumber() : NaN,
  );
  return numbers.length === length && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** The items of an array, looked up; of another object itself. */
export function itemsOf(value: PDFObject | undefined): (PDFObject | undefined)[] {
  if (value === undefined) return [];
  if (!(value instanceof PDFArray)) return [value];
  return Array.from({ length: value.size() }, (_, index) => value.lookup(index));
}

export function isText(value: PDFObject | undefined): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}

/** Deletes all entries but these. */
export function keepOnly(dictionary: PDFDict, names: readonly string[]): void {
  for (const name of dictionary.keys()) {
    if (!names.includes(name.decodeText())) dictionary.delete(name);
  }
}

export function remove(dictionary: PDFDict, names: readonly string[]): void {
  for (const name of names) dictionary.delete(PDFName.of(name));
}
