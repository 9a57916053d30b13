import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import { PolledWidget } from '../publication/polled-widget';
import { usePolled } from '../publication/use-polled';

type Answer<Entry> = { total: number; entries: Entry[] };

type ListedProps<Data> = {
  label: string;
  url: string;
  /** What is said when there is none. */
  none: string;
  itemOf: (entry: Data extends Answer<infer Entry> ? Entry : never) => ReactNode;
  /** After the list. */
  footerOf?: (data: Data) => ReactNode;
};

const PAUSE = 60_000;
const pause = () => PAUSE;

function tellRest(count: number): string {
  return count === 1 ? 'Y una más.' : `Y ${count} más.`;
}

/** The list of a widget: the newest of something, asked for once a minute. */
export function Listed<Data extends Answer<unknown>>({ url, ...props }: ListedProps<Data>) {
  const polled = usePolled<Data>(url, pause);
  return (
    <PolledWidget polled={polled}>{(data) => <List<Data> data={data} {...props} />}</PolledWidget>
  );
}

function List<Data extends Answer<unknown>>({
  data,
  label,
  none,
  itemOf,
  footerOf,
}: Omit<ListedProps<Data>, 'url'> & { data: Data }) {
  const { total } = data;
  const entries = data.entries as (Data extends Answer<infer Entry> ? Entry : never)[];
  if (entries.length === 0) return <Typography textColor="neutral600">{none}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label={label}>
        {entries.map(itemOf)}
      </Flex>
      {total > entries.length && (
        <Typography textColor="neutral600">{tellRest(total - entries.length)}</Typography>
      )}
      {footerOf?.(data)}
    </Flex>
  );
}
