import { useEdition } from '@plenary/kit/edition';
import { Facts, type Fact } from '../../parts/facts';
import { Deadline } from '../../parts/deadline';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;

/** The limits of the edition, and until when. */
export function Requirements() {
  const { limits, dates } = useEdition();
  const deadline = dates.find(({ key }) => key === 'full-paper');
  const { rows } = texts;
  const facts: Fact[] = [
    { term: rows.pages, value: texts.pages(limits.paperPages) },
    { term: rows.file, value: texts.file(limits.paperBytes / MEGABYTE) },
    { term: rows.similarity, value: texts.similarity(limits.similarityPercent) },
    { term: rows.ai, value: texts.ai(limits.aiPercentAsked, limits.aiPercentTurnedBack) },
    {
      term: rows.poster,
      value: texts.poster(limits.posterFormat, limits.posterPagesMin, limits.posterPagesMax),
    },
  ];
  if (deadline) facts.unshift({ term: texts.deadline, value: <Deadline date={deadline} /> });
  return <Facts items={facts} />;
}
