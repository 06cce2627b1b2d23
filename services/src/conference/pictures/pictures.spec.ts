import sharp from 'sharp';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY } from '../../platform/core/time.js';
import type { AdminEdition } from '../edition-editor/admin-editions.schema.js';
import { PicturesService } from './pictures.service.js';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.person('admin'));
});
afterAll(() => server.stop());

const upload = (content: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
  server.call('POST', '/admin/editions/pictures', {
    token,
    body: formOf({}, { field: 'picture', content, name, type }),
  });
const fetched = async (address: string, accept = 'image/webp,*/*') => {
  const answer = await fetch(server.origin + address, { headers: { accept } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** A plain area of one colour, as cameras write it: held sideways, with the place in it. */
function photo(width: number, height: number, background: string): Promise<Buffer> {
  const place = { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' };
  return sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'CameraMaker' }, IFD3: place })
    .jpeg()
    .toBuffer();
}

describe('an uploaded picture', () => {
  it('comes in the widths of the pages as AVIF and WebP, without what the camera wrote', async () => {
    const original = await photo(800, 1600, '#1a237e');
    expect(original.includes('CameraMaker')).toBe(true);
    const { status, body } = await upload(original);
    expect(status).toBe(201);
    // Turned the way that the camera held it.
    expect(body).toMatchObject({ width: 1440, height: 720 });

    for (const [width, address] of [
      [1440, body.address],
      [960, `${body.address}/960`],
      [320, `${body.address}/320`],
    ] as [number, string][]) {
      for (const type of ['avif', 'webp']) {
        const { answer, bytes } = await fetched(address, `image/${type},*/*`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe(`image/${type}`);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(answer.headers.get('vary')).toMatch(/accept/);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        const found = await sharp(bytes).metadata();
        expect([found.width, found.exif, found.xmp, found.icc]).toEqual([
          width,
          undefined,
          undefined,
          undefined,
        ]);
        expect(bytes.includes('CameraMaker')).toBe(false);
      }
    }
  });

  it('is never made larger, and is the same when it comes again', async () => {
    const small = await sharp({
      create: { width: 100, height: 40, channels: 4, background: '#f500' },
    })
      .png()
      .toBuffer();
    const first = await upload(small, 'logo.png', 'image/png');
    expect(first.body).toMatchObject({ width: 100, height: 40 });
    expect((await upload(small, 'again.png', 'image/png')).body).toEqual(first.body);
    const { bytes } = await fetched(first.body.address);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    expect((await fetched(`${first.body.address}/320`)).answer.status).toBe(404);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['HTML that is called a picture', () => Buffer.from('<html><script>alert(1)</script>'), 422],
    ['a PDF', () => pdf(), 422],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
    ['a picture that is cut off', async () => (await photo(90, 90, '#fff')).subarray(0, 300), 422],
    ['61 megapixels in a few kilobytes', () => bomb(), 422],
    ['nothing', () => Buffer.alloc(0), 400],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
  ])('is refused: %s', async (_, content, status) => {
    const answer = await upload(await content());
    expect(answer.status).toBe(status);
    expect(answer.body.fields).toEqual({ picture: expect.any(String) });
  });
});

function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 7820, height: 7820, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

describe('pictures in an edition', () => {
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, `/admin/editions${path}`, { token, body });
  const read = async () => {
    const { body } = await call('GET', '');
    return (await call('GET', `/${body.items[0].id}`)).body as AdminEdition;
  };

  it('are shown to readers, and must be there', async () => {
    const { body: picture } = await upload(await photo(400, 372, '#534bae'));
    const { id, revision, document } = await read();
    const [first, ...others] = document.speakers;
    const withPicture = (img: string) =>
      call('PATCH', `/${id}`, { revision, speakers: [{ ...first, img }, ...others] });

    const gone = await withPicture('/api/v1/pictures/0123456789abcdef0123-400x372');
    expect(gone.body.fields).toEqual({
      'speakers.0.img': expect.stringContaining('no longer exists'),
    });
    expect((await withPicture(picture.address)).status).toBe(200);
    const { body } = await server.call('GET', '/edition');
    expect(body.speakers[0].img).toBe(picture.address);
  });

  it('are swept away a week after their upload, unless an edition has ever used them', async () => {
    const used = (await read()).document.speakers[0]?.img ?? '';
    const { body: unused } = await upload(await photo(300, 300, '#ff5983'));
    const sweep = () => server.app.get(PicturesService, { strict: false }).sweep();
    await sweep();
    expect((await fetched(unused.address)).answer.status).toBe(200);
    server.clock.advance(8 * DAY);
    await sweep();
    expect((await fetched(unused.address)).answer.status).toBe(404);
    expect((await fetched(used)).answer.status).toBe(200);
  });
});
