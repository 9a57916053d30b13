import { Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

import { entryEditPath } from '../../../contracts/entry-edit-path';

type EntryItemProps = {
  entry: { uid: string; documentId: string; isSingle: boolean; name: string };
  /** A sentence about the entry, or several elements. */
  children: ReactNode;
};

/** An item of a home section: a link to an entry and what there is to know about it. */
export function EntryItem({ entry, children }: EntryItemProps) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Link tag={NavLink} to={entryEditPath(entry)} isExternal={false}>
        {entry.name}
      </Link>
      {typeof children === 'string' ? (
        <Typography textColor="neutral600">{children}</Typography>
      ) : (
        children
      )}
    </Flex>
  );
}
