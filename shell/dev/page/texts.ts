import { defineTexts } from '@plenary/kit/i18n';

/** For developers; no catalogue holds them, because no published page shows them. */
export const texts = defineTexts('shell.development', {
  label: 'Development',
  summary: 'Development · {count, plural, =0 {all as published} one {{name}} other {# remotes}}',
  fromHere: 'from this checkout',
  unpublished: 'from this checkout; none is published',
  published: 'published {version}',
  reset: 'Reset',
  resetLabel: 'Reset {name} to the published version',
  resetAll: 'Reset all',
  override: 'Override',
  overrideLabel: 'Override {name} by this checkout',
  failed: 'The development server does not respond.',
});
