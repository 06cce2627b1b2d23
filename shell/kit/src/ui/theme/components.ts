import type { ThemeOptions } from '@mui/material/styles';
import { colours, fonts } from './tokens';

const alertTone = (ground: string, text: string, bar: string) => ({
  backgroundColor: ground,
  color: text,
  borderInlineStart: `5px solid ${bar}`,
  '& .MuiAlert-icon': { color: 'inherit', flex: 'none' },
});

export const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI removes the outline of its buttons, after the global styles.
      root: {
        '&:focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
        '[data-ground="dark"] &:focus-visible': { outlineColor: colours.onDark },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        padding: '8px 16px',
        textTransform: 'none',
        minBlockSize: 44,
        '@media (forced-colors: active)': { border: '1px solid' },
        '@media print': { display: 'none' },
        '&.Mui-disabled': { backgroundColor: colours.indigo100, color: colours.neutral },
      },
      outlined: {
        borderColor: 'currentColor',
        backgroundColor: colours.page,
        '[data-ground="dark"] &': { backgroundColor: colours.onDark, color: colours.indigo },
      },
      sizeSmall: {
        minBlockSize: 36,
        padding: '6px 12px',
        fontSize: '0.9375rem',
        '@media (pointer: coarse)': { minBlockSize: 44 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        minInlineSize: 44,
        '@media (pointer: coarse)': { minBlockSize: 44 },
        // The palette's default is for light pages only.
        variants: [{ props: { color: 'default' }, style: { color: colours.muted } }],
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 0 } } },
  MuiPaper: { defaultProps: { elevation: 0, square: true } },
  MuiAppBar: {
    styleOverrides: {
      root: { backgroundColor: colours.page, color: colours.barText, boxShadow: 'none' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // On a phone two buttons side by side need the room.
      paper: {
        '@media (max-width: 599.95px)': {
          margin: 16,
          '&.MuiDialog-paperFullWidth': { inlineSize: 'calc(100% - 32px)' },
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500 },
    styleOverrides: {
      tooltip: {
        backgroundColor: colours.primaryDark,
        color: colours.onDark,
        fontSize: '0.8125rem',
        borderRadius: 0,
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    // Padding of an inline box makes a target of 24 px without moving the line.
    styleOverrides: { root: { textUnderlineOffset: '0.2em', paddingBlock: 4 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 0, padding: '8px 16px', fontSize: '1rem', lineHeight: 1.5 },
    },
    variants: [
      {
        props: { severity: 'error' },
        style: alertTone(colours.errorTint, colours.errorText, colours.error),
      },
      {
        props: { severity: 'warning' },
        style: alertTone(colours.warningTint, colours.warningText, colours.warningEdge),
      },
      {
        props: { severity: 'success' },
        style: alertTone(colours.successTint, colours.success, colours.success),
      },
      {
        props: { severity: 'info' },
        style: alertTone(colours.indigo50, colours.body, colours.primary),
      },
    ],
  },
  MuiTabs: {
    styleOverrides: {
      root: { minBlockSize: 48, boxShadow: `inset 0 -1px 0 ${colours.hairline}` },
      indicator: { blockSize: 5, backgroundColor: colours.secondary },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontFamily: fonts.display,
        fontWeight: 700,
        fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
        minInlineSize: 0,
        paddingInline: 0,
        marginInlineEnd: 32,
        color: colours.body,
      },
    },
  },
};
