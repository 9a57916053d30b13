import type { SiteSettings } from '#src/components/layout/site-settings.ts';

const SITE_URL = process.env.GATSBY_SITE_URL ?? '';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type CompanyFacts = Pick<
  SiteSettings,
  | 'companyName'
  | 'tagline'
  | 'phone'
  | 'email'
  | 'address'
  | 'mapsUrl'
  | 'hours'
  | 'socialLinks'
  | 'footerDescription'
  | 'foundingYear'
>;

/** Returns the JSON-LD id of the company, shared by the objects of all pages. */
function companyId(siteUrl = SITE_URL): string {
  return `${siteUrl}/#empresa`;
}

/**
 * Returns the schema.org `ProfessionalService` of the company; omits fields that are empty in the
 * CMS.
 */
export function professionalService(facts: CompanyFacts, siteUrl = SITE_URL): object {
  const { companyName, tagline, address, hours, mapsUrl, footerDescription, foundingYear } = facts;
  const profiles = facts.socialLinks.flatMap(({ url }) => (isWebAddress(url) ? [url] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': companyId(siteUrl),
    name: companyName,
    slogan: tagline,
    ...(footerDescription ? { description: footerDescription } : null),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}/icons/icon-512.png`,
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
export function webSite(name: string, siteUrl = SITE_URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#sitio`,
    name,
    url: `${siteUrl}/`,
    inLanguage: 'es-MX',
    publisher: { '@id': companyId(siteUrl) },
  };
}

/** Returns a schema.org `ContactPage` about the company. */
export function contactPage(
  name: string,
  path: string,
  facts: CompanyFacts | null,
  siteUrl = SITE_URL,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: `${siteUrl}${path}`,
    inLanguage: 'es-MX',
    ...(facts ? { mainEntity: professionalService(facts, siteUrl) } : null),
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
