import { render, screen } from '@testing-library/react';
import { axe } from '../../../test/axe.ts';
import { CheckList } from './check-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { IconTile } from './icon-tile.tsx';
import { Icon } from './icon.tsx';
import { PackagePrice, Price, ProductPrice } from './price.tsx';
import { Rating } from './rating.tsx';
import { SectionHead } from './section-head.tsx';
import { SkeletonGroup } from './skeleton.tsx';
import { StatRow } from './stat.tsx';

const PRODUCT = {
  price: 39.99,
  offerPrice: null,
  offerUntil: null,
  tax: 'masIva',
  unit: null,
  minQuantity: null,
};

const PACKAGE = {
  priceMin: 7000,
  priceMax: 12000,
  openEnded: true,
  offerPrice: null,
  offerUntil: null,
  tax: 'masIva',
};

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
  [<Price key="b" amount={299} isFrom unit="/mes" />, 'Desde $299 MXN/mes'],
  [<Price key="c" amount={39.99} isFrom />, 'Desde $39.99 MXN'],
  [<Price key="d" min={7000} max={12000} />, '$7,000 – $12,000 MXN'],
  [<Price key="e" min={25000} max={40000} isOpenEnded />, '$25,000 – $40,000+ MXN'],
  [<Price key="f" amount={39.99} unit="por pieza" tax={null} />, '$39.99 MXN por pieza + IVA'],
  [<Price key="g" amount={3490} unit="/año" tax="ivaIncluido" />, '$3,490.00 MXN/año IVA incluido'],
  [
    <ProductPrice key="h" product={{ ...PRODUCT, minQuantity: 50 }} />,
    '$39.99 MXN + IVA$46.39 con IVA, mínimo 50',
  ],
  [<ProductPrice key="n" product={{ ...PRODUCT, price: null }} />, /^A cotizar$/],
  [
    <ProductPrice key="o" product={{ ...PRODUCT, price: null, minQuantity: 50 }} />,
    'A cotizarmínimo 50',
  ],
  [
    <ProductPrice key="i" product={{ ...PRODUCT, tax: 'ivaIncluido' }} />,
    /^\$39.99 MXN IVA incluido$/,
  ],
  [
    <ProductPrice
      key="j"
      product={{ ...PRODUCT, offerPrice: 30, offerUntil: '2026-12-01T06:00:00.000Z' }}
    />,
    'Antes $39.99Ahorras $9.99 Ahora $30.00 MXN + IVA$34.80 con IVAOferta hasta el 30 de noviembre',
  ],
  [
    <ProductPrice
      key="k"
      product={{ ...PRODUCT, offerPrice: 30, offerUntil: '2026-11-30T20:30:00.000Z' }}
    />,
    /Oferta hasta el 30 de noviembre a las 14:30$/,
  ],
  [
    <PackagePrice
      key="l"
      item={{ ...PACKAGE, offerPrice: 5900, offerUntil: '2026-12-01T06:00:00Z' }}
    />,
    'Antes $7,000 – $12,000+ Ahora $5,900 MXN + IVAOferta hasta el 30 de noviembre',
  ],
  [<PackagePrice key="m" item={PACKAGE} />, /^\$7,000 – \$12,000\+ MXN \+ IVA$/],
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
