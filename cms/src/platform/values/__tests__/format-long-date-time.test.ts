import { formatLongDateTime } from '../format-long-date-time';

describe('formatLongDateTime', () => {
  it.each([
    ['2026-11-23T15:00:00.000Z', 'lunes 23 de noviembre de 2026 a las 09:00'],
    ['2026-11-23T05:59:00.000Z', 'domingo 22 de noviembre de 2026 a las 23:59'],
    ['2026-11-23T06:00:00.000Z', 'lunes 23 de noviembre de 2026 a las 00:00'],
    // Mexico City had daylight saving time until 2022.
    ['2022-07-01T15:00:00.000Z', 'viernes 1 de julio de 2022 a las 10:00'],
  ])('formats %s in the time zone of Mexico City', (iso, text) => {
    expect(formatLongDateTime(iso)).toBe(text);
    expect(formatLongDateTime(new Date(iso))).toBe(text);
  });
});
