/** Receives the share that has been read, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Reads a body to its end. Progress is reported only when the expected size in bytes is known. */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  expectedBytes: number | undefined,
  onProgress: OnProgress,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (expectedBytes) onProgress(Math.min(1, length / expectedBytes));
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
