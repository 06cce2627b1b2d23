export const texts = {
  label: 'Development',
  summary: (names: string[]) => {
    if (names.length === 0) return 'Development · all as published';
    return `Development · ${names.length === 1 ? names[0] : `${names.length} remotes`}`;
  },
  fromHere: 'from this checkout',
  unpublished: 'from this checkout; none is published',
  published: (version: string) => `published ${version}`,
  reset: 'Reset',
  resetLabel: (name: string) => `Reset ${name} to the published version`,
  resetAll: 'Reset all',
  override: 'Override',
  overrideLabel: (name: string) => `Override ${name} by this checkout`,
  failed: 'The development server does not answer.',
};
