import { useState } from 'react';
import { texts } from './texts';
import type { Person } from './user.api';

/** What changed of an account since it was first shown here, in words. */
export function useMeanwhile(user: Person): string[] {
  const [seen] = useState(user);
  return differences(seen, user);
}

function differences(before: Person, after: Person): string[] {
  return facts(before).flatMap(([what, was], index) => {
    const is = facts(after)[index]?.[1] ?? '';
    return was === is ? [] : [texts.staleFact(what, was, is)];
  });
}

function facts(user: Person): [what: string, value: string][] {
  return [
    [texts.role, texts.roles[user.role]],
    [texts.access, user.isDisabled ? texts.disabled : texts.enabled],
    [texts.verification, user.isEmailVerified ? texts.verified : texts.unverified],
  ];
}
