import { api } from '@plenary/kit/api';

/** What requests wait for that the server refused until the administrator proves who they are. */
interface Question {
  answered: Promise<boolean>;
  answer: (isProved: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

export const currentQuestion = (): Question | undefined => question;

/** Of the page's dialog. When the page closes, the requests end with the refusal. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) question?.answer(false);
  };
}

/** One question for all requests that wait at the same time. */
function ask(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  question ??= newQuestion();
  notify();
  return question.answered;
}

function newQuestion(): Question {
  let resolve: (isProved: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((done) => (resolve = done));
  const answer = (isProved: boolean) => {
    question = undefined;
    notify();
    resolve(isProved);
  };
  return { answered, answer };
}

const notify = () => listeners.forEach((listener) => listener());

/** Bodies are read once, so that the repeat needs a copy. Uploads are no sensitive acts. */
const copies = new WeakMap<Request, Request>();

api.use({
  onRequest({ request }) {
    const isJson = request.headers.get('Content-Type') === 'application/json';
    if (request.method !== 'GET' && (isJson || !request.body)) copies.set(request, request.clone());
  },
  async onResponse({ request, response, options }) {
    const copy = copies.get(request);
    if (!copy || response.status !== 403 || !(await needsProof(response))) return undefined;
    return (await ask()) ? options.fetch(copy) : undefined;
  },
});

async function needsProof(response: Response): Promise<boolean> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  return body?.code === 'IDENTITY_PROOF_NEEDED';
}
