import { readDraft, removeDraft, writeDraft } from '@plenary/kit/session';
import { parseRegistrationData, type RegistrationData } from './registration-data';

const REGISTRATION = 'conference-registration';
const ROLE = 'registering-as';

/** Stores a registration in this tab until it is recorded, so that its page survives a reload. */
export function storeRegistration(data: RegistrationData): void {
  writeDraft(REGISTRATION, data);
}

export function storedRegistration(): RegistrationData | undefined {
  return parseRegistrationData(readDraft(REGISTRATION));
}

export function removeStoredRegistration(): void {
  removeDraft(REGISTRATION);
}

let studentProof: File | null = null;

/** Kept in memory, since session storage holds no files: a reload loses it. */
export function storeStudentProof(file: File | null): void {
  studentProof = file;
}

export function storedStudentProof(): File | null {
  return studentProof;
}

export const PRESENTER_QUERY = 'as=presenter';

/** Stores the chosen role in this tab, where it survives a detour to the login page. */
export function storeRole(role: 'presenter' | 'attendee'): void {
  if (role === 'presenter') writeDraft(ROLE, { role });
  else removeDraft(ROLE);
}

export function takeIsPresenter(): boolean {
  const isPresenter = readDraft(ROLE)?.role === 'presenter';
  removeDraft(ROLE);
  return isPresenter;
}
