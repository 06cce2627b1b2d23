// Texts of the templates. Limits are left out: the call states those of its edition.

export const paper = {
  title: 'Title of the paper',
  authors: 'First Author, Second Author',
  affiliations: 'Institution, Country. Email of the corresponding author',
  anonymous:
    'For double-blind review, omit names, institutions and acknowledgements, here and in the file properties. Add them to the camera-ready version.',
  abstract:
    'In 150 to 250 words: the question, the method, the results and the conclusions. No references, no footnotes.',
  keywords: 'three to six keywords, separated by commas',
  sections: [
    [
      'Introduction',
      'State the question and why it matters. End with the contributions of the paper.',
    ],
    ['Related work', 'Relate the paper to existing work, in any language (Author, 2024).'],
    ['Method', 'Describe data, material and steps in enough detail to repeat the study.'],
    ['Results', 'Report the results. Number tables and figures, and refer to each in the text.'],
    ['Discussion', 'Interpret the results and state their limitations.'],
    ['Conclusion', 'Answer the question from the introduction.'],
  ],
  caption: 'Table 1. Captions are above tables and below figures; both name the source.',
  table: [
    ['Group', 'Cases', 'Share'],
    ['First', '12', '40%'],
    ['Second', '18', '60%'],
  ],
  ai: [
    'Use of AI',
    'Name each tool, its purpose and who checked the result. If no tool was used, say so.',
  ],
  acknowledgements: [
    'Acknowledgements',
    'Funding, support and data. Only in the camera-ready version.',
  ],
  references: [
    'Author, A. (2024). Title of the article. Name of the Journal, 12(3), 45–67. https://doi.org/10.0000/sample',
    'Author, B., & Author, C. (2023). Title of the book. Publisher.',
  ],
};

export const poster = {
  title: 'Title of the poster in at most two lines',
  authors: 'First Author, Second Author · Institution, Country',
  blocks: [
    ['Question', 'In one or two sentences, readable from two metres.'],
    ['Method', 'Data, material and steps. Prefer a drawing to a paragraph.'],
    ['Results', 'The largest block: figures with sources, little text.'],
    [
      'Conclusion',
      'One sentence to remember, and where to read more: the paper, a QR code, a web address.',
    ],
  ],
  foot: 'Email · References · Use of AI · Acknowledgements',
};
