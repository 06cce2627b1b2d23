// Takes MUI's own theme out, which MUI creates when its code is evaluated: the kit provides one to all components.
import { rspack } from '@rsbuild/core';

export const withoutDefaultTheme = new rspack.NormalModuleReplacementPlugin(
  /^\.\.?\/(styles\/)?defaultTheme\.mjs$/,
  'data:text/javascript,export default {}',
);
