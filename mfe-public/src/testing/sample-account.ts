export const twoFactorOff = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 };
export const twoFactorOn = {
  isOn: true,
  isRequired: false,
  since: '2025-10-01T08:00:00Z',
  recoveryCodesLeft: 9,
};

export const authenticator = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Sample:amina@example.org?secret=JBSWY3DPEHPK3PXP',
};

export const recoveryCodes = ['aaaaaa-bbbbbb-cccccc-dddddd', 'eeeeee-ffffff-gggggg-hhhhhh'];

export const currentSession = session(1, 'Firefox on Linux', true);
export const otherSession = session(2, 'Safari on iPhone', false);

function session(id: number, device: string, isCurrent: boolean) {
  return {
    id: `00000000-0000-4000-8000-00000000010${id}`,
    createdAt: '2025-10-01T08:00:00Z',
    lastUsedAt: '2025-10-02T09:30:00Z',
    device,
    isCurrent,
  };
}
