import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import type { Question } from '../../conference/editions/registration-offers.schema.js';
import { ExtraStock } from '../extras/extra-stock.js';
import type { Answer } from '../extras/registration-answer.entity.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';
import type { RegistrationTotalsAnswer } from './registration-totals.schema.js';

const countLive = statement((p: { editionId: string }) =>
  db
    .selectFrom('registrations')
    .select(count().as('registrations'))
    .where('edition_id', '=', p.editionId)
    .where(({ ref }) => counts(isSample(ref('user_id'))))
    .where('status', 'in', LIVE_REGISTRATION_STATUSES),
);

/** Texts are counted without their words. */
const countAnswers = statement((p: { editionId: string }) => {
  const choice = sql<Answer | null>`
    CASE WHEN a.question_id = ANY(ARRAY(
      SELECT question ->> 'id'
        FROM editions e, jsonb_array_elements(e.document -> 'registrationQuestions') question
       WHERE e.id = ${p.editionId} AND question ->> 'kind' NOT IN ('text', 'long-text')))
    THEN a.answer END`;
  return db
    .selectFrom('registration_answers as a')
    .innerJoin('registrations as r', 'r.id', 'a.registration_id')
    .select(['a.question_id as questionId', choice.as('answer'), count().as('count')])
    .where('r.edition_id', '=', p.editionId)
    .where(({ ref }) => counts(isSample(ref('r.user_id'))))
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES)
    .groupBy(['a.question_id', sql`2`]);
});

type Counted = Awaited<ReturnType<typeof countAnswers.one>>;

/** How many extras are sold and how the organiser's questions were answered. */
@Injectable()
export class RegistrationTotals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly stock: ExtraStock,
  ) {}

  async read(): Promise<RegistrationTotalsAnswer> {
    const tx = this.dataSource.manager;
    const { id: editionId, document } = await this.editions.current(tx);
    const { registrations } = await countLive.one(tx, { editionId });
    const sold = await this.stock.sold(tx, editionId);
    const answers = await countAnswers.all(tx, { editionId });
    return {
      registrations,
      extras: document.extras.map(({ id, name, quantity = null }) => ({
        id,
        name,
        quantity,
        sold: sold.get(id) ?? 0,
      })),
      questions: document.registrationQuestions.map((question) => totalsOf(question, answers)),
    };
  }
}

function totalsOf(question: Question, answers: Counted[]) {
  const { id, label, kind, sensitive: isSensitive, options } = question;
  const own = answers.filter(({ questionId }) => questionId === id);
  const isChoice = options.length > 0 || kind === 'yes-no';
  const choices = kind === 'yes-no' ? [true, false] : options;
  return {
    ...{ id, label, kind, isSensitive, answered: sumOf(own) },
    options: isChoice
      ? choices.map((option) => ({ option, count: sumOf(own.filter(has(option))) }))
      : [],
  };
}

const has =
  (option: string | boolean) =>
  ({ answer }: Counted): boolean =>
    Array.isArray(answer) ? answer.some((each) => each === option) : answer === option;

function sumOf(counted: Counted[]): number {
  return counted.reduce((sum, each) => sum + each.count, 0);
}
