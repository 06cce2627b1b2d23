export const badgeStyles = `
  :host { position: fixed; inset-block-end: 0.5rem; inset-inline-start: 0.5rem; z-index: 2147483000;
    max-inline-size: calc(100vw - 1rem); font: 0.875rem/1.4 system-ui, sans-serif; color: #fff; }
  @media print { :host { display: none; } }
  details { background: #1b1d33; border: 1px solid #fff; border-radius: 8px; }
  summary { padding: 0.25rem 0.75rem; cursor: pointer; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem;
    padding: 0.5rem 0.75rem; border-block-start: 1px solid #5a5e7a; }
  span { flex: 1 1 12rem; overflow-wrap: anywhere; }
  b { display: block; }
  button { font: inherit; color: inherit; background: none; border: 1px solid #a5a3d8;
    border-radius: 8px; padding: 0.25rem 0.75rem; cursor: pointer; }
  :is(summary, button):focus-visible { outline: 3px solid #ffd54f; outline-offset: 2px; }
  [role='alert'] { margin: 0; padding: 0 0.75rem; }
  [role='alert']:not(:empty) { padding-block: 0.5rem; }
  @media (pointer: coarse) { summary, button { min-block-size: 2.75rem; line-height: 2.25rem; } }
`;
