import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { makeSettings } from './settings.ts';

/** Renders a page with its data and a location, which are all that pages read, in a `main`. */
export function renderPage<Data extends object>(
  Page: ComponentType<PageProps<Data>>,
  data: Data,
  settings = makeSettings(),
) {
  const props = { data, location: { key: 'initial' } } as PageProps<Data>;
  return render(
    <SettingsProvider settings={settings}>
      <main>
        <Page {...props} />
      </main>
    </SettingsProvider>,
  );
}
