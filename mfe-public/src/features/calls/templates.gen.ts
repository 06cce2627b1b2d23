// Made by templates/make-templates.mjs.
/** The templates in the assets folder, and their sizes in bytes. */
export const templateBytes = {
  'paper-template.docx': 3057,
  'paper-template-latex.zip': 1721,
  'poster-template.pptx': 5110,
} as const;
