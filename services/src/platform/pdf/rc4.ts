/** RC4, which OpenSSL 3 no longer offers. Older PDFs are encrypted with it; encrypting is the same. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, n) => n);
  const at = (index: number) => state[index & 255] ?? 0;
  let j = 0;
  const swap = (i: number) => {
    const kept = at(i);
    state[i & 255] = at(j);
    state[j & 255] = kept;
  };
  for (let i = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i);
  }
  j = 0;
  const result = Buffer.alloc(bytes.length);
  for (let n = 0; n < bytes.length; n++) {
    const i = (n + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i);
    result[n] = (bytes[n] ?? 0) ^ at(at(i) + at(j));
  }
  return result;
}
