import { AnywhereOnEarth, Deadline, useEdition } from '@plenary/kit/edition';
import { formatPercent } from '@plenary/kit/i18n';
import { Facts, type Fact } from '../../shared/layout/facts';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;

export function Requirements() {
  const { limits, dates } = useEdition();
  const deadline = dates.find(({ key }) => key === 'full-paper');
  const { rows } = texts;
  const facts: Fact[] = [
    { term: rows.pages, value: texts.pages({ pages: limits.paperPages }) },
    { term: rows.file, value: texts.file({ megabytes: limits.paperBytes / MEGABYTE }) },
    {
      term: rows.similarity,
      value: texts.similarity({ percent: formatPercent(limits.similarityPercent) }),
    },
    {
      term: rows.ai,
      value: texts.ai({
        target: formatPercent(limits.aiPercentAdvised),
        limit: formatPercent(limits.aiPercentReturned),
      }),
    },
    {
      term: rows.poster,
      value: texts.poster({
        format: limits.posterFormat,
        min: limits.posterPagesMin,
        max: limits.posterPagesMax,
      }),
    },
  ];
  if (deadline)
    facts.unshift({
      term: texts.deadline,
      value: (
        <>
          <Deadline at={deadline.at} anywhereOnEarth={deadline.anywhereOnEarth} />
          <small>
            <AnywhereOnEarth />
          </small>
        </>
      ),
    });
  return <Facts items={facts} />;
}
