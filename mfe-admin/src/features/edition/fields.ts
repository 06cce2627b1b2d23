/** How one field of an edition is edited. `name` is its dot path in the edition. */
export interface Named {
  name: string;
  label: string;
  hint?: string;
}

interface Line extends Named {
  kind: 'line' | 'area' | 'url' | 'email' | 'day' | 'time';
  /** May be left empty: it then stands in the edition as nothing, or as an empty text. */
  optional?: 'nothing' | 'empty';
}

/** Several texts, one a line. */
interface Lines extends Named {
  kind: 'lines';
}

/** An integer; `factor` is how many of the edition's units one of the screen's is (bytes in a MB). */
interface Numeric extends Named {
  kind: 'number';
  factor?: number;
  unit?: string;
}

interface YesNo extends Named {
  kind: 'yes-no';
}

interface Choice extends Named {
  kind: 'choice';
  options: readonly string[];
}

/** An instant in UTC; may be left empty. */
interface Instant extends Named {
  kind: 'instant';
}

interface Picture extends Named {
  kind: 'picture';
}

export type SimpleField = Line | Lines | Numeric | YesNo | Choice | Instant | Picture;

/** Entries with fields of their own, whose names are relative to the entry. */
export interface ListField extends Named {
  kind: 'list';
  /** What one entry is called: 'Speaker'. */
  entry: string;
  fields: readonly EditionField[];
  /** The field that names an entry. */
  titleField: string;
  /** A new entry; without it the entries are fixed. */
  blank?: object;
}

export type EditionField = SimpleField | ListField;

/** A page of the editor: fields that are saved together. */
export interface EditionSection {
  id: string;
  title: string;
  note?: string;
  /** The parts of the edition that its fields stand in; each is saved whole. */
  keys: readonly string[];
  fields: readonly EditionField[];
}
