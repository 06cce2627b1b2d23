import type { Answer, CallOptions } from '../test/call.js';
import { submittedPaper } from '../test/papers.js';
import { publicationData } from '../test/registration-data.js';
import type { TestApp } from '../test/test-app.js';

interface Race {
  statuses: number[];
  live: number;
  isAccepted: boolean;
}

const VIRTUAL = { registrationPackage: 'virtual_publication' };

/** @param start runs when both calls are under way */
export async function registerTwice(
  server: TestApp,
  start = () => Promise.resolve(),
): Promise<Race & { refusal: unknown }> {
  const { user, token } = await server.person('user');
  const paperId = await acceptedPaper(server, user.id);
  const calls = [publicationData(), publicationData(VIRTUAL)].map((body) =>
    server.call('POST', '/payments/manual-registration', { token, body }),
  );
  await start();
  const answers = await Promise.all(calls);
  const loser = answers.find(({ status }) => status !== 201);
  return { ...(await outcome(server, paperId, answers)), refusal: loser?.body.message };
}

export async function registerWhileReopened(server: TestApp, chairToken: string): Promise<Race> {
  const { user, token } = await server.person('user');
  const paperId = await acceptedPaper(server, user.id);
  const answers = await Promise.all([
    server.call('POST', '/payments/manual-registration', { token, body: publicationData() }),
    server.call('POST', `/admin/papers/${paperId}/reopening`, reopening(chairToken)),
  ]);
  return outcome(server, paperId, answers);
}

export function reopening(token: string): CallOptions {
  return { token, body: { revision: 1, reason: 'A review was of another paper.' } };
}

export async function race<Outcome>(
  rounds: number,
  once: () => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < rounds) {
    const atOnce = Math.min(10, rounds - outcomes.length);
    outcomes.push(...(await Promise.all(Array.from({ length: atOnce }, once))));
  }
  return outcomes;
}

export function acceptedPaper(server: TestApp, ownerId: string): Promise<string> {
  return submittedPaper(server, ownerId, { status: 'accepted' });
}

async function outcome(server: TestApp, paperId: string, answers: Answer[]): Promise<Race> {
  const [{ live, isAccepted }] = await server.dataSource.query(
    `SELECT p.status = 'accepted' AS "isAccepted",
            (SELECT count(*)::int FROM registrations r JOIN payments ON registration_id = r.id
              WHERE paper_id = p.id AND r.status IN ('pending', 'completed')) AS live
       FROM papers p WHERE p.id = $1`,
    [paperId],
  );
  const statuses = answers.map(({ status }) => status).sort();
  return { statuses, live, isAccepted };
}
