import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { ComponentProps, ReactNode } from 'react';

import { HomeSection } from './home-section';
import type { Fetched } from './use-fetched';

type PolledSectionProps<Data> = Omit<ComponentProps<typeof HomeSection>, 'children'> & {
  polled: Fetched<Data>;
  /** If true, the section is not rendered. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/** Warns that the data may be outdated; screen readers announce it when it appears. */
export function StaleHint({ isStale }: { isStale: boolean }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" role="status">
      {isStale ? 'Sin conexión con el CMS desde hace un momento: esto puede haber cambiado.' : null}
    </Typography>
  );
}

/** A section of the CMS panel's home page whose data is polled. */
export function PolledSection<Data>(props: PolledSectionProps<Data>) {
  const { polled, isEmpty, children, ...section } = props;
  const { data, hasFailed } = polled;
  const hasNothing = data === undefined ? !hasFailed : isEmpty?.(data);
  if (isEmpty && hasNothing) return null;
  return (
    <HomeSection {...section}>
      {data !== undefined ? (
        <Flex direction="column" alignItems="stretch" gap={hasFailed ? 3 : 0}>
          <StaleHint isStale={hasFailed} />
          {children(data)}
        </Flex>
      ) : hasFailed ? (
        <Widget.Error>No pudimos preguntarlo. Lo intentamos de nuevo en un momento.</Widget.Error>
      ) : (
        <Widget.Loading>Preguntando…</Widget.Loading>
      )}
    </HomeSection>
  );
}
