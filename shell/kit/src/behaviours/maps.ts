/** Loads the third-party map of a `data-map` frame when its button is pressed, into its slot. */
export function startMaps(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-map] button');
    const frame = button && button.closest<HTMLElement>('[data-map]');
    if (!frame) return;
    event.preventDefault();
    const { map = '', mapTitle = '' } = frame.dataset;
    const content = Object.assign(document.createElement('iframe'), {
      title: mapTitle,
      src: map,
      loading: 'lazy',
      referrerPolicy: 'no-referrer',
    });
    frame.querySelector('[data-slot]')?.replaceChildren(content);
    frame.dataset.shown = '';
  });
}
