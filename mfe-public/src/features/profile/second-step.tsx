import { IconCheck } from '@plenary/kit/art/icons';
import { formatDay } from '@plenary/kit/edition';
import { Actions, Button, Chip } from '@plenary/kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RecoveryCodes } from '../../parts/second-step/recovery-codes';
import { Loaded } from '../../parts/loaded';
import { SecondStepOff } from './second-step-off';
import { SecondStepOn } from './second-step-on';
import { secondStepQuery } from './second-step.api';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const { secondStep: own } = texts;

/** The code of an app after the password: whether it is asked for, and how that is changed. */
export function SecondStep() {
  const state = useQuery(secondStepQuery);
  const queries = useQueryClient();
  const status = useRef<HTMLDivElement>(null);
  const [codes, setCodes] = useState<string[]>();
  // Other sessions may have ended with the change.
  const reload = () => queries.invalidateQueries({ queryKey: ['profile'] });

  function show(fresh: string[]) {
    setCodes(fresh);
    void reload();
  }

  /** What was pressed is gone; the focus goes to what has become of it. */
  function finish() {
    setCodes(undefined);
    status.current?.focus();
  }

  return (
    <SettingsSection title={own.title} lead={own.lead}>
      <Loaded query={state} failed={own.notLoaded}>
        {({ isOn, isRequired, since, recoveryCodesLeft }) => (
          <>
            <Actions ref={status} tabIndex={-1}>
              <Chip tone={isOn ? 'green' : 'grey'} icon={isOn && <IconCheck />}>
                {isOn ? own.on : own.off}
              </Chip>
              {since && <span>{own.since(formatDay(since.slice(0, 10)))}</span>}
            </Actions>
            {codes && (
              <RecoveryCodes heading="h3" codes={codes}>
                <Button onClick={finish}>{own.codesKept}</Button>
              </RecoveryCodes>
            )}
            {!codes && !isOn && <SecondStepOff onOn={show} />}
            {!codes && isOn && (
              <SecondStepOn
                isRequired={isRequired}
                codesLeft={recoveryCodesLeft}
                onCodes={show}
                onOff={() => reload().then(finish)}
              />
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
