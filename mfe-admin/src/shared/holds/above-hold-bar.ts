/** Sticky bars end above the bar of acts on hold, which is fixed at the end of the window. */
export const aboveHoldBar = { 'html:has([data-hold-bar]) &': { insetBlockEnd: 96 } };
