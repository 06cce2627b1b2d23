/**
 * Reads a body to its end, telling how much of it is there, from 0 to 1.
 * @param bytes how many are expected; unknown when the server did not say
 */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  bytes: number | undefined,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (bytes) onProgress(Math.min(1, length / bytes));
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
