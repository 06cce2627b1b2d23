import type { EditionDocument } from '../edition.schema.js';

export const sampleLegal: EditionDocument['legal'] = {
  isSample: true,
  privacy: {
    lead: 'Reading this site shares nothing with other companies. We use the data you enter for the conference only.',
    parts: [
      {
        title: 'When you read',
        items: [
          'Reading sets no cookies, with one exception: while some readers see a new version of this site first, the cookie “bucket” holds a number from 0 to 99, by which you see the same version at each visit. It is deleted afterwards.',
          'Pages, pictures and fonts come from this site only.',
          'The map belongs to another site. It is loaded only when you press its button; that site then sees your IP address.',
          'A share of visits reports how long pages take to load, and all visits report errors of this site’s code. These reports are added up without your IP address, account or a cookie, and deleted after 90 days.',
          'The server logs the time and IP address of each request to find errors and attacks. (sample: 30 days)',
        ],
      },
      {
        title: 'When you have an account',
        items: [
          'We store your name, email address, institution and the other details of your profile. Your password is stored as a hash that cannot be reversed.',
          'Your browser keeps a token, the role of your account, whether its email address is verified, and the identifiers of unfinished uploads in local storage while you are logged in.',
          'It restores unsent input of forms for a week, without passwords, codes and files. This input is kept in a database of your browser and deleted when you send the form, when you log out, and when another account logs in. What you enter without logging in is deleted when you close the tab.',
          'It also keeps a random token by which your account recognises the browser, so that others who guess your password cannot keep you out. We store this token and the network of your logins as hashes, for 180 and 14 days.',
          'We email you codes, receipts and decisions. There is no newsletter.',
        ],
      },
      {
        title: 'When you register and pay',
        items: [
          'Organisers who check payments see your registration, its reference, the amount, your proof of payment and your proof of student status.',
          'If you register without an account, one cookie links the payment page to your browser.',
          'Payment records are kept for as long as accounting law requires. (sample: 7 years)',
        ],
      },
      {
        title: 'When you submit or review',
        items: [
          'Review is double-blind: reviewers do not see the names or institutions of authors, and authors do not see the names of reviewers.',
          'We remove metadata about author and software from the PDF files that reviewers see.',
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
          'You can have your data corrected, exported in a common format and deleted. Payment records that the law requires are reduced to the minimum.',
          'You can complain to the data protection authority where you live or where the organiser is based. (sample)',
        ],
      },
    ],
  },
  terms: {
    lead: 'The rules for attendees, authors and reviewers.',
    parts: [
      {
        title: 'Registration',
        items: [
          'A registration is for one person and cannot be transferred.',
          'Fees are per accepted paper: each published paper needs its own registration.',
          'Students upload proof of student status before their payment is confirmed.',
          'A registration is confirmed once the full amount has arrived by bank transfer with its reference.',
        ],
      },
      {
        title: 'Papers',
        items: [
          'Authors submit original work that is not under review elsewhere, and state how they used AI.',
          'Papers above the limits for length, similarity or AI content are returned to the author before review.',
          'At least one author presents each accepted paper, on site or online.',
          'Authors keep their copyright and allow the organiser to publish the paper in the proceedings. (sample)',
        ],
      },
      {
        title: 'Reviewing',
        items: [
          'Reviewers declare conflicts of interest, keep papers confidential and do not upload them to AI services.',
        ],
      },
      {
        title: 'Conduct',
        items: [
          'Treat everyone with respect. Harassment of any kind ends a person’s participation without a refund.',
          'Sessions may be recorded. If you do not want to be recorded, inform the session chair beforehand. (sample)',
        ],
      },
      {
        title: 'Changes and liability',
        items: [
          'The programme may change. If the on-site day cannot take place, it moves online.',
          'The organiser is liable for intent and gross negligence, under the law of the country where it is based. (sample)',
        ],
      },
    ],
  },
  refunds: {
    lead: 'When fees are refunded, how much, and how to ask.',
    parts: [
      {
        title: 'If you cancel',
        items: [
          'Until 30 days before the first day: the full fee. (sample)',
          'Until 14 days before the first day: half of the fee. (sample)',
          'Later: nothing, but a physical registration can become a virtual one. (sample)',
          'The fee for a paper that has already been published is not refunded. (sample)',
        ],
      },
      {
        title: 'If we cancel or reject',
        items: [
          'If the conference does not take place, the full fee is refunded.',
          'If a registration is rejected because proof is missing, the amount paid is refunded.',
          'Double payments and overpayments are refunded without a request.',
        ],
      },
      {
        title: 'How refunds are paid',
        items: [
          'Write to the organisers with your payment reference. We transfer the money to the account it came from within 14 days. (sample)',
          'Fees charged by your bank are not refunded. (sample)',
        ],
      },
    ],
  },
};
