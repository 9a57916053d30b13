import { render, screen } from '@testing-library/react';
import { axe } from '../../../test/axe.ts';
import { CheckList } from './check-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { IconTile } from './icon-tile.tsx';
import { Icon } from './icon.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { SectionHead } from './section-head.tsx';
import { SkeletonGroup } from './skeleton.tsx';
import { StatRow } from './stat.tsx';

test('an unknown icon key renders nothing', () => {
  const { container } = render(
    <>
      <Icon name="no-existe" />
      <Icon name={null} />
      <IconTile name={undefined} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [<Price key="a" amount={299} />, '$299.00 MXN'],
  [<Price key="b" amount={299} isFrom period="mes" />, 'Desde $299 MXN/mes'],
  [<Price key="c" amount={39.99} isFrom />, 'Desde $39.99 MXN'],
  [<Price key="d" min={7000} max={12000} />, '$7,000 – $12,000 MXN'],
  [<Price key="e" min={25000} max={40000} isOpenEnded />, '$25,000 – $40,000+ MXN'],
])('a price reads %#', (price, expected) => {
  const { container } = render(price);
  expect(container).toHaveTextContent(expected);
});

test('a heading with a highlighted part reads as one sentence', () => {
  render(<SectionHead title="Vende más *sin perder* inventario" level={1} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Vende más sin perder inventario' }),
  ).toBeInTheDocument();
});

test('stars have a text alternative', () => {
  render(<Rating value={4.8} />);
  expect(screen.getByText('Calificación: 4.8 de 5')).toBeInTheDocument();
});

test('empty CMS lists leave no empty elements', () => {
  const { container } = render(
    <>
      <CheckList items={[]} />
      <StatRow stats={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the primitives have no accessibility violations', async () => {
  const { container } = render(
    <>
      <SectionHead kicker="Productos" title="Título" description="Texto" />
      <StatRow stats={[{ value: '200+', label: 'proyectos' }]} />
      <CheckList items={['Uno', 'Dos']} label="Funciones" />
      <EmptyState title="No se encontraron productos" hint="Quita los filtros." />
      <SkeletonGroup label="Cargando productos…">
        <span />
      </SkeletonGroup>
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
