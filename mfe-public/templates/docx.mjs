// The paper as an Office Open XML text (ECMA-376): A4, margins of 25 mm, styles to fill in.
import { contentTypes, escapeXml, relationships, xml } from './xml.mjs';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Paragraph styles: id, name, run properties (size in half points), paragraph properties. */
const styles = [
  ['Title', 'Title', '<w:b/><w:sz w:val="36"/>', '<w:spacing w:after="160"/>'],
  ['Author', 'Author', '<w:sz w:val="24"/>', '<w:spacing w:after="40"/>'],
  ['Affiliation', 'Affiliation', '<w:i/>', '<w:spacing w:after="240"/>'],
  ['Abstract', 'Abstract', '', '<w:spacing w:after="120"/><w:ind w:left="567" w:right="567"/>'],
  [
    'Heading1',
    'heading 1',
    '<w:b/><w:sz w:val="26"/>',
    '<w:keepNext/><w:spacing w:before="320" w:after="120"/><w:outlineLvl w:val="0"/>',
  ],
  [
    'Caption',
    'caption',
    '<w:sz w:val="20"/>',
    '<w:keepNext/><w:spacing w:before="160" w:after="80"/>',
  ],
  ['Reference', 'Reference', '', '<w:spacing w:after="80"/><w:ind w:left="425" w:hanging="425"/>'],
  ['Note', 'Note', '<w:i/><w:color w:val="1A237E"/>', '<w:spacing w:after="240"/>'],
];

const styleSheet = xml(`<w:styles ${W}>
  <w:docDefaults>
    <w:rPrDefault><w:rPr>
      <w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>
      <w:sz w:val="22"/><w:lang w:val="en-GB"/>
    </w:rPr></w:rPrDefault>
    <w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault>
  </w:docDefaults>
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>
  ${styles
    .map(
      ([id, name, run, paragraph]) => `<w:style w:type="paragraph" w:styleId="${id}">
        <w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/>
        <w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr>
      </w:style>`,
    )
    .join('')}
</w:styles>`);

const run = (text, bold) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

const paragraph = (style, text, lead = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${lead && run(lead, true)}${run(text)}</w:p>`;

const cell = (text) =>
  `<w:tc><w:tcPr><w:tcW w:w="3020" w:type="dxa"/></w:tcPr>${paragraph('Normal', text)}</w:tc>`;

const rule = (side, size) =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="1A237E"/>`;

const table = (rows) => `<w:tbl>
  <w:tblPr><w:tblW w:w="9060" w:type="dxa"/>
    <w:tblBorders>${rule('top', 12)}${rule('bottom', 12)}${rule('insideH', 4)}</w:tblBorders>
  </w:tblPr>
  <w:tblGrid>${rows[0].map(() => '<w:gridCol w:w="3020"/>').join('')}</w:tblGrid>
  ${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}
</w:tbl>`;

const section = ([heading, text]) => paragraph('Heading1', heading) + paragraph('Normal', text);

/** The files of the package by their paths. */
export function docx(content) {
  const body = [
    paragraph('Title', content.title),
    paragraph('Author', content.authors),
    paragraph('Affiliation', content.affiliations),
    paragraph('Note', content.anonymous),
    paragraph('Abstract', content.abstract, 'Abstract. '),
    paragraph('Abstract', content.keywords, 'Keywords: '),
    ...content.sections.slice(0, 4).map(section),
    paragraph('Caption', content.caption),
    table(content.table),
    ...content.sections.slice(4).map(section),
    section(content.ai),
    section(content.acknowledgements),
    paragraph('Heading1', 'References'),
    ...content.references.map((reference) => paragraph('Reference', reference)),
  ];
  const page = `<w:sectPr>
    <w:pgSz w:w="11906" w:h="16838"/>
    <w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/>
  </w:sectPr>`;
  return {
    '[Content_Types].xml': contentTypes([
      ['word/document.xml', 'wordprocessingml.document.main'],
      ['word/styles.xml', 'wordprocessingml.styles'],
    ]),
    '_rels/.rels': relationships([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships([['styles', 'styles.xml']]),
    'word/styles.xml': styleSheet,
    'word/document.xml': xml(
      `<w:document ${W}><w:body>${body.join('')}${page}</w:body></w:document>`,
    ),
  };
}
