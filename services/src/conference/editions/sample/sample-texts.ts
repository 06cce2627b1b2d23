import type { EditionDocument } from '../edition.schema.js';

const mapUrl = 'https://www.openstreetmap.org/#map=5/54.5/-3.5';

type Texts = Pick<
  EditionDocument,
  'hero' | 'venue' | 'about' | 'quotation' | 'gallery' | 'contact' | 'footerAbout' | 'whoWeAre'
>;

export const sampleTexts: Texts = {
  hero: {
    titleLines: ['AI & Digital', 'Media', 'Convergence'],
    lead: 'What machines that read, write and speak do to the media, told by Global South voices: one day in the room, one day online.',
    locationChip: 'University venue, UK, and online',
    dateChip: '27–28 November 2025',
  },
  venue: {
    name: 'University venue (sample)',
    address: 'Street, City, United Kingdom (sample)',
    description:
      'A lecture theatre, seminar rooms and a foyer for posters on one level, with step-free access. (sample)',
    mapUrl,
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-11.0%2C49.5%2C3.0%2C59.5&layer=mapnik',
    text: [
      'The first day takes place at the university; every session is streamed to those who registered for virtual attendance.',
      'The second day is online for everybody. The link is sent by e-mail to all who are registered.',
      'Visitors who need a letter of invitation write to the conference office once their payment is confirmed. (sample)',
    ],
    gallery: [
      { caption: 'Main building (sample)' },
      { caption: 'Lecture theatre (sample)' },
      { caption: 'Library (sample)' },
      { caption: 'The river (sample)' },
      { caption: 'Clock tower (sample)' },
      { caption: 'Garden (sample)' },
    ],
  },
  about: {
    heading: 'The next media are being made in the South.',
    lead: 'Newsrooms, studios and platforms are growing together, and machines now come between them and their readers.',
    text: 'Most readers, listeners and makers live in the Global South; most research about them is written elsewhere. Researchers, journalists, engineers and students meet here to change that, with full papers and posters, in person and online.',
  },
  quotation: {
    text: 'To teach a machine to speak is to decide who will be heard.',
    source: 'Sample quotation, set by the organiser',
  },
  gallery: [
    { caption: 'AI & Media' },
    { caption: 'Digital Media' },
    { caption: 'Media Convergence' },
  ],
  contact: {
    addressLines: ['Conference office (sample)', 'Street, City', 'United Kingdom'],
    email: 'office@conference.example',
    paymentsEmail: 'payments@conference.example',
    whatsapp: '+00 0000 000000 (sample)',
    phone: '+00 0000 000000 (sample)',
    mapUrl,
    social: [
      { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { label: 'YouTube', url: 'https://www.youtube.com/' },
      { label: 'Mastodon', url: 'https://mastodon.social/' },
    ],
  },
  footerAbout:
    'A hybrid academic conference on AI and digital media convergence with a Global South perspective, hosted by an educational institution with a UK university and the working group of a research association.',
  whoWeAre: {
    welcome:
      'Welcome to a conference that starts from Global South voices: people who study, make and use AI and digital media where most of the world lives.',
    about: [
      'The conference was founded by an educational institution (sample) that teaches media and technology side by side.',
      'It is held together with a university in the UK and the working group of a research association, so that work from the South meets readers everywhere.',
    ],
    vision:
      'Media and intelligent machines that speak with every accent, and research that is written where its subjects live.',
    mission: [
      'Give researchers of the Global South a forum with fair, double-blind review.',
      'Bring newsrooms, studios, engineers and scholars into one conversation.',
      'Keep taking part affordable: online attendance, student fees, no travel needed.',
    ],
  },
};
