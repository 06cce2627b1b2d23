import { readDraft, removeDraft, writeDraft } from '@plenary/kit/session';

const KEY = 'registering-as';

/** The same as the note, in the address of the form. */
export const AS_PRESENTER = 'as=presenter';

/** Notes in this tab how the form is to start; the note outlives the way over the login page. */
export function registerAs(role: 'presenter' | 'attendee'): void {
  if (role === 'presenter') writeDraft(KEY, { role });
  else removeDraft(KEY);
}

/** Whether the form is to start for a presenter. The note holds for one start. */
export function takePresenterNote(): boolean {
  const isPresenter = readDraft(KEY)?.role === 'presenter';
  removeDraft(KEY);
  return isPresenter;
}
