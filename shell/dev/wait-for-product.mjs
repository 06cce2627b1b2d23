import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const TRY_EVERY = 50;
const PATIENCE = 60_000;

/** Holds requests while the product starts or restarts, instead of failing them. */
export function waitForProduct(product, isOwn) {
  const { hostname, port } = new URL(product);
  return (request, _response, next) => {
    if (isOwn(request.url)) return next();
    void answers(hostname, Number(port)).then(() => next());
  };
}

async function answers(host, port) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(TRY_EVERY)) {
    const socket = connect({ host, port });
    try {
      await once(socket, 'connect');
      return;
    } catch {
      // It is not up yet.
    } finally {
      socket.destroy();
    }
  }
}
