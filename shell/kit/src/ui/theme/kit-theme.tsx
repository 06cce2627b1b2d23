import { CacheProvider, type EmotionCache } from '@emotion/react';
import createCache, { type StylisPlugin } from '@emotion/cache';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { currentLocale, useLocale } from '../../i18n';
import { AssetsContext } from './assets';
import { GlobalStyles } from './global-styles';
import { theme } from './theme';

let plugins: StylisPlugin[] | undefined;

export async function loadDirection(): Promise<void> {
  plugins = undefined;
  if (currentLocale().dir === 'rtl') plugins = (await import('./right-to-left')).rightToLeft;
}

export function createStyleCache(): EmotionCache {
  return createCache({ key: 'p', stylisPlugins: plugins, container: headOf() });
}

/**
 * Where emotion puts its style elements. When a delivered page starts, emotion inserts those of the page where they are
 * already, for which the browser computes all styles again.
 */
function headOf(): Node | undefined {
  if (typeof document === 'undefined') return undefined;
  const insertBefore = (element: Node, next: Node | null) => {
    if (element.parentNode !== document.head) document.head.insertBefore(element, next);
  };
  return { insertBefore } as Node;
}

const themes = { ltr: theme, rtl: { ...theme, direction: 'rtl' as const } };

export interface KitThemeProps {
  cache?: EmotionCache;
  assets?: string;
  children: ReactNode;
}

export function KitTheme({ cache, assets = '/assets', children }: KitThemeProps) {
  const [own] = useState(() => cache ?? createStyleCache());
  const { dir } = useLocale();
  return (
    <CacheProvider value={own}>
      <ThemeProvider theme={themes[dir]}>
        <GlobalStyles assets={assets} />
        <AssetsContext value={assets}>{children}</AssetsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
