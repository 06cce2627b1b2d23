import {
  assignmentsOfEachState,
  sampleReview,
  serveAssignments,
  serveReview,
} from './sample-assignments';

/** A server with papers in each state, of which the first is being reviewed. */
export function answers(): void {
  const assignments = assignmentsOfEachState();
  serveAssignments(assignments);
  serveReview(sampleReview(assignments[0]));
}
