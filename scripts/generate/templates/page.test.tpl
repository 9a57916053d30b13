import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { pageProps } from '../../test/home.ts';
import { makeSettings } from '../../test/settings.ts';
import {{pascalCase name}} from '.{{path}}.tsx';

test('has one main heading and no accessibility violations without content', async () => {
  const { container } = render(
    <SettingsProvider settings={makeSettings()}>
      <main>
        <{{pascalCase name}} {...pageProps<Queries.{{pascalCase name}}Query>({ page: null })} />
      </main>
    </SettingsProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '{{title}}' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
