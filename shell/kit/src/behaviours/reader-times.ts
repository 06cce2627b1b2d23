import { cityOf, clockText, timeText, weekdayText } from '../edition/clock-text';
import { clockAt, readerZone } from '../edition/zoned-time';

/**
 * `<reader-time>` shows instants (`data-at`: ISO 8601, UTC, separated by spaces) in the reader's zone, which
 * no prerendered page knows. `data-pattern` is a text with {time}, {city} or {weekday}.
 */
class ReaderTime extends HTMLElement {
  static observedAttributes = ['data-at'];

  connectedCallback() {
    this.textContent = textOf(this.dataset);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.textContent = textOf(this.dataset);
  }
}

/** With `data-zone`, nothing is shown to readers whose clocks show the same. */
function textOf({ at = '', format = 'en', pattern = '', zone, day }: DOMStringMap): string {
  const own = readerZone();
  const city = cityOf(own);
  const instants = at.split(' ').filter(Boolean);
  const isSame = (instant: string) => {
    const [here, there] = [own, zone ?? ''].map((each) => clockAt(new Date(instant), each));
    return here?.day === there?.day && here?.time === there?.time;
  };
  if (zone && instants.every(isSame)) return '';
  const texts = instants.map((instant) => {
    if (!day) {
      const clock = clockText(instant, own, format);
      return city === 'UTC' && pattern.includes('{time}')
        ? `${clock} ${city}`
        : filled(pattern, { time: clock, city });
    }
    const time = timeText(instant, own, format);
    if (clockAt(new Date(instant), own).day === day) return time;
    return filled(pattern, { time, weekday: weekdayText(instant, own, format) });
  });
  return day ? texts.join('–') : (texts[0] ?? '');
}

function filled(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

export function startReaderTimes(): void {
  customElements.define('reader-time', ReaderTime);
}
