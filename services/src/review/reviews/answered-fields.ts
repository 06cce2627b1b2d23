import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EditionChecks } from '../../conference/editions/edition-checks.js';
import type { EditionDraft } from '../../conference/editions/edition-draft.schema.js';
import { texts } from '../../conference/editions/edition.texts.js';
import type { Problem } from '../../conference/editions/rules/problem.js';
import { findAnsweredKinds } from './answered-fields.read-model.js';

/** A field that reviews answer keeps its kind: their answers have the type of it. */
@Injectable()
export class AnsweredFields implements OnModuleInit {
  constructor(private readonly checks: EditionChecks) {}

  onModuleInit(): void {
    this.checks.add(async (tx, editionId, before, draft) => {
      const known = new Set(fieldsOf(before).map(({ id, kind }) => `${id} ${kind}`));
      const fields = fieldsOf(draft);
      const changed = fields.filter(({ id, kind }) => !known.has(`${id} ${kind}`));
      if (changed.length === 0) return [];
      const ids = changed.map(({ id }) => id);
      const answered = await findAnsweredKinds.all(tx, { editionId, ids });
      return fields.flatMap(({ id, kind, path }): Problem[] =>
        answered.some((field) => field.id === id && field.kind !== kind)
          ? [[`${path}.kind`, texts.kindAnswered]]
          : [],
      );
    });
  }
}

/** Of the conference and of its tracks, which papers can change. */
function fieldsOf({ reviewFields, tracks }: EditionDraft) {
  const lists = [
    { path: 'reviewFields', fields: reviewFields },
    ...tracks.map((track, at) => ({
      path: `tracks.${at}.reviewFields`,
      fields: track.reviewFields,
    })),
  ];
  return lists.flatMap(({ path, fields }) =>
    fields.map(({ id, kind }, at) => ({ id, kind, path: `${path}.${at}` })),
  );
}
