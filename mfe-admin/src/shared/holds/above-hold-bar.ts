/** Sticky bars end above the bar of acts on hold, which is fixed at the end of the window and higher on phones. */
export const aboveHoldBar = {
  'html:has([data-hold-bar]) &': {
    insetBlockEnd: 96,
    '@media (max-width: 599.95px)': { insetBlockEnd: 112 },
  },
};
