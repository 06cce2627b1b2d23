import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('kit.pdf', {
  toolbar: 'PDF viewer',
  paper: 'Paper',
  keys: 'Press plus or minus to zoom, zero to fit the width, left or right to turn the page.',
  page: 'Page {number, number}',
  pageOf: 'Page {current, number} of {pages, number}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: '{percent}, fit the width',
  download: 'Download PDF',
  loading: 'Loading the paper…',
  failed: 'The paper cannot be shown here',
  failedHint:
    'The download was interrupted, or this browser is not supported. You can download the paper.',
});
