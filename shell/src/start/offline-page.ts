/** Without the product's code, which was not kept: loads the page again when there is a network, or on "Try again". */
export function reloadOnReturn(): void {
  const reload = () => window.location.reload();
  window.addEventListener('online', reload);
  document.querySelector('main button')?.addEventListener('click', reload);
}
