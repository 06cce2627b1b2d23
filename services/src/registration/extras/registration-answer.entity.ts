import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Text, chosen options, or yes and no. */
export type Answer = string | string[] | boolean;

@Entity('registration_answers')
export class RegistrationAnswer {
  @PrimaryColumn('uuid')
  registrationId: string;

  @PrimaryColumn('text')
  questionId: string;

  @Column('jsonb')
  answer: Answer;
}

export type StoredAnswer = Omit<RegistrationAnswer, 'registrationId'>;

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'registration_answers.answer': Answer;
  }
}
