import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

import { entryAddress } from '../entry-address';

type EntryItemProps = {
  entry: { uid: string; documentId: string; isSingle: boolean; name: string };
  /** What there is to say about it. */
  children: string;
};

/** An entry in a widget: the way to it, and a sentence. */
export function EntryItem({ entry, children }: EntryItemProps) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Link tag={NavLink} to={entryAddress(entry)} isExternal={false}>
        {entry.name}
      </Link>
      <Typography textColor="neutral600">{children}</Typography>
    </Flex>
  );
}
