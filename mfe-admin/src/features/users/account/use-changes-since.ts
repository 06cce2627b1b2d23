import { useState } from 'react';
import { texts } from '../texts';
import type { Person } from '../user.api';

export function useChangesSince(user: Person): string[] {
  const [first] = useState(user);
  return differences(first, user);
}

function differences(before: Person, after: Person): string[] {
  return facts(before).flatMap(([field, old], index) => {
    const current = facts(after)[index]?.[1] ?? '';
    return old === current ? [] : [texts.change({ field, before: old, after: current })];
  });
}

function facts(user: Person): [field: string, value: string][] {
  return [
    [texts.role, texts.roles[user.role]],
    [texts.access, user.isDisabled ? texts.disabled : texts.enabled],
    [texts.verification, user.isEmailVerified ? texts.verified : texts.unverified],
  ];
}
