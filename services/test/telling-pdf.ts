import {
  type PdfObject,
  type TextWriter,
  type WrittenPdf,
  deflated,
  writtenPdf,
} from './written-pdf.js';

/** Texts that pages show. */
export const SHOWN = ['Visible title', 'Visible drawing', 'Visible remark', 'Visible field'];

/** Where a PDF can hold an author's name without showing it. */
export const HIDING_PLACES = [
  ...['InfoAuthor', 'InfoCustom', 'Xmp', 'PageXmp', 'ImageXmp', 'PieceInfo', 'PagePieceInfo'],
  ...['Outline', 'PageLabel', 'DestinationName', 'AttachmentName', 'AttachmentText', 'Script'],
  ...[
    'OpenAction',
    'BaseAddress',
    'OutputIntent',
    'ThreadTitle',
    'Language',
    'Layer',
    'LayerCreator',
  ],
  ...[
    'LayerOrder',
    'LayerUser',
    'StructureTitle',
    'StructureAlt',
    'StructureActual',
    'StructureId',
  ],
  ...['StructureExpansion', 'StructureRole', 'StructureClass', 'StructureProperty', 'FieldName'],
  ...['FieldTooltip', 'FieldValue', 'FieldDefault', 'FieldCaption', 'FieldOption', 'SignatureName'],
  ...[
    'NoteAuthor',
    'NoteContents',
    'NoteSubject',
    'NoteRich',
    'LinkAddress',
    'LinkMail',
    'LinkFile',
  ],
  ...['RemarkContents', 'ContentActual', 'ContentAlt', 'ContentComment', 'ContentProperties'],
  ...['FormActual', 'FormPieceInfo', 'GlyphComment', 'Exif', 'ProfileText', 'FontFamily'],
  ...['EarlierState', 'AfterEnd'],
] as const;
type Place = (typeof HIDING_PLACES)[number];

/** A word that occurs nowhere else. */
export function canaryOf(place: Place): string {
  return `Zz${place}Canary`;
}

/** A PDF that names its author in every place, each with another canary. */
export function tellingPdf(options: Partial<WrittenPdf> = {}): Buffer {
  const pdf = writtenPdf({ objects: objects(), info: 60, ...options });
  return Buffer.concat([pdf, Buffer.from(`\n${canaryOf('AfterEnd')}\n`)]);
}

function objects(): Record<number, PdfObject> {
  return {
    1: catalog,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: page,
    4: deflated(pageContent()),
    5: `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FontDescriptor 14 0 R>>`,
    6: {
      dictionary:
        '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Metadata 11 0 R/Filter/DCTDecode',
      bytes: photo(),
    },
    7: (text) =>
      deflated(
        `/Span<</ActualText(${canaryOf('FormActual')})>>BDC BT /F1 9 Tf 72 500 Td (${SHOWN[1]}) Tj ET EMC`,
        `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/PieceInfo<</App<</Private ${of(text, 'FormPieceInfo')}>>>>`,
      ),
    8: deflated(profile(), '/N 1'),
    9: {
      dictionary: '/Type/Metadata/Subtype/XML',
      bytes: Buffer.from(`<x>${canaryOf('Xmp')}</x>`),
    },
    10: {
      dictionary: '/Type/Metadata/Subtype/XML',
      bytes: Buffer.from(`<x>${canaryOf('PageXmp')}</x>`),
    },
    11: {
      dictionary: '/Type/Metadata/Subtype/XML',
      bytes: Buffer.from(`<x>${canaryOf('ImageXmp')}</x>`),
    },
    12: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 65/LastChar 65/Widths[9]/Encoding<</Differences[65/AF]>>/CharProcs<</AF 13 0 R>>>>',
    13: deflated(`9 0 0 0 9 9 d1 %${canaryOf('GlyphComment')}\n0 0 9 9 re f`),
    14: (text) =>
      `<</Type/FontDescriptor/FontName/Helvetica/Flags 32/FontFamily ${of(text, 'FontFamily')}>>`,
    20: (text) => `<</Type/Outlines/First 21 0 R/Last 21 0 R/Title ${of(text, 'Outline')}>>`,
    21: (text) => `<</Title ${of(text, 'Outline')}/Parent 20 0 R/Dest[3 0 R/Fit]>>`,
    22: deflated(canaryOf('AttachmentText'), '/Type/EmbeddedFile'),
    23: (text) => `<</Type/Filespec/F ${of(text, 'AttachmentName')}/EF<</F 22 0 R>>>>`,
    ...annotations(),
    ...structure(),
    50: (text) =>
      `<</Type/OCG/Name ${of(text, 'Layer')}/Usage<</CreatorInfo<</Creator ${of(text, 'LayerCreator')}/Subtype/Artwork>>/User<</Type/Ind/Name ${of(text, 'LayerUser')}>>/Print<</PrintState/ON>>>>>>`,
    51: (text) => `<</ActualText ${of(text, 'ContentProperties')}/MCID 3>>`,
    60: (text) => `<</Author ${of(text, 'InfoAuthor')}/Company ${of(text, 'InfoCustom')}>>`,
    61: (text) => `<</Old ${of(text, 'EarlierState')}>>`,
  };
}

const catalog: PdfObject = (text) =>
  `<</Type/Catalog/Pages 2 0 R/Metadata 9 0 R/Outlines 20 0 R/Lang ${of(text, 'Language')}
  /PageLabels<</Nums[0<</S/r/P ${of(text, 'PageLabel')}>>]>>/MarkInfo<</Marked true>>
  /Names<</Dests<</Names[${of(text, 'DestinationName')}[3 0 R/XYZ 0 700 null]]>>
    /EmbeddedFiles<</Names[${of(text, 'AttachmentName')} 23 0 R]>>
    /JavaScript<</Names[${of(text, 'Script')}<</S/JavaScript/JS ${of(text, 'Script')}>>]>>>>
  /OpenAction<</S/JavaScript/JS ${of(text, 'OpenAction')}>>/URI<</Base ${of(text, 'BaseAddress')}>>
  /OutputIntents[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier ${of(text, 'OutputIntent')}>>]
  /Threads[<</Type/Thread/I<</Title ${of(text, 'ThreadTitle')}>>>>]
  /PieceInfo<</App<</Private ${of(text, 'PieceInfo')}>>>>/AcroForm<</Fields[35 0 R 36 0 R]>>
  /StructTreeRoot 40 0 R/OCProperties<</OCGs[50 0 R]/D<</Name ${of(text, 'LayerOrder')}
    /Order[${of(text, 'LayerOrder')} 50 0 R]>>>>>>`;

const page: PdfObject = (text) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/StructParents 0/Metadata 10 0 R
  /Resources<</Font<</F1 5 0 R/AF 12 0 R>>/XObject<</Im1 6 0 R/ID 7 0 R>>/ColorSpace<</CS[/ICCBased 8 0 R]>>
    /Properties<</MC0 51 0 R/OC1 50 0 R>>>>
  /PieceInfo<</App<</Private ${of(text, 'PagePieceInfo')}>>>>
  /Annots[30 0 R 31 0 R 32 0 R 33 0 R 34 0 R 35 0 R 36 0 R 37 0 R]>>`;

function pageContent(): string {
  const alt = Buffer.from(`\ufeff${canaryOf('ContentAlt')}`, 'utf16le')
    .swap16()
    .toString('hex');
  return `q %${canaryOf('ContentComment')}
/Span<</ActualText(${canaryOf('ContentActual')}\\))/MCID 0>>BDC
BT /F1 14 Tf 72 700 Td (${SHOWN[0]}) Tj ET EMC
/Figure<</Alt<${alt}>/MCID 1>>BDC /CS cs 0.5 sc 10 10 9 9 re f EMC
/OC/OC1 BDC 1 0 0 1 0 0 cm EMC /Span/MC0 BDC EMC
BI/W 1/H 1/CS/G/BPC 8 ID \x80 EI
q 9 0 0 9 0 0 cm /Im1 Do Q /ID Do BT /AF 9 Tf (A) Tj ET Q`;
}

function annotations(): Record<number, PdfObject> {
  const at = (kind: string, rest: string) =>
    `<</Type/Annot/Subtype/${kind}/Rect[72 100 200 120]${rest}>>`;
  return {
    30: (text) =>
      at(
        'Text',
        `/T ${of(text, 'NoteAuthor')}/Contents ${of(text, 'NoteContents')}/Subj ${of(text, 'NoteSubject')}/RC ${of(text, 'NoteRich')}`,
      ),
    31: (text) =>
      at('Link', `/A<</S/URI/URI ${text(`https://${canaryOf('LinkAddress')}.example/`)}>>`),
    32: (text) =>
      at('Link', `/A<</S/URI/URI ${text(`mailto:${canaryOf('LinkMail')}@example.org`)}>>`),
    33: (text) => at('Link', `/A<</S/Launch/F ${of(text, 'LinkFile')}>>`),
    34: (text) => at('Link', `/StructParent 1/Dest ${of(text, 'DestinationName')}`),
    35: (text) =>
      at(
        'Widget',
        `/FT/Tx/T ${of(text, 'FieldName')}/TU ${of(text, 'FieldTooltip')}/V ${of(text, 'FieldValue')}/DV ${of(text, 'FieldDefault')}/Opt[${of(text, 'FieldOption')}]/MK<</CA ${of(text, 'FieldCaption')}>>/AP<</N 38 0 R>>`,
      ),
    36: (text) =>
      at(
        'Widget',
        `/FT/Sig/T(x)/V<</Type/Sig/ByteRange[0 1 2 3]/Name ${of(text, 'SignatureName')}>>`,
      ),
    37: (text) => at('FreeText', `/Contents ${of(text, 'RemarkContents')}/AP<</N 39 0 R>>`),
    38: appearance(SHOWN[3] ?? ''),
    39: appearance(SHOWN[2] ?? ''),
  };
}

function appearance(shown: string): PdfObject {
  return deflated(
    `BT /F1 9 Tf 2 4 Td (${shown}) Tj ET`,
    '/Type/XObject/Subtype/Form/BBox[0 0 128 20]/Resources<</Font<</F1 5 0 R>>>>',
  );
}

function structure(): Record<number, PdfObject> {
  const role = canaryOf('StructureRole');
  return {
    40: (text) =>
      `<</Type/StructTreeRoot/K[41 0 R]/RoleMap<</${role}/H1>>/ClassMap<</${canaryOf('StructureClass')}<</O/Layout>>>>/IDTree<</Names[${of(text, 'StructureId')} 41 0 R]>>/ParentTree<</Nums[0[41 0 R 42 0 R]]>>>>`,
    41: (text) =>
      `<</Type/StructElem/S/${role}/P 40 0 R/Pg 3 0 R/K[0 42 0 R]/T ${of(text, 'StructureTitle')}/ID ${of(text, 'StructureId')}/E ${of(text, 'StructureExpansion')}/C/${canaryOf('StructureClass')}/A<</O/UserProperties/P[<</N(x)/V ${of(text, 'StructureProperty')}>>]>>>>`,
    42: (text) =>
      `<</Type/StructElem/S/Figure/P 41 0 R/Pg 3 0 R/K 1/Alt ${of(text, 'StructureAlt')}/ActualText ${of(text, 'StructureActual')}/A<</O/Layout/Placement/Block>>>>`,
  };
}

function of(text: TextWriter, place: Place): string {
  return text(canaryOf(place));
}

/** A JPEG's segments: Exif, a frame of one pixel, a scan. */
function photo(): Buffer {
  const exif = Buffer.from(`Exif\0\0${canaryOf('Exif')}`);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  const frame = Buffer.from('ffc0000b080001000101011100', 'hex');
  return Buffer.concat([head, exif, frame, Buffer.from('ffda0008010100003f0001ffd9', 'hex')]);
}

/** An ICC profile with a description. */
function profile(): Buffer {
  const text = Buffer.from(`text\0\0\0\0${canaryOf('ProfileText')}\0`);
  const head = Buffer.alloc(144);
  head.writeUInt32BE(144 + text.length, 0);
  head.write('acsp', 36);
  head.writeUInt32BE(1, 128);
  head.write('desc', 132);
  head.writeUInt32BE(144, 136);
  head.writeUInt32BE(text.length, 140);
  return Buffer.concat([head, text]);
}
