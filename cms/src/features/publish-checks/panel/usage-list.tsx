import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { entryEditPath } from '../../../../contracts/entry-edit-path';
import { formatNumber } from '../../../../contracts/number';
import type { Usage } from '../../../../contracts/usages';

/** A category may have thousands of products. */
const MAX_SHOWN = 50;

/** Lists the entries that reference something, each with the field and a link to its edit view. */
export function UsageList({ usages }: { usages: readonly Usage[] }) {
  const hidden = usages.length - MAX_SHOWN;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%" aria-label="Usos">
      {usages.slice(0, MAX_SHOWN).map((usage) => (
        <Flex
          key={`${usage.uid}${usage.documentId}${usage.place}`}
          tag="li"
          direction="column"
          alignItems="flex-start"
          gap={1}
        >
          <Link tag={RouterLink} to={entryEditPath(usage)}>
            {usage.name}
          </Link>
          <Flex gap={2} wrap="wrap">
            <Typography variant="pi" textColor="neutral600">
              {usage.place}
            </Typography>
            {usage.isPublished ? null : <Badge>Borrador</Badge>}
            {usage.isDraft ? null : <Badge>Solo en lo publicado</Badge>}
          </Flex>
          {usage.isDraft ? null : (
            <Typography variant="pi" textColor="neutral600">
              El borrador ya no la usa: deja de verse en el sitio cuando lo publiques.
            </Typography>
          )}
        </Flex>
      ))}
      {hidden > 0 ? (
        <Typography tag="li" textColor="neutral600">
          y {formatNumber(hidden)} más
        </Typography>
      ) : null}
    </Flex>
  );
}
