import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { HeldEntry } from '../../../../contracts/publication';
import { formatHeldEntry } from './format-publication-status';

/** Lists the entries whose published version is held back until it is corrected. */
export function HeldEntries({ entries }: { entries: readonly HeldEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Flex
      tag="ul"
      direction="column"
      alignItems="stretch"
      gap={3}
      aria-label="Entradas que hay que corregir"
    >
      {entries.map((entry) => (
        <Flex
          tag="li"
          key={`${entry.uid}:${entry.documentId}`}
          gap={3}
          justifyContent="space-between"
          wrap="wrap"
        >
          <Typography>{formatHeldEntry(entry)}</Typography>
          <Link tag={RouterLink} to={entry.path} aria-label={`Corregir la entrada «${entry.name}»`}>
            Corregir
          </Link>
        </Flex>
      ))}
    </Flex>
  );
}
