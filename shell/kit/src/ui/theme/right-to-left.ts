import type { StylisPlugin } from '@emotion/cache';
// @ts-expect-error -- The package has no types.
import cssjanus from 'cssjanus';

const { transform } = cssjanus as { transform: (css: string) => string };

/**
 * Mirrors MUI's physical properties; ours are logical. `@mui/stylis-plugin-rtl` adds 1.7 KB to the
 * home page. A plugin replaces the prefixes of emotion: only `user-select` in Safari needs one.
 */
const mirror: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const declaration = transform(element.value);
  element.return =
    element.props === 'user-select' ? `-webkit-${declaration}${declaration}` : declaration;
};

export const rightToLeft: StylisPlugin[] = [mirror];
