import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EditionChecks } from '../../conference/editions/edition-checks.js';
import { texts } from '../../conference/editions/edition.texts.js';
import type { Problem } from '../../conference/editions/rules/problem.js';
import { findAnsweredKinds } from './answered-fields.read-model.js';

/** A field that reviews answer keeps its kind: their answers have the type of it. */
@Injectable()
export class AnsweredFields implements OnModuleInit {
  constructor(private readonly checks: EditionChecks) {}

  onModuleInit(): void {
    this.checks.add(async (tx, editionId, before, { reviewFields }) => {
      const known = new Set(before.reviewFields.map(({ id, kind }) => `${id} ${kind}`));
      const changed = reviewFields.filter(({ id, kind }) => !known.has(`${id} ${kind}`));
      if (changed.length === 0) return [];
      const ids = changed.map(({ id }) => id);
      const answered = await findAnsweredKinds.all(tx, { editionId, ids });
      return reviewFields.flatMap(({ id, kind }, index): Problem[] =>
        answered.some((field) => field.id === id && field.kind !== kind)
          ? [[`reviewFields.${index}.kind`, texts.kindAnswered]]
          : [],
      );
    });
  }
}
