import { useEffect, useState } from 'react';
import { useComposedYear } from '../boot-context';

/** The current year; a page composed last year is set right once script runs. */
export function CurrentYear() {
  const composed = useComposedYear();
  const [year, setYear] = useState(composed);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
