import type { SiteSettings } from '#src/components/layout/settings-provider.tsx';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { mapsLink } from '#src/lib/maps-link.ts';
import { companyId } from '#src/lib/structured-data.ts';
import { DAY_MINUTES } from '@tequiora/cms/contracts/business-hours.ts';
import { formatClock, groupOpeningHours } from '@tequiora/cms/contracts/format-opening-hours.ts';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the schema.org `LocalBusiness` of the company; omits fields that are empty in the CMS. */
export function localBusiness(facts: SiteSettings): object {
  const { companyName, tagline, address, hours, footerDescription, foundingYear } = facts;
  const profiles = facts.socialLinks.flatMap(({ url }) => (isWebAddress(url) ? [url] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': companyId(),
    name: companyName,
    slogan: tagline,
    ...(footerDescription ? { description: footerDescription } : null),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl('/icons/icon-512.png'),
    telephone: facts.phone,
    email: facts.email,
    address: postalAddress(address),
    areaServed: { '@type': 'Country', name: 'México' },
    openingHoursSpecification: openingHoursSpecification(hours),
    hasMap: mapsLink(facts),
    ...(foundingYear ? { foundingDate: String(foundingYear) } : null),
    ...(profiles.length > 0 ? { sameAs: profiles } : null),
  };
}

/** Returns a schema.org `WebSite`. */
export function webSite(name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absoluteUrl('/#sitio'),
    name,
    url: absoluteUrl('/'),
    inLanguage: 'es-MX',
    publisher: { '@id': companyId() },
  };
}

/** Returns a schema.org `ContactPage` about the company. */
export function contactPage(facts: SiteSettings | null): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: PAGES['/contacto'].title,
    url: absoluteUrl('/contacto'),
    inLanguage: 'es-MX',
    ...(facts ? { mainEntity: localBusiness(facts) } : null),
  };
}

/** Formats '09:00'. */
const isoClock = (minutes: number) => formatClock(minutes).padStart(5, '0');

/** Returns a specification per interval, or the only one itself. */
function openingHoursSpecification(hours: SiteSettings['hours']): object {
  const specifications = groupOpeningHours(hours).flatMap(({ days, intervals }) =>
    intervals.map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]),
      opens: isoClock(start),
      // Search engines read the same opening and closing as closed.
      closes: end - start === DAY_MINUTES ? '23:59' : isoClock(end),
    })),
  );
  const [only, ...others] = specifications;
  return only && others.length === 0 ? only : specifications;
}

function postalAddress({ street, city, region, postalCode, country }: SiteSettings['address']) {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : null),
    addressLocality: city,
    addressRegion: region,
    ...(postalCode ? { postalCode } : null),
    addressCountry: country === 'México' ? 'MX' : country,
  };
}

function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
