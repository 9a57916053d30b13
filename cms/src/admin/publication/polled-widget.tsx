import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

import type { Polled } from './use-polled';

type PolledWidgetProps<Data> = {
  polled: Polled<Data>;
  children: (data: Data) => ReactNode;
};

/** What is said beside an answer that may be outdated; read out when it appears. */
export function StaleHint({ isStale }: { isStale: boolean }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" role="status">
      {isStale ? 'Sin conexión con el CMS desde hace un momento: esto puede haber cambiado.' : null}
    </Typography>
  );
}

/** A widget of the panel's home whose answer is asked for again and again. */
export function PolledWidget<Data>({ polled, children }: PolledWidgetProps<Data>) {
  const { data, hasFailed } = polled;
  if (data === undefined) {
    if (!hasFailed) return <Widget.Loading>Preguntando…</Widget.Loading>;
    return (
      <Widget.Error>No pudimos preguntarlo. Lo intentamos de nuevo en un momento.</Widget.Error>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={hasFailed ? 3 : 0}>
      <StaleHint isStale={hasFailed} />
      {children(data)}
    </Flex>
  );
}
