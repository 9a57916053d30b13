import { screen } from '@testing-library/react';
import { axe } from '../../test/axe.ts';
import { renderPage } from '../../test/render-page.tsx';
import {{pascalCase name}} from '.{{path}}.tsx';

type Data = Queries.{{pascalCase name}}Query;

const PAGE: Data['page'] = {
  shareCard: '/tarjeta.jpg',
  hero: {
    kicker: null,
    title: '{{title}} de *Tequiora*',
    description: null,
    image: null,
    primaryCta: null,
    secondaryCta: null,
    figures: [],
  },
  callToAction: null,
  seo: null,
};

test.each([
  ['without content', null, '{{title}}'],
  ['with content', PAGE, '{{title}} de Tequiora'],
])('has one main heading and no accessibility violations %s', async (_, page, name) => {
  const { container } = renderPage<Data>({{pascalCase name}}, { page });
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
