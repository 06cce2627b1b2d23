export const STEPS = ['paper', 'authors', 'files', 'summary'] as const;
export type Step = (typeof STEPS)[number];

const FIELDS: Record<Step, string[]> = {
  paper: ['kind', 'title', 'topic', 'abstract', 'keywords'],
  authors: ['authors'],
  files: ['manuscript', 'aiUse', 'isOriginal'],
  summary: [],
};

export function stepFrom(name: string | null): Step {
  return STEPS.find((step) => step === name) ?? 'paper';
}

/** The step of a field of the server's problems, such as "authors.0.email". */
export function stepOf(field: string): Step {
  const [root = ''] = field.split('.');
  return STEPS.find((step) => FIELDS[step].includes(root)) ?? 'paper';
}

export function problemsOn(step: Step, problems: Record<string, string>): [string, string][] {
  return Object.entries(problems).filter(([field]) => stepOf(field) === step);
}
