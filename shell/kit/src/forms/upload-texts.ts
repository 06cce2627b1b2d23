import type { SendingState } from './sending';
import { texts } from './texts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const MINUTE = 60;

/** 1024-based, as the limits are: `3.2 of 10 MB`. */
export function amountText({ sent, total }: Pick<SendingState, 'sent' | 'total'>): string {
  if (total < 1000 * KILOBYTE) {
    return texts.ofKilobytes({
      sent: Math.round(sent / KILOBYTE),
      total: Math.round(total / KILOBYTE),
    });
  }
  return texts.ofMegabytes({ sent: tenths(sent / MEGABYTE), total: tenths(total / MEGABYTE) });
}

/** `410 KB/s, about 3 min left`; undefined while too little is known. */
export function paceText({ sent, total, speed }: SendingState): string | undefined {
  if (!speed) return undefined;
  const seconds = (total - sent) / speed;
  return texts.speedAndTime({ speed: speedText(speed), time: timeLeft(seconds) });
}

function speedText(speed: number): string {
  return speed < 1000 * KILOBYTE
    ? texts.kilobytesPerSecond({ size: Math.max(1, Math.round(speed / KILOBYTE)) })
    : texts.megabytesPerSecond({ size: tenths(speed / MEGABYTE) });
}

function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes <= 1) return texts.minuteLeft;
  if (minutes < 100) return texts.minutesLeft({ count: minutes });
  return texts.hoursLeft({ count: Math.round(minutes / 60) });
}

const tenths = (value: number) => Math.round(value * 10) / 10;
