import { checkWorkbookSize } from '../check-workbook-size';

it('refuses a workbook of more rows than fit in memory, with what to do instead', () => {
  expect(() => checkWorkbookSize(20_000)).not.toThrow();
  expect(() => checkWorkbookSize(20_501)).toThrow(
    'Son 20,501 consultas, y un archivo de Excel lleva hasta 20,000. Filtra la lista o exporta en CSV.',
  );
});
