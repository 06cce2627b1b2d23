import {
  assignmentsOfEachState,
  sampleReview,
  serveAssignments,
  serveReview,
} from './sample-assignments';
import { serveProfile } from './sample-profile';

/** A server with papers in each state, of which the first is being reviewed. */
export function answers(): void {
  const assignments = assignmentsOfEachState();
  serveAssignments(assignments);
  serveReview(sampleReview(assignments[0]));
  serveProfile({ maxLoad: 4, topics: ['Synthetic media'], isPaused: false });
}
