import type { Access, RouteManifest } from '../remote';
import { people } from '../testing/people';

export interface Setting {
  person: keyof typeof people | 'anonymous';
  answers: 'at once' | 'slowly' | 'with failures';
  lang: string;
}

const KEY = 'standalone';

const admitted: Record<Access, Setting['person'][]> = {
  public: ['anonymous', 'plain', 'unverified', 'reviewer', 'admin'],
  user: ['plain', 'unverified', 'reviewer', 'admin'],
  reviewer: ['reviewer', 'admin'],
  admin: ['admin'],
};

export function isAdmitted(person: Setting['person'], access: Access): boolean {
  return admitted[access].includes(person);
}

export function readSetting(manifest: RouteManifest): Setting {
  const kept = window.sessionStorage.getItem(KEY);
  const setting = kept ? (JSON.parse(kept) as Setting) : firstSetting(manifest);
  const lang = new URLSearchParams(window.location.search).get('locale');
  return lang ? { ...setting, lang } : setting;
}

function firstSetting({ routes }: RouteManifest): Setting {
  const narrowest = (['admin', 'reviewer', 'user'] as const).find((access) =>
    routes.some((route) => route.access === access),
  );
  const [person = 'anonymous'] = admitted[narrowest ?? 'public'];
  return { person, answers: 'at once', lang: 'en' };
}

export function changeSetting(setting: Setting): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(setting));
  const address = new URL(window.location.href);
  address.searchParams.delete('locale');
  window.location.assign(address);
}
