import { sampleAssignment, serveAssignments } from './sample-assignments';

/** A server with one paper to review. */
export function answers(): void {
  serveAssignments([sampleAssignment]);
}
