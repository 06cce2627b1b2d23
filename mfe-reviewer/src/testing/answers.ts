import {
  assignmentsOfEachStatus,
  sampleReview,
  serveAssignments,
  serveReview,
} from './sample-reviews';
import { serveProfile } from './sample-profile';

export function answers(): void {
  const assignments = assignmentsOfEachStatus();
  serveAssignments(assignments);
  serveReview(sampleReview(assignments[0]));
  serveProfile({ maxLoad: 4, topics: ['Synthetic media'], isPaused: false });
}
