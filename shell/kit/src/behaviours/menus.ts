const MENU = 'details[data-menu]';

/** Details elements open by themselves; these close on Escape and when the reader turns elsewhere. */
export function startMenus(): void {
  document.addEventListener('pointerdown', ({ target }) => closeWithout(target));
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isInMenu = target instanceof Element && target.closest(MENU);
    if (isInMenu && relatedTarget) closeWithout(relatedTarget);
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = target instanceof Element && target.closest<HTMLDetailsElement>(MENU);
    if (key !== 'Escape' || !menu || !menu.open) return;
    menu.open = false;
    // The header is sticky: the browser would scroll to the top of the page.
    menu.querySelector('summary')?.focus({ preventScroll: true });
  });
}

function closeWithout(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (!menu.contains(target as Node)) menu.open = false;
  }
}
