// What the templates say. Limits are left to the call, which knows those of its edition.

export const paper = {
  title: 'Title of the paper',
  authors: 'First Author, Second Author',
  affiliations: 'Institution, Country. E-mail of the corresponding author',
  anonymous:
    'For the double-blind review leave out names, institutions and acknowledgements, here and in the properties of the file. Put them back into the camera-ready version.',
  abstract:
    'Say in 150 to 250 words what was asked, how it was studied, what was found and what follows from it. No references, no footnotes.',
  keywords: 'three to six terms, separated by commas',
  sections: [
    [
      'Introduction',
      'State the question, why it matters and to whom. End with what the paper contributes.',
    ],
    [
      'Related work',
      'Place the paper among what has been written, in the languages in which it was written (Author, 2024).',
    ],
    ['Method', 'Describe data, material and steps so that somebody else could repeat them.'],
    ['Results', 'Tell what was found. Number tables and figures, and name each in the text.'],
    ['Discussion', 'Say what the results mean, where they end, and what they do not show.'],
    ['Conclusion', 'Answer the question of the introduction.'],
  ],
  caption: 'Table 1. A table has its caption above, a figure below; both name their source.',
  table: [
    ['Group', 'Cases', 'Share'],
    ['First', '12', '40%'],
    ['Second', '18', '60%'],
  ],
  ai: [
    'Use of AI',
    'Name each tool, what it was used for and who checked the result. If none was used, say so.',
  ],
  acknowledgements: [
    'Acknowledgements',
    'Funding, help and data. Only in the camera-ready version.',
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
    ['Question', 'What is asked, in one or two sentences that can be read from two metres.'],
    ['Method', 'Data, material and steps. A drawing says more than a paragraph.'],
    ['Results', 'The largest block: figures with their sources, few words.'],
    [
      'What follows',
      'One sentence to remember, and where to read on: the paper, a code, an address.',
    ],
  ],
  foot: 'E-mail · References · Use of AI · Acknowledgements',
};
