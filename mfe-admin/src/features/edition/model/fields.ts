import type { components } from '@plenary/kit/api';

export type Values = Record<string, unknown>;

type Draft = components['schemas']['EditionDraft'];

/** The settings of an edition, as organisers edit them. The client reads tuples as arrays. */
export type EditionDocument = Omit<Draft, 'shortName'> & { shortName: string[] };

/** `name` is the dot path. */
export interface Named {
  name: string;
  label: string;
  hint?: string;
}

interface Line extends Named {
  kind: 'line' | 'area' | 'url' | 'email' | 'day' | 'time';
  /** An empty value is stored as `undefined` or as an empty string. */
  optional?: 'nothing' | 'empty';
}

interface Lines extends Named {
  kind: 'lines';
  /** An empty list is allowed. */
  optional?: boolean;
}

/** An integer. `factor` converts the displayed unit to the stored one (bytes per MB). */
interface Numeric extends Named {
  kind: 'number';
  /** An empty value is stored as `undefined`. */
  optional?: 'nothing';
  factor?: number;
  unit?: string;
}

interface YesNo extends Named {
  kind: 'yes-no';
  /** A choice between two names in a table. */
  words?: { yes: string; no: string };
}

interface Choice extends Named {
  kind: 'choice';
  /** An empty value is stored as `undefined`. */
  optional?: 'nothing';
  options: readonly (string | { value: string; label: string })[];
}

/** Any number of options. */
interface Choices extends Named {
  kind: 'choices';
  /** None can be chosen. */
  optional?: boolean;
  /** The topics of the edition are those that are saved. */
  options: readonly { value: string; label: string }[] | 'topics';
}

/** An optional instant in UTC. */
interface Instant extends Named {
  kind: 'instant';
}

/** An IANA time zone. */
interface Zone extends Named {
  kind: 'zone';
}

interface Picture extends Named {
  kind: 'picture';
}

export type SimpleField =
  | Line
  | Lines
  | Numeric
  | YesNo
  | Choice
  | Choices
  | Instant
  | Zone
  | Picture;

/** A list whose entries can be added and removed has a label for it and values of a new entry. */
type Adding = { add: string; blank: () => object } | { add?: undefined; blank?: undefined };

/** Entries with fields. Field names are relative to the entry. */
export type ListField = Adding & ListOfEntries;

interface ListOfEntries extends Named {
  kind: 'list';
  entry: string;
  fields: readonly EditionField[];
  titleField: string;
  /** Entries are rows that are edited in place. */
  isTable?: boolean;
  /** Entries are days, edited in a grid of rooms and times. */
  isSchedule?: boolean;
  /** The end of an entry that is a deadline: ISO 8601, UTC. All values of the form have its zone. */
  endOf?: (entry: Values, all: Values) => string | undefined;
  /** An empty list is stored as `undefined`. */
  isLeftOut?: boolean;
  /** A conference can be complete without entries. */
  optional?: boolean;
  /** The only entry that can be added, once, and removed. Left out: all can. */
  isOptional?: (entry: Values) => boolean;
}

export type EditionField = SimpleField | ListField;

/** A page of the editor. Its fields are saved together. */
export interface EditionSection {
  id: string;
  title: string;
  note?: string;
  /** Unsaved input is not kept by the browser. */
  isSecret?: boolean;
  /** Top-level keys of the edition that contain the fields. Each is saved as a whole. */
  keys: readonly (keyof EditionDocument)[];
  fields: readonly EditionField[];
  /** Values with names in place of ids, as changes show them. */
  readable?: (values: Values) => Values;
  /** Its current values in one line. */
  summary: (document: EditionDocument) => string;
}

/** Sections of one subject, in the order of the overview. */
export interface SettingGroup {
  id: string;
  title: string;
  sections: readonly EditionSection[];
}
