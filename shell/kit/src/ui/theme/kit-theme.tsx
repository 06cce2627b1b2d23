import { CacheProvider, type EmotionCache } from '@emotion/react';
import createCache from '@emotion/cache';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { GlobalStyles } from './global-styles';
import { theme } from './theme';

/** A style cache of the product. Prerendering makes one for each page. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'p' });
}

export interface KitThemeProps {
  cache?: EmotionCache;
  /** Address of the shell's assets (fonts), without a closing slash. */
  assets?: string;
  children: ReactNode;
}

/** The look: theme, global styles and the style cache. Once, around everything. */
export function KitTheme({ cache, assets = '/assets', children }: KitThemeProps) {
  const [own] = useState(() => cache ?? createStyleCache());
  return (
    <CacheProvider value={own}>
      <ThemeProvider theme={theme}>
        <GlobalStyles assets={assets} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
