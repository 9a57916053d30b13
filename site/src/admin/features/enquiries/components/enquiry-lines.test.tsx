import { render, screen, within } from '@testing-library/react';
import { axe } from '../../../../../test/axe.ts';
import { EnquiryLines } from './enquiry-lines.tsx';

const TERMS = { tax: null, unit: null };
const LINES = [
  { slug: 'terminal', name: 'Terminal', quantity: 2, price: 12_490, ...TERMS },
  { slug: 'pantallas', name: 'Pantallas', quantity: 1, price: null, ...TERMS },
  { slug: null, name: 'Lector viejo', quantity: 3, price: null, ...TERMS },
];

test('shows the lines of a list, what is not in the catalogue, and the estimate', async () => {
  const { container } = render(<EnquiryLines lines={LINES} />);
  const panel = within(screen.getByRole('region', { name: 'Lista de productos' }));
  const cellsOf = (name: RegExp) =>
    within(panel.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cellsOf(/^Terminal/)).toEqual(['2', '$24,980.00 MXN + IVA']);
  expect(panel.getByRole('link', { name: /^Terminal/ })).toHaveAttribute(
    'href',
    '/productos/terminal',
  );
  expect(cellsOf(/^Pantallas/)).toEqual(['1', 'A cotizar']);
  expect(cellsOf(/^Lector viejo No está en el catálogo/)).toEqual(['3', 'A cotizar']);
  expect(panel.queryByRole('link', { name: 'Lector viejo' })).toBeNull();
  expect(panel.getByRole('row', { name: /^Estimado/ })).toHaveTextContent(
    '$24,980.00 MXN + IVA ($28,976.80 con IVA)2 productos a cotizar',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('shows nothing for an enquiry without a list', () => {
  const { container } = render(<EnquiryLines lines={[]} />);
  expect(container).toBeEmptyDOMElement();
});
