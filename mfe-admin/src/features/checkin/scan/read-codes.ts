/** Of the Shape Detection API, which TypeScript does not know. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader where it has one; the other is loaded then only. */
export async function codeReader(): Promise<ReadCode> {
  const BarcodeDetector = await ownReader();
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context || video.videoWidth === 0) return Promise.resolve(null);
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context.drawImage(video, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return Promise.resolve(jsQR(data, width, height)?.data ?? null);
  };
}

/** A desk that loses its connection can scan all the same. */
export async function loadReader(): Promise<void> {
  if (!(await ownReader())) await import('jsqr');
}

async function ownReader(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats: string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('qr_code') ? BarcodeDetector : undefined;
}

/** False in a page that was opened at another address: its headers close the camera. */
export function isCameraAllowed(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature: (name: string) => boolean };
  };
  return featurePolicy?.allowsFeature('camera') ?? true;
}
