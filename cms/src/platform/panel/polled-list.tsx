import { Flex, Typography } from '@strapi/design-system';
import type { ComponentProps, ReactNode } from 'react';

import type { HomeSection } from './home-section';
import { PolledSection } from './polled-section';
import { usePolled } from './use-polled';

type Page<Entry> = { total: number; entries: Entry[] };

type PolledListProps<Data> = Omit<ComponentProps<typeof HomeSection>, 'children'> & {
  url: string;
  itemOf: (entry: Data extends Page<infer Entry> ? Entry : never) => ReactNode;
  /** Rendered after the list. */
  footerOf?: (data: Data) => ReactNode;
};

const POLL_MS = 60_000;
const pollIntervalMs = () => POLL_MS;

function formatRemaining(count: number): string {
  return count === 1 ? 'Y una más.' : `Y ${count} más.`;
}

/** A home section with a list of the newest entries, polled every 60 s. */
export function PolledList<Data extends Page<unknown>>({
  url,
  itemOf,
  footerOf,
  ...section
}: PolledListProps<Data>) {
  const polled = usePolled<Data>(url, pollIntervalMs);
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
                {formatRemaining(data.total - entries.length)}
              </Typography>
            )}
            {footerOf?.(data)}
          </Flex>
        );
      }}
    </PolledSection>
  );
}
