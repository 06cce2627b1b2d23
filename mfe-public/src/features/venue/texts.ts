import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.venue', {
  title: 'Venue',
  directions: 'How to get there',
  mapTitle: 'Map of the venue',
  showMap: 'Show the map',
  mapNote: 'The map is loaded from another site only if you choose to show it.',
  openMap: 'Open the map on its own site',
  gallery: 'Pictures',
  enlarge: 'Enlarge: {caption}',
  lightbox: 'Pictures of the venue',
  position: '{index} of {count, number}',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
});
