import { Flex, Typography } from '@strapi/design-system';
import type { ComponentProps, ReactNode } from 'react';

import { usePolled } from '../publication/use-polled';
import type { HomeSection } from './home-section';
import { PolledSection } from './polled-section';

type Page<Entry> = { total: number; entries: Entry[] };

type ListedProps<Data> = Omit<ComponentProps<typeof HomeSection>, 'children'> & {
  url: string;
  itemOf: (entry: Data extends Page<infer Entry> ? Entry : never) => ReactNode;
  /** After the list. */
  footerOf?: (data: Data) => ReactNode;
};

const PAUSE = 60_000;
const pause = () => PAUSE;

function tellRest(count: number): string {
  return count === 1 ? 'Y una más.' : `Y ${count} más.`;
}

/** The list of a section: the newest of something, polled once a minute. */
export function Listed<Data extends Page<unknown>>({
  url,
  itemOf,
  footerOf,
  ...section
}: ListedProps<Data>) {
  const polled = usePolled<Data>(url, pause);
  return (
    <PolledSection {...section} polled={polled} isEmpty={({ entries }) => entries.length === 0}>
      {(data) => {
        const entries = data.entries as (Data extends Page<infer Entry> ? Entry : never)[];
        return (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex
              tag="ul"
              direction="column"
              alignItems="stretch"
              gap={4}
              aria-label={section.title}
            >
              {entries.map(itemOf)}
            </Flex>
            {data.total > entries.length && (
              <Typography textColor="neutral600">
                {tellRest(data.total - entries.length)}
              </Typography>
            )}
            {footerOf?.(data)}
          </Flex>
        );
      }}
    </PolledSection>
  );
}
