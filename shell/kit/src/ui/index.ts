export { styled, useTheme } from '@mui/material/styles';
export { keyframes } from '@emotion/react';
export { default as IconButton } from '@mui/material/IconButton';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { Alert } from './alert';
export { BarTools, BarToolsProvider } from './bar-tools';
export { Button, CallToAction, LinkButton } from './button';
export type { ButtonProps } from './button';
export { Chip } from './chip';
export type { Tone } from './chip';
export { CopyButton } from './copy-button';
export { ExternalLink, Link } from './link';
export { Actions, Content, Page, Prose, Section, Stack, VisuallyHidden } from './page';
export { Breadcrumb, PageHeader } from './page-header';
export { PageTitle } from './page-title';
export { Reveal } from './reveal';
export { ScoreBar } from './score-bar';
export { Spinner, SpinnerRing } from './spinner';
export { EmptyState, ErrorState } from './states';
export { Amount, Panel, Terms, Total } from './summary';
export { useAssets } from './theme/assets';
export { createStyleCache, KitTheme, loadDirection } from './theme/kit-theme';
export {
  colours,
  light,
  CONTENT_WIDTH,
  fonts,
  heights,
  LOW_SCREEN,
  motion,
  shadows,
  SIDE_MENU_WIDTH,
  type as typeSizes,
} from './theme/tokens';
export { useArrival } from './use-arrival';
export { useHasTime } from './use-has-time';
export { AfterHydration, useAfterHydration, useHydrated, useWasPrerendered } from './use-hydrated';
