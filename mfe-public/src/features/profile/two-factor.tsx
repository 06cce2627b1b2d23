import { IconCheck } from '@plenary/kit/art/icons';
import { useDayOf } from '@plenary/kit/edition';
import { Actions, Button, Chip } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../shared/loaded';
import { RecoveryCodes } from '../../shared/two-factor/recovery-codes';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';
import { TwoFactorOff } from './two-factor-off';
import { TwoFactorOn } from './two-factor-on';
import { twoFactorQuery, useReloadTwoFactor } from './two-factor.api';

const { twoFactor: texts } = allTexts;

export function TwoFactor() {
  const query = useQuery(twoFactorQuery());
  const reload = useReloadTwoFactor();
  const status = useRef<HTMLDivElement>(null);
  const dayOf = useDayOf();
  const [codes, setCodes] = useState<string[]>();

  function turnedOn(recoveryCodes: string[]) {
    setCodes(recoveryCodes);
    void reload();
  }

  /** The button is gone: moves the focus to the new status. */
  function finish() {
    setCodes(undefined);
    status.current?.focus();
  }

  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Loaded query={query} failed={texts.loadFailed}>
        {({ isOn, isRequired, since, recoveryCodesLeft }) => (
          <>
            <Actions ref={status} tabIndex={-1}>
              <Chip tone={isOn ? 'green' : 'grey'} icon={isOn && <IconCheck />}>
                {isOn ? texts.on : texts.off}
              </Chip>
              {since && <span>{texts.since({ day: dayOf(since) })}</span>}
            </Actions>
            {codes && (
              <RecoveryCodes heading="h3" codes={codes}>
                <Button onClick={finish}>{texts.codesSaved}</Button>
              </RecoveryCodes>
            )}
            {!codes && !isOn && <TwoFactorOff onTurnedOn={turnedOn} />}
            {!codes && isOn && (
              <TwoFactorOn
                isRequired={isRequired}
                codesLeft={recoveryCodesLeft}
                onCodes={setCodes}
                onTurnedOff={finish}
              />
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
