import { tellFailure, tellSchedule, tellUnsaved } from '../schedule-words';

const PRODUCT = 'api::product.product';
const AT_NINE = '2026-11-23T15:00:00.000Z';
const AT_TEN = '2026-11-23T16:00:00.000Z';
const before = new Date('2026-11-22T12:00:00.000Z');
const nothing = { publishAt: null, unpublishAt: null, failure: null };

describe('tellSchedule', () => {
  it('names both moments on the clock of Mexico City', () => {
    expect(tellSchedule({ ...nothing, publishAt: AT_NINE, unpublishAt: AT_TEN }, before)).toEqual([
      'Se publicará el lunes 23 de noviembre de 2026 a las 09:00 (hora del centro de México)',
      'Se retirará el lunes 23 de noviembre de 2026 a las 10:00 (hora del centro de México)',
    ]);
  });

  it('says nothing of what is not scheduled', () => {
    expect(tellSchedule(nothing, before)).toEqual([]);
  });

  it('does not name a moment that has come as one that is still to come', () => {
    const now = new Date(AT_NINE);
    expect(tellSchedule({ ...nothing, publishAt: AT_NINE }, now)).toEqual([
      'Se publicará en unos segundos',
    ]);
  });
});

describe('tellFailure', () => {
  const failure = { action: 'publish' as const, at: AT_NINE, fields: [], reason: null };

  it('names the fields as the form does, each once', () => {
    const fields = ['description', 'seo.title', 'seo.description'];
    expect(tellFailure(PRODUCT, { ...failure, fields })).toBe(
      'No se pudo publicar el lunes 23 de noviembre de 2026 a las 09:00. ' +
        'Falta o no es válido: Descripción, SEO. Corrígelo y publica, o elige otra fecha.',
    );
  });

  it('gives the reason when it was no field', () => {
    const reason = 'Esa dirección ya es de otra página.';
    expect(tellFailure(PRODUCT, { ...failure, reason })).toContain(`a las 09:00. ${reason} `);
  });
});

describe('tellUnsaved', () => {
  const now = new Date('2026-11-23T15:30:00.000Z');

  it('says nothing of what is saved', () => {
    const form = { publishAt: new Date(AT_TEN).toISOString() };
    expect(
      tellUnsaved(form, {}, { publishAt: AT_TEN, unpublishAt: null }, { now }),
    ).toBeUndefined();
  });

  it('asks to save what was typed', () => {
    expect(tellUnsaved({ publishAt: AT_TEN }, {}, nothing, { now })).toMatch(/presiona «Guardar»/);
  });

  it('asks for another date when the one just typed is past', () => {
    expect(tellUnsaved({ publishAt: AT_NINE }, { publishAt: null }, nothing, { now })).toBe(
      'Esa fecha ya pasó. Elige una posterior, o bórrala para publicar ahora.',
    );
    expect(tellUnsaved({ unpublishAt: AT_NINE }, {}, nothing, { now })).toMatch(
      /para retirarla tú/,
    );
  });

  it('does not call a date past while its time may still be typed', () => {
    const unsaved = tellUnsaved({ publishAt: AT_NINE }, {}, nothing, { now, isTyping: true });
    expect(unsaved).toMatch(/presiona «Guardar»/);
  });

  it('asks to reload only where a moment came while the page was open', () => {
    const loaded = { publishAt: AT_NINE };
    expect(tellUnsaved(loaded, loaded, nothing, { now })).toMatch(/recarga la página/);
  });
});
