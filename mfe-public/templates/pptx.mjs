// The poster as an Office Open XML presentation (ECMA-376): one slide, A0 portrait.
import { contentTypes, escapeXml, relationships, xml } from './xml.mjs';

const NAMES = [
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
].join(' ');

/** Millimetres in the format's unit, of which an inch has 914,400. */
const mm = (value) => value * 36_000;

/** A0 portrait, in millimetres. */
const page = { width: 841, height: 1189 };
const margin = 40;
const gap = 25;
const columnWidth = (page.width - 2 * margin - gap) / 2;

const frame = ({ x, y, width, height }) =>
  `<a:xfrm><a:off x="${mm(x)}" y="${mm(y)}"/><a:ext cx="${mm(width)}" cy="${mm(height)}"/></a:xfrm>`;

/** @param size in points; the format wants hundredths */
const line = (text, size, { bold = false, colour = '1B1D33' } = {}) => `<a:p>
  <a:pPr><a:spcAft><a:spcPts val="${size * 40}"/></a:spcAft></a:pPr>
  <a:r>
    <a:rPr lang="en-GB" sz="${size * 100}" b="${bold ? 1 : 0}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></a:rPr>
    <a:t>${escapeXml(text)}</a:t>
  </a:r>
</a:p>`;

const shape = (id, name, box, fill, paragraphs) => `<p:sp>
  <p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>
  <p:spPr>${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}</p:spPr>
  <p:txBody>
    <a:bodyPr wrap="square" lIns="${mm(12)}" tIns="${mm(12)}" rIns="${mm(12)}" bIns="${mm(12)}" anchor="t"/>
    <a:lstStyle/>${paragraphs.join('')}
  </p:txBody>
</p:sp>`;

const filled = (colour) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
const outlined =
  '<a:noFill/><a:ln w="76200"><a:solidFill><a:srgbClr val="1A237E"/></a:solidFill></a:ln>';

/** Places of the four blocks: two columns, the right one with the larger block on top. */
const places = [
  { x: margin, y: 265, width: columnWidth, height: 300 },
  { x: margin, y: 590, width: columnWidth, height: 460 },
  { x: margin + columnWidth + gap, y: 265, width: columnWidth, height: 520 },
  { x: margin + columnWidth + gap, y: 810, width: columnWidth, height: 240 },
];

function slide(content) {
  const white = { bold: true, colour: 'FFFFFF' };
  const head = shape(2, 'Title', { x: 0, y: 0, width: page.width, height: 225 }, filled('000051'), [
    line(content.title, 110, white),
    line(content.authors, 48, { colour: 'FFFFFF' }),
  ]);
  const blocks = content.blocks.map(([heading, text], index) =>
    shape(index + 3, heading, places[index], outlined, [
      line(heading, 64, { bold: true, colour: '1A237E' }),
      line(text, 40),
    ]),
  );
  const foot = shape(
    7,
    'Foot',
    { x: margin, y: 1075, width: page.width - 2 * margin, height: 80 },
    '<a:noFill/>',
    [line(content.foot, 32)],
  );
  return head + blocks.join('') + foot;
}

const tree = (shapes) => `<p:cSld><p:spTree>
  <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
  <p:grpSpPr/>${shapes}
</p:spTree></p:cSld>`;

const mapped = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';

const colours = {
  dk1: '1B1D33',
  lt1: 'FFFFFF',
  dk2: '000051',
  lt2: 'F5F5FB',
  accent1: '1A237E',
  accent2: 'F50057',
  accent3: '534BAE',
  accent4: 'A5A3D8',
  accent5: '0B6B3A',
  accent6: '7A4600',
  hlink: '1A237E',
  folHlink: '534BAE',
};

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';

const theme = xml(`<a:theme ${NAMES} name="Poster"><a:themeElements>
  <a:clrScheme name="Poster">${Object.entries(colours)
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join('')}</a:clrScheme>
  <a:fontScheme name="Poster"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>
  <a:fmtScheme name="Poster">
    <a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>
    <a:lnStyleLst>${`<a:ln>${fill}</a:ln>`.repeat(3)}</a:lnStyleLst>
    <a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst>
    <a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst>
  </a:fmtScheme>
</a:themeElements></a:theme>`);

const colourMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** The files of the package by their paths. */
export function pptx(content) {
  return {
    '[Content_Types].xml': contentTypes([
      ['ppt/presentation.xml', 'presentationml.presentation.main'],
      ['ppt/slides/slide1.xml', 'presentationml.slide'],
      ['ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout'],
      ['ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster'],
      ['ppt/theme/theme1.xml', 'theme'],
    ]),
    '_rels/.rels': relationships([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/_rels/presentation.xml.rels': relationships([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['slide', 'slides/slide1.xml'],
      ['theme', 'theme/theme1.xml'],
    ]),
    'ppt/presentation.xml': xml(`<p:presentation ${NAMES}>
      <p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>
      <p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst>
      <p:sldSz cx="${mm(page.width)}" cy="${mm(page.height)}"/>
      <p:notesSz cx="6858000" cy="9144000"/>
    </p:presentation>`),
    'ppt/slides/slide1.xml': xml(`<p:sld ${NAMES}>${tree(slide(content))}${mapped}</p:sld>`),
    'ppt/slides/_rels/slide1.xml.rels': relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': xml(
      `<p:sldLayout ${NAMES} type="blank">${tree('')}${mapped}</p:sldLayout>`,
    ),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships([
      ['slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    'ppt/slideMasters/slideMaster1.xml': xml(`<p:sldMaster ${NAMES}>${tree('')}${colourMap}
      <p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>
    </p:sldMaster>`),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/theme/theme1.xml': theme,
  };
}
