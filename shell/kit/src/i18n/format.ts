import { currentLocale } from './locale';

export function formatList(items: readonly string[]): string {
  const { format } = currentLocale();
  return new Intl.ListFormat(format, { type: 'unit', style: 'short' }).format(items);
}

/** 20 → `20%` */
export function formatPercent(percent: number): string {
  return new Intl.NumberFormat(currentLocale().format, { style: 'percent' }).format(percent / 100);
}
