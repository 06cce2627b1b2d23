import { after, MINUTE } from '../../platform/core/time.js';
import { ArchiveProgress } from './archive-progress.js';

const start = new Date('2026-11-30T12:00:00Z');
const minutes = (count: number) => after(start, count * MINUTE);

function pushedAt(moment: Date): ArchiveProgress {
  const progress = new ArchiveProgress(start);
  progress.pushed(moment);
  progress.succeeded('segments');
  return progress;
}

it('is complete up to the last push of segments, while others wait and other parts succeed', () => {
  const progress = pushedAt(minutes(1));
  progress.succeeded('uploads');
  progress.succeeded('base');
  expect(progress.completeAt).toEqual(minutes(1));
});

it('is complete as before until segments were pushed once', () => {
  const progress = new ArchiveProgress(start);
  progress.succeeded('segments');
  progress.succeeded('uploads');
  expect(progress.completeAt).toEqual(start);
});

it('is not complete while a part fails, and is again once it succeeds', () => {
  const progress = pushedAt(minutes(1));
  progress.failed('uploads', 'EIO: i/o error');
  progress.pushed(minutes(2));
  progress.succeeded('segments');
  expect(progress).toMatchObject({ completeAt: minutes(1), reason: 'EIO: i/o error' });
  progress.succeeded('uploads');
  expect(progress).toMatchObject({ completeAt: minutes(2), reason: null });
});
