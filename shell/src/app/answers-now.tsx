import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markAnswers } from './answers-mark';

export function AnswersNow() {
  const { pathname } = useLocation();
  useEffect(() => markAnswers(pathname), [pathname]);
  return null;
}
