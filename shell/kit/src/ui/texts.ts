import { defineTexts } from '../i18n';

export const texts = defineTexts('kit.ui', {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  loading: 'Loading...',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  isCopied: '{name} copied.',
  ofSteps: 'of {max, number}',
  notCopied: '{name} could not be copied. Please select the text.',
});
