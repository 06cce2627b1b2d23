import { readDraft, removeDraft, writeDraft } from '@plenary/kit/session';
import { parseRegistrationData, type RegistrationData } from './registration-data';

const KEY = 'conference-registration';

/** Keeps a registration in this tab until it is recorded, so that its page can be left and reloaded. */
export function keepRegistration(data: RegistrationData): void {
  writeDraft(KEY, data);
}

export function keptRegistration(): RegistrationData | undefined {
  return parseRegistrationData(readDraft(KEY));
}

export function forgetRegistration(): void {
  removeDraft(KEY);
}
