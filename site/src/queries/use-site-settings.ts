import { graphql, useStaticQuery } from 'gatsby';
import type { SiteSettings } from '#src/components/layout/settings-provider.tsx';

/** Returns the site settings of the CMS; null while the CMS is empty. */
export function useSiteSettings(): SiteSettings | null {
  const data = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      strapiSiteSettings {
        companyName
        tagline
        phone
        whatsapp
        email
        address {
          street
          city
          region
          postalCode
          country
        }
        mapsUrl
        hours {
          firstDay
          lastDay
          opens
          closes
        }
        closedDays
        responseHours
        responseText
        socialLinks {
          network
          url
        }
        claims {
          value
          label
        }
        foundingYear
        rating
        greetings {
          general
          product
          service
          demo
          project
          quote
          search
        }
        footerDescription
        newsletterTitle
        newsletterDescription
        privacyNotice
      }
    }
  `);
  return data.strapiSiteSettings;
}
