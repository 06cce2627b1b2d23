/** The states of things, as the organisers call them. */
export const texts = {
  payments: {
    announced: 'Waiting',
    'proof-uploaded': 'Proof to check',
    matched: 'Matched',
    'short-paid': 'Short-paid',
    completed: 'Confirmed',
    rejected: 'Rejected',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  mails: { queued: 'Queued', sent: 'Sent', parked: 'Failed', expired: 'Expired' },
};
