import { useEdition, useReaderZone } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { EmptyState, Page } from '@plenary/kit/ui';
import { DayPlan } from './day-plan';
import { texts } from './texts';
import { isElsewhere } from './zoned-time';

export default function SchedulePage() {
  const { schedule, timeZone } = useEdition();
  const readerZone = useReaderZone();
  const days = schedule.map(({ day }) => day);
  const otherZone = readerZone && isElsewhere(days, timeZone, readerZone) ? readerZone : null;
  return (
    <>
      <PageHead
        title={texts.title}
        note={
          <>
            <p>{texts.note({ zone: timeZone })}</p>
            <p>{otherZone ? texts.yourTime({ zone: otherZone.replaceAll('_', ' ') }) : '\u00a0'}</p>
          </>
        }
      />
      <Page>
        {schedule.length === 0 && <EmptyState title={texts.empty} />}
        {schedule.map((day) => (
          <DayPlan key={day.day} plan={day} timeZone={timeZone} otherZone={otherZone} />
        ))}
      </Page>
    </>
  );
}
