import type { EditionDocument } from '../edition.schema.js';

export const sampleLegal: EditionDocument['legal'] = {
  isSample: true,
  privacy: {
    lead: 'Reading this site leaves no trace with anybody else. What you enter is kept for the conference, and for nothing else.',
    parts: [
      {
        title: 'When you read',
        items: [
          'No cookies are set and no other company is told: pages, pictures and letters come from this site alone.',
          'The map is another site’s. It is loaded only when you press its button, and that site then sees your address on the internet.',
          'The server notes each request with its time and network address to find faults and attacks. (sample: 30 days)',
        ],
      },
      {
        title: 'When you have an account',
        items: [
          'Your name, e-mail address, institution and what else you enter in your profile are kept, and your password only in a form from which it cannot be read back.',
          'Your browser keeps a token in its local storage while you are signed in, and drafts of forms until the tab is closed.',
          'Mails go out for codes, receipts and decisions. There is no newsletter.',
        ],
      },
      {
        title: 'When you register and pay',
        items: [
          'The registration, its reference, the amount, your proof of being a student and your receipt are seen by the organisers who check payments.',
          'Whoever registers without an account gets one cookie that ties the payment page to the browser in which it was made.',
          'Payments are kept as long as the law on bookkeeping asks. (sample: 7 years)',
        ],
      },
      {
        title: 'When you submit or review',
        items: [
          'Review is double-blind: reviewers get neither names nor institutions of authors, and authors do not get the names of reviewers.',
          'The data about author and program that PDF files carry are taken out of the copies that reviewers see.',
        ],
      },
      {
        title: 'When you write to us or apply',
        items: [
          'Messages, applications and CVs are read by the organisers and deleted after the edition. (sample: 12 months)',
        ],
      },
      {
        title: 'Your rights',
        items: [
          'You can have your data corrected, handed out in a common format, and deleted. What must be kept about payments is kept without more than it needs.',
          'You can complain to the authority for data protection where you live or where the organiser has its seat. (sample)',
        ],
      },
    ],
  },
  terms: {
    lead: 'The rules of taking part, for attendees, authors and reviewers.',
    parts: [
      {
        title: 'Registration',
        items: [
          'A registration holds for one person and cannot be passed on.',
          'Fees are per accepted paper: each paper that is to be published has a registration of its own.',
          'Students send a proof of enrolment before their payment is confirmed.',
          'A place is booked once the full amount has arrived by bank transfer under its reference.',
        ],
      },
      {
        title: 'Papers',
        items: [
          'Authors submit work of their own that is not under review elsewhere, and state how they used AI.',
          'Papers over the limits for length, similarity or AI content are turned back before review.',
          'At least one author presents each accepted paper, in the room or online.',
          'Authors keep their copyright and allow the organiser to publish the paper in the proceedings. (sample)',
        ],
      },
      {
        title: 'Reviewing',
        items: [
          'Reviewers declare conflicts of interest, keep what they read to themselves and do not pass papers to AI services.',
        ],
      },
      {
        title: 'Conduct',
        items: [
          'Everybody is treated with respect. Harassment of any kind ends the participation of whoever commits it, without refund.',
          'Sessions may be recorded; whoever does not want to be seen tells the session’s chair beforehand. (sample)',
        ],
      },
      {
        title: 'Changes and liability',
        items: [
          'The programme may change. If the physical day cannot be held, it takes place online.',
          'The organiser is liable for intent and gross negligence, under the law of its seat. (sample)',
        ],
      },
    ],
  },
  refunds: {
    lead: 'When fees are paid back, how much of them, and how to ask.',
    parts: [
      {
        title: 'If you cancel',
        items: [
          'Until 30 days before the first day: the whole fee. (sample)',
          'Until 14 days before the first day: half of the fee. (sample)',
          'Later: nothing, but a physical registration can become a virtual one. (sample)',
          'The fee of a paper that has already been published is not paid back. (sample)',
        ],
      },
      {
        title: 'If we cancel or turn back',
        items: [
          'If the conference does not take place, the whole fee is paid back.',
          'If a registration is rejected because a proof is missing, what was paid for it is paid back.',
          'What was paid twice or too much is paid back without your asking.',
        ],
      },
      {
        title: 'How it is done',
        items: [
          'Write to the organisers with your payment reference. The money goes back by transfer to the account that it came from, within 14 days. (sample)',
          'Fees of your bank are not paid back. (sample)',
        ],
      },
    ],
  },
};
