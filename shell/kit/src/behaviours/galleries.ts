/** Minimum length of a swipe in CSS pixels. */
const MIN_SWIPE = 48;

/**
 * The buttons of a `data-gallery` list show their pictures large, in the dialog whose id it names. Previous
 * and next wrap around (specification, section 2). The dialog's `data-position` is a text with {index}.
 */
export function startGalleries(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button');
    const list = pressed && pressed.closest<HTMLElement>('[data-gallery]');
    const dialog = pressed && pressed.closest<HTMLDialogElement>('dialog[data-lightbox]');
    if (!list && !dialog) return;
    event.preventDefault();
    if (list) open(list, pressed);
    else if (dialog && pressed.dataset.turn) turn(dialog, Number(pressed.dataset.turn));
    else if (dialog) dialog.close();
  });
  document.addEventListener('keydown', onKey);
  let start: PointerEvent | undefined;
  document.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'touch' ? event : undefined;
  });
  document.addEventListener('pointerup', ({ clientX, clientY }) => {
    const dialog = start && lightboxOf(start);
    const [dx, dy] = [clientX - (start?.clientX ?? 0), clientY - (start?.clientY ?? 0)];
    start = undefined;
    if (!dialog || Math.abs(dx) < MIN_SWIPE || Math.abs(dx) < Math.abs(dy)) return;
    turn(dialog, dx < 0 ? forward() : -forward());
  });
  document.addEventListener('pointercancel', () => (start = undefined));
}

const forward = () => (document.dir === 'rtl' ? -1 : 1);

function lightboxOf({ target }: Event): HTMLDialogElement | null {
  return target instanceof Element ? target.closest('dialog[data-lightbox]') : null;
}

const picturesOf = (dialog: Element) =>
  Array.from(document.querySelectorAll(`[data-gallery="${dialog.id}"] button`));

function open(list: HTMLElement, pressed: Element): void {
  const dialog = document.getElementById(list.dataset.gallery ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  show(dialog, picturesOf(dialog).indexOf(pressed));
  dialog.showModal();
}

function turn(dialog: HTMLElement, step: number): void {
  const count = picturesOf(dialog).length;
  show(dialog, (Number(dialog.dataset.shown) + step + count) % count);
}

function show(dialog: HTMLElement, index: number): void {
  const buttons = picturesOf(dialog);
  const button = buttons[index];
  const picture = button?.firstElementChild?.cloneNode(true);
  if (!picture) return;
  if (picture instanceof HTMLImageElement) picture.sizes = 'min(100vw, 1200px)';
  dialog.dataset.shown = String(index);
  const fill = (part: string, ...content: (Node | string)[]) =>
    dialog.querySelector(`[data-part="${part}"]`)?.replaceChildren(...content);
  fill('picture', picture);
  fill('caption', button?.closest('figure')?.querySelector('figcaption')?.textContent ?? '');
  const numbers = new Intl.NumberFormat(dialog.dataset.format);
  const position = dialog.dataset.position?.replace('{index}', numbers.format(index + 1));
  fill('position', position ?? '');
}

function onKey(event: KeyboardEvent): void {
  const dialog = lightboxOf(event);
  if (!dialog) return;
  if (event.key === 'ArrowLeft') turn(dialog, -forward());
  if (event.key === 'ArrowRight') turn(dialog, forward());
  if (event.key === 'Escape') dialog.close();
  if (event.key === 'Tab') keepInside(dialog, event);
}

/** Browsers let Tab leave a modal dialog for their own controls. */
function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const buttons = Array.from(dialog.querySelectorAll('button'));
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
