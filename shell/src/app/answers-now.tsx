import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markAnswers } from './answers-mark';
import { noteAnswer } from './first-answer';

export function AnswersNow() {
  const { pathname } = useLocation();
  useEffect(() => markAnswers(pathname), [pathname]);
  useEffect(noteAnswer, []);
  return null;
}
