import { cityOf, instantOf, ReaderClock, useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { EmptyState, Page, styled } from '@plenary/kit/ui';
import { DayPlan } from './day-plan';
import { texts } from './texts';

/** The reader's zone is known only to script. */
const OneLine = styled('p')({ minBlockSize: '1.5em' });

export default function SchedulePage() {
  const { schedule, timeZone } = useEdition();
  const noons = schedule.map(({ day }) => instantOf(day, '12:00', timeZone).toISOString());
  return (
    <>
      <PageHead
        title={texts.title}
        note={
          <>
            <p>{texts.note({ city: cityOf(timeZone) })}</p>
            <OneLine>
              <ReaderClock
                at={noons}
                pattern={texts.yourTime({ city: '{city}' })}
                unlikeZone={timeZone}
              />
            </OneLine>
          </>
        }
      />
      <Page>
        {schedule.length === 0 && <EmptyState title={texts.empty} />}
        {schedule.map((day) => (
          <DayPlan key={day.day} plan={day} timeZone={timeZone} />
        ))}
      </Page>
    </>
  );
}
