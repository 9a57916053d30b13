import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

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
export function Listed<Data extends Answer<unknown>>({
  label,
  url,
  none,
  itemOf,
  footerOf,
}: ListedProps<Data>) {
  const { data, hasFailed } = usePolled<Data>(url, pause);
  if (!data) {
    if (!hasFailed) return <Widget.Loading>Preguntando…</Widget.Loading>;
    return (
      <Widget.Error>No pudimos preguntarlo. Lo intentamos de nuevo en un minuto.</Widget.Error>
    );
  }
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
