import { formatDay } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { paths } from '@plenary/kit/paths';
import { labelOfCode } from '@plenary/kit/states';
import { adminPaths } from '../../paths';
import { permissionTexts } from '../../shared/permissions.texts';
import type { AuditRow } from './audit.api';
import { texts } from './texts';

type Labels = Partial<Record<string, string>>;

/** `paper.submit` → `Paper: Submitted`. */
export function actionLabel(action: string): string {
  const label = (texts.actions as Labels)[action];
  if (label !== undefined) return label;
  const [, type = action, code = ''] = /^([^.]+)\.(.+)$/.exec(action) ?? [];
  return texts.actionOn({
    target: targetTypeLabel(type),
    action: labelOfCode(type, code) ?? (texts.otherActions as Labels)[code] ?? humanise(code),
  });
}

export const targetTypeLabel = (type: string): string =>
  (texts.targetTypes as Labels)[type] ?? humanise(type);

const states = {
  ...texts.roles,
  ...permissionTexts.names,
  ...texts.heldActs,
  ...texts.handling,
};

/** The state of a target, an act on it that is on hold, the role or a permission of a user, a day, or a revision. */
export const stateLabel = (type: string, state: string): string =>
  labelOfCode(type, state) ??
  (texts.states as Partial<Record<string, Labels>>)[type]?.[state] ??
  (states as Labels)[state] ??
  valueLabel(state);

const DAY = /^\d{4}-\d\d-\d\d$/;
const REVISION = /^revision (\d+)$/;

function valueLabel(value: string): string {
  if (GENERATED_ID.test(value)) return value;
  if (DAY.test(value)) return formatDay(value);
  const [, number] = REVISION.exec(value) ?? [];
  return number ? texts.revision({ number }) : humanise(value);
}

/** Fields without a label, such as the edition's, are shown by their name in the API. */
export const fieldLabel = (name: string): string => (texts.fieldNames as Labels)[name] ?? name;

/** `payment-confirmed` → `Payment confirmed`: codes without a label. */
export function humanise(code: string): string {
  const words = code
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/[-._]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function actorOf({ actor }: AuditRow): string {
  return actor ? (actor.name ?? texts.deletedAccount) : texts.notLoggedIn;
}

/** Generated ids are omitted; others are names, such as the kind of an exported list. */
const GENERATED_ID = /^[\da-f-]{36}$|^\d+$/;

export function targetOf({ subject: { type, id, name } }: AuditRow): string {
  return (
    name ??
    (GENERATED_ID.test(id)
      ? targetTypeLabel(type)
      : `${targetTypeLabel(type)}: ${idLabel(type, id)}`)
  );
}

/** Texts of documents are kept by their kind. */
const idLabel = (type: string, id: string): string =>
  type === 'document-layout' ? stateLabel('document', id) : id;

export function changeOf({ before, after, fields, subject }: AuditRow): string {
  const states = [before, after]
    .filter((state) => state !== null)
    .map((state) => stateLabel(subject.type, state));
  return states.length > 0 ? states.join(' → ') : formatList(fields.map(fieldLabel));
}

export function linkOf({ subject: { type, id } }: AuditRow): string | undefined {
  switch (type) {
    case 'user':
      return adminPaths.user.href({ userId: id });
    case 'payment':
      return `${paths.adminPayments.href()}?item=${id}`;
    case 'enquiry':
      return `${adminPaths.enquiries.href()}?item=${id}`;
    case 'committee-application':
      return `${adminPaths.applications.href()}?item=${id}`;
    case 'email':
      return `${adminPaths.emails.href()}?item=${id}`;
    default:
      return undefined;
  }
}
