import type { EditionDocument } from '../edition.schema.js';

export const sampleRooms: EditionDocument['rooms'] = [
  { id: 'hall', name: 'Hall (sample)', kind: 'physical' },
  { id: 'library', name: 'Library (sample)', kind: 'physical' },
];

export const sampleSchedule: EditionDocument['schedule'] = [
  {
    day: '2025-11-27',
    label: 'Thursday: in the room',
    place: 'University venue, UK (sample)',
    items: [
      { start: '08:30', end: '09:15', title: 'Registration', detail: 'Badges and coffee' },
      { start: '09:15', end: '09:45', title: 'Welcome', detail: 'Chair One (sample)' },
      { start: '09:45', end: '10:45', title: 'Opening talk', detail: 'Speaker One (sample)' },
      {
        start: '11:15',
        end: '12:45',
        title: 'Papers: AI and media',
        detail: 'Chair One (sample)',
        kind: 'papers',
        room: 'hall',
      },
      {
        start: '11:15',
        end: '12:45',
        title: 'Papers: digital media',
        detail: 'Chair Two (sample)',
        kind: 'papers',
        room: 'library',
      },
      { start: '12:45', end: '14:00', title: 'Lunch', detail: '', kind: 'break' },
      {
        start: '14:00',
        end: '15:30',
        title: 'Workshop',
        detail: 'Speaker Two (sample)',
        kind: 'talk',
        room: 'hall',
      },
      { start: '15:30', end: '16:30', title: 'Posters', detail: 'In the foyer, with the authors' },
      {
        start: '16:30',
        end: '17:30',
        title: 'Panel: Global South voices',
        detail: 'Speaker Two and Speaker Three (sample)',
      },
    ],
  },
  {
    day: '2025-11-28',
    label: 'Friday: online',
    place: 'Online; the link comes by e-mail',
    items: [
      { start: '09:00', end: '09:15', title: 'Welcome', detail: 'Chair Two (sample)' },
      { start: '09:15', end: '10:15', title: 'Talk', detail: 'Speaker Two (sample)' },
      { start: '10:30', end: '12:00', title: 'Papers: media convergence', detail: 'Four papers' },
      { start: '13:00', end: '14:30', title: 'Papers: languages and data', detail: 'Four papers' },
      { start: '14:45', end: '15:45', title: 'Talk', detail: 'Speaker Three (sample)' },
      { start: '15:45', end: '16:15', title: 'Closing', detail: 'What comes next' },
    ],
  },
];
