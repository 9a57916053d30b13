import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { Use } from '../../../contracts/content-guard';
import { entryAddress } from '../entry-address';

/** The entries in which something appears, each with its field, and the way to it. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%" aria-label="Usos">
      {uses.map((use) => (
        <Flex
          key={`${use.uid}${use.documentId}${use.place}`}
          tag="li"
          direction="column"
          alignItems="flex-start"
          gap={1}
        >
          <Link tag={RouterLink} to={entryAddress(use)}>
            {use.name}
          </Link>
          <Flex gap={2} wrap="wrap">
            <Typography variant="pi" textColor="neutral600">
              {use.place}
            </Typography>
            {use.isPublished ? null : <Badge>Borrador</Badge>}
          </Flex>
        </Flex>
      ))}
    </Flex>
  );
}
