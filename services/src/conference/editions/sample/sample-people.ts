import type { EditionDocument } from '../edition.schema.js';

type People = Pick<EditionDocument, 'speakers' | 'partners' | 'committee'>;

export const samplePeople: People = {
  speakers: [
    {
      name: 'Speaker One (sample)',
      title: 'Professor of Media Studies',
      company: 'University (sample)',
      initials: 'S1',
    },
    {
      name: 'Speaker Two (sample)',
      title: 'Lead Researcher, Language Technology',
      company: 'Research Institute (sample)',
      initials: 'S2',
    },
    {
      name: 'Speaker Three (sample)',
      title: 'Editor and Lecturer in Journalism',
      company: 'Newsroom and University (sample)',
      initials: 'S3',
    },
  ],
  partners: [
    { name: 'University (sample)', tier: 'academic partner' },
    { name: 'Research Association Working Group (sample)', tier: 'research partner' },
  ],
  committee: {
    chair: [
      {
        name: 'Chair One (sample)',
        role: 'Conference Chair',
        initials: 'C1',
        linkedin: 'https://www.linkedin.com/',
        bio: 'A few lines about the chair, entered by the organiser. (sample)',
      },
      { name: 'Chair Two (sample)', role: 'Conference Co-Chair', initials: 'C2' },
    ],
    organizing: [
      { name: 'Organizer One (sample)', role: 'Programme', initials: 'O1' },
      { name: 'Organizer Two (sample)', role: 'Registration and Finance', initials: 'O2' },
      { name: 'Organizer Three (sample)', role: 'Venue and Hybrid Session', initials: 'O3' },
    ],
    scientific: [
      {
        name: 'Scientist One (sample)',
        role: 'Head of the Scientific Committee',
        initials: 'R1',
        linkedin: 'https://www.linkedin.com/',
      },
      { name: 'Scientist Two (sample)', role: 'Language Technology', initials: 'R2' },
      { name: 'Scientist Three (sample)', role: 'Journalism Studies', initials: 'R3' },
      { name: 'Scientist Four (sample)', role: 'Media Policy', initials: 'R4' },
    ],
  },
};
