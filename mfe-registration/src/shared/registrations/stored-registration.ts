import { readDraft, removeDraft, writeDraft } from '@plenary/kit/session';
import * as z from 'zod/mini';
import { parseRegistrationData, type RegistrationData } from './registration-data';

/** The form's input, which a new tab gets back until the registration is recorded. */
export const FORM_DRAFT = 'registration-form';
const REGISTRATION = 'conference-registration';
const OFFERS = 'registration-offers';
const ROLE = 'registering-as';

const offersSchema = z.object({
  extras: z.array(z.string()),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  discountCode: z.optional(z.string()),
});

export type StoredOffers = z.output<typeof offersSchema>;

/** Stores a registration in this tab until it is recorded, so that its page survives a reload. */
export function storeRegistration(data: RegistrationData): void {
  writeDraft(REGISTRATION, data);
}

export function storedRegistration(): RegistrationData | undefined {
  return parseRegistrationData(readDraft(REGISTRATION));
}

/** Extras, answers and discount code of the stored registration. */
export function storeOffers(offers: StoredOffers): void {
  writeDraft(OFFERS, offers);
}

export function storedOffers(): StoredOffers {
  return offersSchema.safeParse(readDraft(OFFERS)).data ?? { extras: [], answers: {} };
}

export function removeStoredRegistration(): void {
  removeDraft(FORM_DRAFT);
  removeDraft(REGISTRATION);
  removeDraft(OFFERS);
}

let studentProof: File | null = null;

/** Kept in memory, since session storage holds no files: a reload loses it. */
export function storeStudentProof(file: File | null): void {
  studentProof = file;
}

export function storedStudentProof(): File | null {
  return studentProof;
}

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
