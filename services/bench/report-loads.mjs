// The hook of `started-packages.mjs`, which runs in a thread of Node.
let port;

export function initialize(data) {
  ({ port } = data);
}

export function load(url, context, next) {
  port.postMessage(url);
  return next(url, context);
}
