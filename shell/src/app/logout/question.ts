export interface Question {
  /** Changes that the server does not have. */
  count: number;
  onConfirm: () => unknown;
}

export interface QuestionProps extends Question {
  onClose: () => void;
}
