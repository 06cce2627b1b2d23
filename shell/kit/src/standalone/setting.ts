import type { Access, RouteManifest } from '../remote';
import { people } from '../testing/people';

/** Whom the page is shown to, and how the simulated server answers. Kept as long as the tab. */
export interface Setting {
  person: keyof typeof people | 'nobody';
  answers: 'at once' | 'slowly' | 'with failures';
}

const KEY = 'standalone';

/** Who may open a page of this access, as the shell would let them. The first stands for all. */
const admitted: Record<Access, Setting['person'][]> = {
  public: ['nobody', 'plain', 'unverified', 'reviewer', 'admin'],
  user: ['plain', 'unverified', 'reviewer', 'admin'],
  reviewer: ['reviewer', 'admin'],
  admin: ['admin'],
};

export function isAdmitted(person: Setting['person'], access: Access): boolean {
  return admitted[access].includes(person);
}

/** The setting of this tab; at first, a person who may open all pages of the remote. */
export function readSetting({ routes }: RouteManifest): Setting {
  const kept = window.sessionStorage.getItem(KEY);
  if (kept) return JSON.parse(kept) as Setting;
  const narrowest = (['admin', 'reviewer', 'user'] as const).find((access) =>
    routes.some((route) => route.access === access),
  );
  const [person = 'nobody'] = admitted[narrowest ?? 'public'];
  return { person, answers: 'at once' };
}

/** Starts the page anew with another setting, where it is. */
export function changeSetting(setting: Setting): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(setting));
  window.location.reload();
}
