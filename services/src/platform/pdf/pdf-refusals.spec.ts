import { checkPdf, reviewersCopy, stopPdfs } from '../../../test/checked-pdfs.js';
import { bombPdf, HOSTILE_PDFS, repeatedFormsPdf, smallPdf } from '../../../test/hostile-pdfs.js';
import { PDF_ENCRYPTIONS, pdfEncryption } from '../../../test/pdf-encryption.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { damagedPdfs, packed } from '../../../test/strange-pdfs.js';
import { SHOWN, tellingPdf } from '../../../test/telling-pdf.js';

const MEGABYTE = 1024 * 1024;

afterAll(stopPdfs);

const kindOf = async (content: Buffer) => (await checkPdf(content)).found.kind;

describe('a PDF is refused', () => {
  it('as no PDF without its header', async () => {
    expect(await kindOf(Buffer.from('<html></html>'))).toBe('not-pdf');
  });

  it('as damaged when it is cut, broken or without a page', async () => {
    for (const [name, content] of Object.entries(await damagedPdfs())) {
      expect({ name, kind: await kindOf(content) }).toEqual({ name, kind: 'damaged' });
    }
  });

  it('as damaged wherever it is cut off', async () => {
    for (const isPacked of [false, true]) {
      const whole = tellingPdf({ isPacked });
      const end = whole.lastIndexOf('%%EOF');
      const cuts = Array.from({ length: 12 }, (_, n) => 20 + Math.floor((n * (end - 20)) / 12));
      for (const cut of [...cuts, end, end + 4]) {
        const kind = await kindOf(whole.subarray(0, cut));
        expect({ isPacked, cut, kind }).toEqual({ isPacked, cut, kind: 'damaged' });
      }
    }
  });

  it.each(HOSTILE_PDFS)('with %s', async (_, pdf, refusal) => {
    const content = pdf();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
    const used = process.cpuUsage();
    expect(await kindOf(content)).toBe(refusal);
    const { user, system } = process.cpuUsage(used);
    clearInterval(watch);
    expect((user + system) / 1_000_000).toBeLessThan(6);
    expect(peak - before).toBeLessThan(400 * MEGABYTE);
  });

  it('only for its size: small ones of each kind are read', async () => {
    const small = [bombPdf(16 * MEGABYTE), bombPdf(16 * MEGABYTE, false), packed(MEGABYTE)];
    for (const content of [...small, repeatedFormsPdf(3)]) {
      expect(await kindOf(content)).toBe('readable');
    }
  });
});

it('accepts a PDF with other bytes after its end', async () => {
  const endings = [
    '\n',
    '\0'.repeat(5000),
    '\r\n--boundary--\r\n',
    '<script>1 0 objection</script>',
    'trailer<</Root 9 0 R>>',
  ];
  const encryption = pdfEncryption('AES-256', { user: '', owner: 'owner' });
  const packedPdf = tellingPdf({ isPacked: true, encryption });
  const end = packedPdf.lastIndexOf('%%EOF') + '%%EOF'.length;
  for (const rest of endings) {
    for (const pdf of [smallPdf(), packedPdf.subarray(0, end)]) {
      expect(await kindOf(Buffer.concat([pdf, Buffer.from(rest)]))).toBe('readable');
    }
  }
});

describe.each(PDF_ENCRYPTIONS)('a PDF encrypted with %s', (kind) => {
  const encrypted = (user: string, isPacked: boolean) =>
    tellingPdf({ encryption: pdfEncryption(kind, { user, owner: 'owner' }), isPacked });

  it('is rewritten without the restriction when it opens freely', async () => {
    const originals = [encrypted('', false), encrypted('', true)];
    const copies = [];
    for (const original of originals) copies.push(await reviewersCopy(original));
    for (const copy of copies) expect(copy.includes('/Encrypt')).toBe(false);
    const texts = await pdfTexts([...originals, ...copies]);
    for (const text of texts) expect(text).toContain(SHOWN[0]);
    for (const text of texts.slice(2)) {
      for (const shown of SHOWN) expect(text).toContain(shown);
    }
  });

  it('is refused as protected when it needs a password', async () => {
    expect(await kindOf(encrypted('secret', false))).toBe('protected');
    expect(await kindOf(encrypted('secret', true))).toBe('protected');
  });
});

it('refuses a PDF as protected that is encrypted in an unknown way', async () => {
  const dictionary = '<</Filter/Adobe.PubSec/V 4>>';
  const encryption = { dictionary, id: Buffer.alloc(16), encrypt: (bytes: Buffer) => bytes };
  expect(await kindOf(tellingPdf({ encryption }))).toBe('protected');
});
