// Made by templates/make-templates.mjs.
/** The templates in the assets folder, and their sizes in bytes. */
export const templateBytes = {
  'paper-template.docx': 3124,
  'paper-template-latex.zip': 1783,
  'poster-template.pptx': 5130,
} as const;
