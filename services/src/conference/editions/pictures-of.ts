import { PICTURE_ADDRESS } from '../pictures/picture-address.js';

/** Addresses by dot path. */
export function picturesOf(value: unknown, path: string[] = []): Map<string, string> {
  if (typeof value === 'string') {
    return new Map(PICTURE_ADDRESS.test(value) ? [[path.join('.'), value]] : []);
  }
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...picturesOf(part, [...path, name])]),
  );
}
