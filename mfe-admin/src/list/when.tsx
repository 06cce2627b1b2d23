import { formatInstant } from '@plenary/kit/edition';
import { age } from './age';

/** How long ago something was, with the instant itself on pointing at it. */
export function Ago({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {age(at, now)}
    </time>
  );
}

/** An instant as `5 Oct 2025, 23:59 UTC`. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(at)}</time>;
}
