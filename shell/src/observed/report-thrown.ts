import { messageOf } from './message-of';
import { pageFrontEnds, placeOf } from './front-end-addresses';
import { sendReport } from './send-report';

/** Of one visit. */
const MOST = 5;
const FRAMES = 3;

const FRAME = /(https?:\/\/[^\s()]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

const seen = new Set<string>();

/** Reports an error of the product's code that nothing caught, once; those of browser extensions are not reported. */
export function reportThrown(event: ErrorEvent | PromiseRejectionEvent): void {
  const isRejection = event.type === 'unhandledrejection';
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const { name = '', message = '', stack } = thrown instanceof Error ? thrown : {};
  const frames = ownFrames(stack ?? ('filename' in event ? placeIn(event) : ''));
  const [first] = frames;
  const at = frames.slice(0, FRAMES).map(({ at }) => at);
  const key = `${name} ${at.join(' ')}`;
  if (!first || seen.size >= MOST || seen.has(key) || name === 'AbortError') return;
  seen.add(key);
  const shell = pageFrontEnds().get('shell') ?? '';
  sendReport('/front-end-failures', {
    remote: first.frontEnd,
    version: first.version ?? shell,
    shell,
    path: '*',
    reason: isRejection ? 'rejected' : 'thrown',
    // No one has seen it.
    reference: '',
    error: /^\w{1,50}$/.test(name) ? name : '',
    message: messageOf(name, message),
    at,
  });
}

const placeIn = ({ filename, lineno, colno }: ErrorEvent) => `${filename}:${lineno}:${colno}`;

function ownFrames(stack: string) {
  return [...stack.matchAll(FRAME)].flatMap(([, address = '', line, column]) => {
    const place = address.startsWith(`${window.location.origin}/`) && placeOf(address);
    return place ? { ...place, at: `${place.file}:${line}:${column}` } : [];
  });
}
