import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { Usage } from '../../../../contracts/usages';
import { entryEditPath } from '../../../platform/panel/entry-edit-path';

/** Lists the entries that reference something, each with the field and a link to its edit view. */
export function UsageList({ usages }: { usages: readonly Usage[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%" aria-label="Usos">
      {usages.map((usage) => (
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
    </Flex>
  );
}
