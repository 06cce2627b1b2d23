/** Texts of the view of a PDF. */
export const texts = {
  toolbar: 'View of the paper',
  paper: 'Paper',
  keys: 'Plus and minus zoom, zero fits the width, left and right turn the page.',
  page: (number: number) => `Page ${number}`,
  where: (current: number, pages: number) => `Page ${current} of ${pages}`,
  closer: 'Zoom in',
  farther: 'Zoom out',
  fit: (percent: number) => `${percent} percent, fit the width`,
  download: 'Download PDF',
  loading: 'The paper is loading…',
  failed: 'The paper cannot be shown here',
  failedAnswer: 'It did not arrive whole, or this browser is too old for it. You can download it.',
};
