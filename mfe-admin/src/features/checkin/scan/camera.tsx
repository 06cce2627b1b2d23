import { Alert, colours, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../texts';
import { codeReader } from './read-codes';

/** A badge in front of the camera is read a few times a second. */
const PAUSE_MS = 150;
/** The same badge counts again once it was away for this time. */
const AWAY_MS = 3_000;

const Video = styled('video')({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '45vh',
  objectFit: 'cover',
  backgroundColor: colours.ink,
  borderRadius: 8,
});

export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    const closing = new AbortController();
    read(video.current, closing.signal, (code) => found(code)).catch((error: unknown) => {
      if (!closing.signal.aborted) setFailure(reasonOf(error));
    });
    return () => closing.abort();
  }, []);

  return (
    <>
      <Video ref={video} muted playsInline aria-label={texts.camera} hidden={failure !== null} />
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}

async function read(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (!video) return;
  // Browsers have no camera for pages without encryption.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('', 'NotFoundError');
  const stream = await devices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const readCode = await codeReader();
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const code = await readCode(video);
    const now = Date.now();
    if (code !== null && (code !== last.code || now - last.at > AWAY_MS)) onCode(code);
    if (code !== null) last = { code, at: now };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return texts.cameraRefused;
  if (name === 'NotFoundError') return texts.cameraMissing;
  return texts.cameraFailed;
}
