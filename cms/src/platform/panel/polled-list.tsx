import { Button, Flex, Typography } from '@strapi/design-system';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { EntryItem } from './entry-item';
import type { HomeSection } from './home-section';
import { PolledSection } from './polled-section';
import { useFetched } from './use-fetched';

type Page<Entry> = { total: number; entries: Entry[] };

type ListedEntry = ComponentProps<typeof EntryItem>['entry'];

type PolledListProps<Entry, Data> = Omit<ComponentProps<typeof HomeSection>, 'children'> & {
  url: string;
  itemOf: (entry: Entry) => ReactNode;
  /** Rendered after the list. */
  footerOf?: (data: Data) => ReactNode;
};

const POLL_MS = 60_000;
/** Entries shown until the user expands the list. */
const MAX_SHOWN = 20;
const pollIntervalMs = () => POLL_MS;

function formatRemaining(count: number): string {
  return count === 1 ? 'Y una más.' : `Y ${count} más.`;
}

/** A home section with a list of entries, polled every 60 s; the user can expand a long one. */
export function PolledList<Entry, Data extends Page<Entry> = Page<Entry>>({
  url,
  itemOf,
  footerOf,
  ...section
}: PolledListProps<Entry, Data>) {
  const polled = useFetched<Data>(url, pollIntervalMs);
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <PolledSection {...section} polled={polled} isEmpty={({ entries }) => entries.length === 0}>
      {(data) => {
        const { entries } = data;
        return (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex
              tag="ul"
              direction="column"
              alignItems="stretch"
              gap={4}
              aria-label={section.title}
            >
              {(isExpanded ? entries : entries.slice(0, MAX_SHOWN)).map(itemOf)}
            </Flex>
            {entries.length > MAX_SHOWN && (
              <Button
                variant="tertiary"
                aria-expanded={isExpanded}
                onClick={() => setIsExpanded(!isExpanded)}
              >
                {isExpanded ? `Ver solo ${MAX_SHOWN}` : `Ver las ${entries.length}`}
              </Button>
            )}
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

/** A polled list of links to entries, with a sentence about each. */
export function PolledEntries<Entry extends ListedEntry>({
  describe,
  ...section
}: Omit<PolledListProps<Entry, never>, 'itemOf' | 'footerOf'> & {
  describe: (entry: Entry) => string;
}) {
  const itemOf = (entry: Entry) => (
    <EntryItem key={`${entry.uid}:${entry.documentId}`} entry={entry}>
      {describe(entry)}
    </EntryItem>
  );
  return <PolledList {...section} itemOf={itemOf} />;
}
