import {
  DECISIONS,
  nextPaperStatus,
  nextShownStatus,
  PAPER_ACTIONS,
  PAPER_STATUSES,
  releaseOf,
} from './paper-status.js';

describe('the status of a paper', () => {
  it('goes from the draft to the acceptance', () => {
    const actions = ['submit', 'screen', 'pass', 'decide', 'release-accepted'] as const;
    const status = actions.reduce<(typeof PAPER_STATUSES)[number] | undefined>(
      (from, action) => from && nextPaperStatus(from, action),
      'draft',
    );
    expect(status).toBe('accepted');
  });

  it('shows no decision before its release', () => {
    expect(nextShownStatus('under-review', 'decision-recorded')).toBe('under-review');
    expect(nextShownStatus('revision-submitted', 'verified')).toBe('revision-submitted');
    expect(nextShownStatus('under-review', 'rejected')).toBe('rejected');
  });

  it.each(DECISIONS)('becomes %s once that decision is released', (decision) => {
    expect(nextPaperStatus('decision-recorded', releaseOf(decision))).toBe(decision);
  });

  it('ends with a withdrawal', () => {
    expect(PAPER_ACTIONS.filter((action) => nextPaperStatus('withdrawn', action))).toEqual([]);
  });

  it.each(['draft', 'rejected', 'desk-rejected'] as const)(
    'is not withdrawn when it is %s',
    (status) => {
      expect(nextPaperStatus(status, 'withdraw')).toBeUndefined();
    },
  );
});
