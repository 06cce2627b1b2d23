import { feePackages, type Edition } from '@plenary/kit/edition';

/** schema.org/Event, for search engines. */
export function eventData(edition: Edition, address: string, picture: string): object {
  const days = conferenceDays(edition);
  const { name, hero, venue, contact, registration } = edition;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: hero.lead,
    startDate: days[0],
    endDate: days.at(-1),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    url: address,
    image: [picture],
    location: [
      { '@type': 'Place', name: venue.name, address: venue.address },
      { '@type': 'VirtualLocation', url: address },
    ],
    organizer: { '@type': 'Organization', name, url: address, email: contact.email },
    offers: feePackages(edition).map((each) => ({
      '@type': 'AggregateOffer',
      name: each.name,
      lowPrice: Math.min(each.prices.student, each.prices.professional),
      highPrice: Math.max(each.prices.student, each.prices.professional),
      priceCurrency: edition.currency,
      availability: `https://schema.org/${registration.open ? 'InStock' : 'SoldOut'}`,
      url: `${address}/conference-register`,
    })),
  };
}

function conferenceDays({ schedule = [], dates }: Edition): string[] {
  const planned = schedule.length > 0 ? schedule : dates.filter(({ key }) => /^forum-/.test(key));
  return planned.map(({ day }) => day).sort();
}
