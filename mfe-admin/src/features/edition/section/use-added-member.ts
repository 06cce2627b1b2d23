import { useLocation, useNavigate } from '@plenary/kit/router';
import { useEffect } from 'react';
import { addedMemberSchema } from '../../../shared/committee/added-member';
import type { EditionSection } from '../model/fields';
import { valueAt } from '../model/dot-path';
import type { Values } from '../model/form-values';
import type { EditionForm } from './use-section-form';

/** Field names are data, so the compiler does not know which are lists. */
const LIST: string = 'committee.scientific';

/** Adds the member of the link to the scientific committee, unless someone of that name is there. */
export function useAddedMember({ id }: EditionSection, form: EditionForm): void {
  const state = useLocation().state as unknown;
  const navigate = useNavigate();
  const { getValues, setValue } = form;
  useEffect(() => {
    const link = addedMemberSchema.safeParse(state);
    if (id !== 'committee' || !link.success) return;
    const { member } = link.data;
    const members = valueAt(getValues(), LIST) as Values[];
    const isThere = members.some(({ name }) => name === member.name);
    const added = { ...member, initials: initialsOf(member.name) };
    if (!isThere) setValue(LIST, [...members, added] as never, { shouldDirty: true });
    // Used up: a reload restores it as unsaved input.
    void navigate('.', { replace: true, state: null });
  }, [id, state, getValues, setValue, navigate]);
}

/** Of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => Array.from(word ?? '')[0]).join('');
}
