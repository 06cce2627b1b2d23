const STYLE = 'data-style';

/**
 * Shows an email's HTML in a shadow tree, where the page's styles do not reach it. The page's security policy refuses
 * inline styles, also in frames and in documents that scripts parse, so they are parsed under another name and set by
 * script. Quotes in texts are escaped: only tags have an attribute with that name. Scripts in the email never run:
 * parsed documents start none (HTML, section 4.12.1.1). Links open in a new tab, so that a preview never leaves the page.
 */
export function showHtml(host: HTMLElement, html: string): void {
  const accepted = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ` ${STYLE}="`);
  const { body, documentElement } = new DOMParser().parseFromString(accepted, 'text/html');
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(`[${STYLE}]`)]) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
  }
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
    // The page's own style for the focus.
    link.setAttribute('part', 'link');
  }
  const sheet = document.createElement('div');
  sheet.lang = documentElement.lang;
  sheet.dir = documentElement.dir;
  sheet.style.cssText = body.style.cssText;
  sheet.append(...body.childNodes);
  (host.shadowRoot ?? host.attachShadow({ mode: 'open' })).replaceChildren(sheet);
}
