import { codeReader } from './read-codes';

const CODE = 'ABCDEFGHJKMNP';
/** CODE as a QR code. */
const MODULES = [
  '#######.####..#######',
  '#.....#..#..#.#.....#',
  '#.###.#.#.#...#.###.#',
  '#.###.#..#.##.#.###.#',
  '#.###.#..#..#.#.###.#',
  '#.....#.#.....#.....#',
  '#######.#.#.#.#######',
  '..........##.........',
  '#.#...##.####..#..#.#',
  '.........#...#####.#.',
  '..#####..##..#..###..',
  '....##.##.#.#.####...',
  '.###..##.#...#.#..#..',
  '........####.##.#..#.',
  '#######.##.####.##.#.',
  '#.....#....#..###.#.#',
  '#.###.#...######.#..#',
  '#.###.#..##..........',
  '#.###.#.##...####.###',
  '#.....#.....#..###..#',
  '#######.#....##.#.###',
];
const SIZE = 290;

const video = document.createElement('video');
const showPicture = (size: number) =>
  Object.defineProperties(video, {
    videoWidth: { value: size, configurable: true },
    videoHeight: { value: size, configurable: true },
  });

/** Of 10 by 10 pixels a module, dark on light, with the border that a reader needs. */
function pictureOf(modules: string[]) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      if (modules[Math.floor(y / 10) - 4]?.[Math.floor(x / 10) - 4] === '#')
        data.set([0, 0, 0], (y * SIZE + x) * 4);
  return { data, width: SIZE, height: SIZE };
}

/** jsdom draws nothing. */
function serveCanvas(modules: string[]) {
  const drawImage = jest.fn();
  const context = { drawImage, getImageData: () => pictureOf(modules) };
  const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
  canvas.mockReturnValue(context as unknown as null);
  return { canvas, drawImage };
}

/** A browser that reads barcodes of some formats, if it answers them. */
function serveDetector(formats: string[] | null) {
  const made: unknown[] = [];
  const detect = jest.fn((_: HTMLVideoElement) => Promise.resolve([{ rawValue: 'OWN' }]));
  class BarcodeDetector {
    static getSupportedFormats = () =>
      formats ? Promise.resolve(formats) : Promise.reject(new Error('No service'));
    detect = detect;
    constructor(options: unknown) {
      made.push(options);
    }
  }
  Object.assign(globalThis, { BarcodeDetector });
  return { made, detect };
}

beforeEach(() => showPicture(SIZE));
afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

describe('with the browser’s own reader', () => {
  it('reads QR codes by it, and draws no picture', async () => {
    const { made, detect } = serveDetector(['ean_13', 'qr_code']);
    const { canvas } = serveCanvas(MODULES);
    const read = await codeReader();
    expect(await read(video)).toBe('OWN');
    expect(made).toEqual([{ formats: ['qr_code'] }]);
    expect(detect).toHaveBeenCalledWith(video);
    expect(canvas).not.toHaveBeenCalled();
  });

  it('finds nothing in a picture without a code', async () => {
    const { detect } = serveDetector(['qr_code']);
    detect.mockResolvedValue([]);
    const read = await codeReader();
    expect(await read(video)).toBeNull();
  });

  it.each([
    ['knows no QR codes', ['ean_13']],
    ['does not answer which codes it knows', null],
  ])('does without it when it %s', async (_, formats) => {
    const { made } = serveDetector(formats);
    serveCanvas(MODULES);
    const read = await codeReader();
    expect(await read(video)).toBe(CODE);
    expect(made).toEqual([]);
  });
});

describe('without one', () => {
  it('reads the picture of the camera', async () => {
    const { drawImage } = serveCanvas(MODULES);
    const read = await codeReader();
    expect(await read(video)).toBe(CODE);
    expect(drawImage).toHaveBeenCalledWith(video, 0, 0);
  });

  it('finds nothing in a picture without a code, and in a camera without a picture', async () => {
    const { drawImage } = serveCanvas([]);
    const read = await codeReader();
    expect(await read(video)).toBeNull();
    showPicture(0);
    drawImage.mockClear();
    expect(await read(video)).toBeNull();
    expect(drawImage).not.toHaveBeenCalled();
  });
});
