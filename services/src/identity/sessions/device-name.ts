import Bowser from 'bowser';

/** "Firefox on Android"; nothing finer is stored. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  if (!browser.name || !os.name) return null;
  return `${browser.name} on ${os.name}`;
}
