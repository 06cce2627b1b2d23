import type { FeeTable } from '../fees.schema.js';

const publication = { student: 250_00, professional: 350_00 };
const presentationOnly = { student: 50_00, professional: 250_00 };

export const sampleFees: FeeTable = {
  packages: [
    {
      id: 'physical_publication',
      mode: 'physical',
      publishesPaper: true,
      needsAcceptedPaper: true,
      name: 'Physical, publication',
      summary: 'Present in the room, published in the proceedings',
      description:
        'For authors of an accepted paper: a place in the room on 27 November, the online day, and publication of the paper.',
      cents: publication,
    },
    {
      id: 'physical_presentation_only',
      mode: 'physical',
      publishesPaper: false,
      needsAcceptedPaper: false,
      name: 'Physical, presentation only',
      summary: 'In the room, nothing published',
      description: 'A place in the room on 27 November and the online day. No paper is published.',
      cents: presentationOnly,
    },
    {
      id: 'virtual_publication',
      mode: 'virtual',
      publishesPaper: true,
      needsAcceptedPaper: true,
      name: 'Virtual, publication',
      summary: 'Present online, published in the proceedings',
      description:
        'For authors of an accepted paper: both days online, and publication of the paper.',
      cents: publication,
    },
    {
      id: 'virtual_presentation_only',
      mode: 'virtual',
      publishesPaper: false,
      needsAcceptedPaper: false,
      name: 'Virtual, presentation only',
      summary: 'Online, nothing published',
      description: 'Both days online. No paper is published.',
      cents: presentationOnly,
    },
  ],
  notes: [
    'Fees are per accepted paper: one paper for each registration.',
    'A registration cannot be passed to another person.',
    'Students send a proof of enrolment before their payment is confirmed.',
    'Payment is by bank transfer; the receipt is uploaded or e-mailed.',
  ],
};
