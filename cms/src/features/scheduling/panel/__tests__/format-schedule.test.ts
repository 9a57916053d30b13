import { formatScheduleFailure, formatSchedule, describeUnsavedDates } from '../format-schedule';

const PRODUCT = 'api::product.product';
const AT_NINE = '2026-11-23T15:00:00.000Z';
const AT_TEN = '2026-11-23T16:00:00.000Z';
const before = new Date('2026-11-22T12:00:00.000Z');
const nothing = { publishAt: null, unpublishAt: null, failure: null };

describe('formatSchedule', () => {
  it('formats both dates in the time zone of Mexico City', () => {
    expect(formatSchedule({ ...nothing, publishAt: AT_NINE, unpublishAt: AT_TEN }, before)).toEqual(
      [
        'Se publicará el lunes 23 de noviembre de 2026 a las 09:00 (hora del centro de México)',
        'Se retirará el lunes 23 de noviembre de 2026 a las 10:00 (hora del centro de México)',
      ],
    );
  });

  it('returns nothing for an entry without dates', () => {
    expect(formatSchedule(nothing, before)).toEqual([]);
  });

  it('announces a date that is due as happening in seconds', () => {
    const now = new Date(AT_NINE);
    expect(formatSchedule({ ...nothing, publishAt: AT_NINE }, now)).toEqual([
      'Se publicará en unos segundos',
    ]);
  });
});

describe('formatScheduleFailure', () => {
  const failure = { action: 'publish' as const, at: AT_NINE, fields: [], reason: null };

  it('lists the labels of the fields without duplicates', () => {
    const fields = ['description', 'seo.title', 'seo.description'];
    expect(formatScheduleFailure(PRODUCT, { ...failure, fields })).toBe(
      'No se pudo publicar el lunes 23 de noviembre de 2026 a las 09:00. ' +
        'Falta o no es válido: Descripción, SEO. Corrígelo y publica, o elige otra fecha.',
    );
  });

  it('returns the reason of a failure without fields', () => {
    const reason = 'Esa dirección ya es de otra página.';
    expect(formatScheduleFailure(PRODUCT, { ...failure, reason })).toContain(
      `a las 09:00. ${reason} `,
    );
  });
});

describe('describeUnsavedDates', () => {
  const now = new Date('2026-11-23T15:30:00.000Z');

  it('returns nothing for saved dates', () => {
    const form = { publishAt: new Date(AT_TEN).toISOString() };
    expect(
      describeUnsavedDates(form, {}, { publishAt: AT_TEN, unpublishAt: null }, { now }),
    ).toBeUndefined();
  });

  it('asks to save typed dates', () => {
    expect(describeUnsavedDates({ publishAt: AT_TEN }, {}, nothing, { now })).toMatch(
      /presiona «Guardar»/,
    );
  });

  it('asks for another date when the typed one is past', () => {
    expect(
      describeUnsavedDates({ publishAt: AT_NINE }, { publishAt: null }, nothing, { now }),
    ).toBe('Esa fecha ya pasó. Elige una posterior, o bórrala para publicar ahora.');
    expect(describeUnsavedDates({ unpublishAt: AT_NINE }, {}, nothing, { now })).toMatch(
      /para retirarla tú/,
    );
  });

  it('accepts a past date while the user is typing', () => {
    const unsaved = describeUnsavedDates({ publishAt: AT_NINE }, {}, nothing, {
      now,
      isTyping: true,
    });
    expect(unsaved).toMatch(/presiona «Guardar»/);
  });

  it('asks to reload when a loaded date passed while the page was open', () => {
    const loaded = { publishAt: AT_NINE };
    expect(describeUnsavedDates(loaded, loaded, nothing, { now })).toMatch(/recarga la página/);
  });
});
