import { Box, Flex, Typography } from '@strapi/design-system';

import { entryPath, SINGLE_PAGES } from '../../../../contracts/addresses';
import type { PlaceholderValues } from '../../../../contracts/placeholders';
import {
  truncateText,
  formatPageTitle,
  SEARCH_RESULT_LIMITS,
  SITE_NAME,
} from '../../../../contracts/search-result';
import type { Values } from '../../../content-model/entry';
import { searchTexts } from '../rules/search-texts';

type SearchPreviewProps = {
  uid: string;
  values: Values;
  placeholders: PlaceholderValues | undefined;
  siteUrl: string | undefined;
};

// The colours of search engines, not of the CMS panel.
const RESULT = { fontFamily: 'Arial, sans-serif', overflowWrap: 'anywhere' } as const;
const PAPER = { background: '#ffffff' } as const;
const TITLE = {
  ...RESULT,
  color: '#1a0dab',
  fontSize: '1.8rem',
  lineHeight: 1.3,
  margin: '0.4rem 0',
} as const;
const SMALL = { ...RESULT, color: '#4d5156', fontSize: '1.2rem', lineHeight: 1.5 } as const;
const TEXT = { ...SMALL, fontSize: '1.4rem' } as const;

/** Returns `tequiora.mx › productos › lector`; without the host while `siteUrl` is unknown. */
function formatBreadcrumb(siteUrl: string | undefined, page: string): string {
  const hosts = siteUrl === undefined ? [] : [new URL(siteUrl).host];
  return [...hosts, ...page.split('/').filter(Boolean)].join(' › ');
}

/** Previews the page of an entry as a search result. */
export function SearchPreview({ uid, values, placeholders, siteUrl }: SearchPreviewProps) {
  const { title, description } = searchTexts(uid, values, placeholders);
  // A new entry has no slug until it has a name.
  const page = SINGLE_PAGES[uid] ?? entryPath(uid, values.slug || '…');
  if (page === undefined) return null;
  const missing = 'La descripción general del sitio, de sus ajustes.';
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-label="En un buscador">
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        Así se verá en un buscador
      </Typography>
      <Box style={PAPER} borderColor="neutral200" hasRadius padding={3}>
        <p style={SMALL}>
          {[SITE_NAME, formatBreadcrumb(siteUrl, page)].filter(Boolean).join(' · ')}
        </p>
        <p style={TITLE}>
          {title?.text
            ? truncateText(formatPageTitle(title.text), SEARCH_RESULT_LIMITS.title)
            : `El título de la página | ${SITE_NAME}`}
        </p>
        <p style={TEXT}>
          {description?.text
            ? truncateText(description.text, SEARCH_RESULT_LIMITS.description)
            : missing}
        </p>
      </Box>
    </Flex>
  );
}
