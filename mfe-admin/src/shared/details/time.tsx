import { Instant as KitInstant } from '@plenary/kit/edition';

/** Organisers work across zones, so this area shows every time in UTC. */
export function Instant({ at }: { at: string }) {
  return <KitInstant at={at} utc />;
}

/** @param props.now in epoch milliseconds */
export function Ago({ at, now }: { at: string; now: number }) {
  return <KitInstant at={at} now={now} utc />;
}
