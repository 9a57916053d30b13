import type { SiteSettings } from '#src/components/layout/settings-provider.tsx';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the JSON-LD id of the company, shared by the objects of all pages. */
function companyId(): string {
  return absoluteUrl('/#empresa');
}

/**
 * Returns the schema.org `ProfessionalService` of the company; omits fields that are empty in the
 * CMS.
 */
export function professionalService(facts: SiteSettings): object {
  const { companyName, tagline, address, hours, mapsUrl, footerDescription, foundingYear } = facts;
  const profiles = facts.socialLinks.flatMap(({ url }) => (isWebAddress(url) ? [url] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.slice(hours.firstDay - 1, hours.lastDay),
      opens: hours.opens.slice(0, 5),
      closes: hours.closes.slice(0, 5),
    },
    ...(mapsUrl ? { hasMap: mapsUrl } : null),
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
    ...(facts ? { mainEntity: professionalService(facts) } : null),
  };
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
