import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

import { entryEditPath } from './entry-edit-path';

type EntryItemProps = {
  entry: { uid: string; documentId: string; isSingle: boolean; name: string };
  children: string;
};

/** An item of a home section: a link to an entry and a sentence about it. */
export function EntryItem({ entry, children }: EntryItemProps) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Link tag={NavLink} to={entryEditPath(entry)} isExternal={false}>
        {entry.name}
      </Link>
      <Typography textColor="neutral600">{children}</Typography>
    </Flex>
  );
}
