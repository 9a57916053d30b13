import { render } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { makeSettings } from './settings.ts';

/** Renders a page with its data, context and a location, which are all that pages read, in a `main`. */
export function renderPage<Data extends object, Context extends object = object>(
  Page: ComponentType<PageProps<Data, Context>>,
  data: Data,
  { settings = makeSettings(), pageContext = {} as Context } = {},
) {
  const location = { key: 'initial' };
  const props = { data, pageContext, location } as PageProps<Data, Context>;
  return render(
    <SettingsProvider settings={settings}>
      <main>
        <Page {...props} />
      </main>
    </SettingsProvider>,
  );
}
