import { Box } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';

import { HomeSection } from '../../../platform/panel/home-section';

type Entries = ComponentType<{ columnWidth: number }>;

const WIDGET = 'last-edited-entries';
const TITLE = 'Lo último que se editó';

/**
 * Section of the CMS panel's home page: Strapi's list of recently edited entries.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the name and the component of a widget of Strapi's home page
 * why: widgets are rendered on Strapi's own home page only
 * test: site/e2e/panel/upstream.spec.ts
 * until: the list is exported
 */
export function LastEdited() {
  const widgets = useStrapiApp('LastEdited', (state) => state.widgets.getAll());
  const load = widgets.find(({ uid }) => uid.endsWith(WIDGET))?.component;
  const Entries = useMemo(
    () => (load ? lazy(async () => ({ default: (await load()) as Entries })) : undefined),
    [load],
  );
  if (!Entries) return null;
  return (
    <HomeSection title={TITLE} icon={Pencil}>
      <Suspense fallback={null}>
        {/* Focusable, so that the keyboard can scroll it. */}
        <Box style={{ overflowX: 'auto' }} role="group" aria-label={TITLE} tabIndex={0}>
          <Entries columnWidth={6} />
        </Box>
      </Suspense>
    </HomeSection>
  );
}
