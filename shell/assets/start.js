// The delivered page is painted before the product's code is asked for: on a slow link its words and
// font come first, and a page that comes from the cache does not wait for code that is evaluated.
const { scripts, preloads } = document.currentScript.dataset;

/** How long a page that is not painted waits all the same, in milliseconds. */
const PATIENCE_MS = 1000;

let isAsked = false;
function askForProduct() {
  if (isAsked) return;
  isAsked = true;
  for (const href of preloads.split(' ').filter(Boolean))
    add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
  for (const src of scripts.split(' ')) add('script', { async: false, src });
}

/** A form that is sent before its code is here goes off as soon as it is (the kit's Form). */
function keepPress(event) {
  if (event.defaultPrevented || event.target.method !== 'dialog') return;
  event.preventDefault();
  event.target.dataset.pressed = '';
}

function add(name, properties) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

document.addEventListener('submit', keepPress);
new PerformanceObserver(askForProduct).observe({ type: 'paint', buffered: true });
setTimeout(askForProduct, document.hidden ? 0 : PATIENCE_MS);
