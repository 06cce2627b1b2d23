import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.payment-success', {
  title: 'Your registration',
  loading: 'Loading payment and user details...',
  noInformation: 'No payment information to display. Please check the URL or contact support.',
  noReference:
    'Payment reference (ref) not found in URL and no details in state. Cannot display payment details.',
  attempted: 'Attempted to load details for Ref: {ref} URL Transaction ID: {transactionId}',
  didYouMean: 'Did you mean one of these references?',
  tryAgain: 'Try again',
  thankYou: 'Thank You!',
  alreadyRegistered: 'Already Registered',
  alreadyNote: 'You are registered for this conference. You do not need to register or pay again.',
  alreadyPendingNote:
    'You are registered for this conference. You do not need to register or pay again: one payment is enough.',
  processing: 'Your payment is being processed.',
  confirmed: 'Your payment is confirmed.',
  ended: {
    rejected: {
      title: 'Payment rejected',
      text: 'This payment was rejected, so the registration is no longer valid. We emailed you the reason.',
    },
    refunded: {
      title: 'Payment refunded',
      text: 'This payment was refunded, so the registration is no longer valid.',
    },
    cancelled: {
      title: 'Registration cancelled',
      text: 'This registration was cancelled. Please do not pay for it.',
    },
  },
  questions: 'Questions? Write to',
  receipt: {
    download: 'Download receipt (PDF)',
    failed: 'The receipt could not be created. Please try again.',
  },
  creditNote: {
    text: 'Receipt {receipt} is no longer valid. Credit note {number} corrects it.',
    download: 'Download credit note {number} (PDF)',
    failed: 'The credit note could not be created. Please try again.',
  },
  studentProofMissing:
    'We still need your proof of student status. You can upload it below the bank instructions.',
  groupProofMissing: 'We still need your proof of student status.',
  viewRegistration: 'View registration',
  registerAgain: 'Register again',
  details: 'Registration details',
  name: { title: 'Title', first: 'First name', last: 'Last name', email: 'Email' },
  masked: 'Names are hidden. Log in, or use the browser that you registered with, to see them.',
  correctByEmail: 'The payment is confirmed. To correct a name, write to',
  payment: 'Payment information',
  transactionId: 'Transaction ID',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  method: 'Payment method',
  paper: 'Paper',
  manualMethod: 'Manual bank transfer',
  type: 'Registration type',
  unknown: 'Unknown',
  notAvailable: 'N/A',
  nextSteps: 'Next steps',
  reference: 'Payment reference:',
  byTransfer: {
    pay: 'Transfer {amount}',
    payFee: 'Transfer the fee',
    open: 'View bank instructions',
  },
  anyWay: {
    pay: 'Pay {amount} online or by bank transfer',
    payFee: 'Pay the fee online or by bank transfer',
    open: 'Pay now',
  },
  pendingAuthor: 'Once confirmed, you will be able to submit your paper.',
  pendingParticipant: 'Once confirmed, you will receive updates about the Conference.',
  checkEmail: 'Check your email for the confirmation of your registration.',
  watchSchedule: 'Watch for schedule updates.',
  proceed: 'Proceed to Paper Submission',
  goTo: 'Go to Paper Submission',
  online: {
    waiting: 'Waiting for {provider} to confirm your payment. This takes a few seconds.',
    later:
      '{provider} has not confirmed your payment yet. You can close this page: we email you once it has. Please do not pay again.',
    askAgain: 'Check again',
    confirmed: 'Your online payment has arrived.',
    toCheck: 'Your online payment has arrived. We are checking it and email you soon.',
    proofNext: {
      missing:
        'Your online payment has arrived. Upload your proof of student status: we confirm your registration once we have checked it.',
      uploaded:
        'Your online payment has arrived. We confirm your registration once we have checked your proof of student status.',
    },
    notPaid: 'No payment arrived. {reason}',
    payAgain: 'Pay again',
    uploadProof: 'Upload proof of student status',
    card: 'Card (Stripe)',
    mobile: 'Card or mobile money (Paystack)',
  },
  refund: {
    asked: 'A refund is prepared for you, and we need your bank account.',
    give: 'Enter your bank account',
    underWay: 'A refund is under way.',
    view: 'View your refund',
  },
});
