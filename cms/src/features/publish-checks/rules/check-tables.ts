import { countCells } from '../../../../contracts/text-parts';
import { fieldCheck } from './publish-check';

/** Warns about tables in rich text whose rows have different numbers of cells. */
export const tableCheck = fieldCheck(({ attribute, value, place }) => {
  if (attribute.type !== 'blocks' || !Array.isArray(value)) return undefined;
  return value.flatMap((block) => {
    const counts = countCells(block) ?? [];
    const [first = 0] = counts;
    const row = counts.findIndex((count) => count !== first);
    return row === -1
      ? []
      : `«${place}»: la fila ${row + 1} de una tabla tiene ${counts[row]} celdas y la primera ${first}; separa las celdas con |.`;
  });
});
