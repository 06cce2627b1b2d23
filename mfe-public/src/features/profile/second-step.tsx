import { IconCheck } from '@plenary/kit/art/icons';
import { formatDay } from '@plenary/kit/edition';
import { Actions, Chip } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from './loaded';
import { SecondStepOff } from './second-step-off';
import { SecondStepOn } from './second-step-on';
import { secondStepQuery } from './second-step.api';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const { secondStep: own } = texts;

/** The code of an app after the password: whether it is asked for, and how that is changed. */
export function SecondStep() {
  const state = useQuery(secondStepQuery);
  return (
    <SettingsSection title={own.title} lead={own.lead}>
      <Loaded query={state} failed={own.notLoaded}>
        {({ isOn, isRequired, since, recoveryCodesLeft }) => (
          <>
            <Actions>
              {isOn ? (
                <Chip tone="green" icon={<IconCheck />}>
                  {own.on}
                </Chip>
              ) : (
                <Chip tone="grey">{own.off}</Chip>
              )}
              {since && <span>{own.since(formatDay(since.slice(0, 10)))}</span>}
            </Actions>
            {isOn ? (
              <SecondStepOn isRequired={isRequired} codesLeft={recoveryCodesLeft} />
            ) : (
              <SecondStepOff />
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
