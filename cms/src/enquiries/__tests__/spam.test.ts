import { findSpamReason } from '../spam';

const honest = { name: 'Ana Ruiz', message: 'Mi hotel es https://hotel.example, ¿me ayudan?' };

describe('findSpamReason', () => {
  it('returns undefined for a genuine enquiry', () => {
    expect(findSpamReason(honest)).toBeUndefined();
    expect(findSpamReason({ ...honest, website: undefined })).toBeUndefined();
    expect(findSpamReason({ ...honest, visitMs: 2000 })).toBeUndefined();
    expect(findSpamReason({ name: 'Httpa Wwwilla', message: 'www. es la red' })).toBeUndefined();
  });

  it.each([
    [{ ...honest, website: 'x' }, 'honeypot: se llenó el campo oculto'],
    [{ ...honest, visitMs: 840 }, 'rapidez: se envió a los 0.8 s de abrir la página'],
    [{ ...honest, name: 'https://a.mx' }, 'enlaces: el nombre trae un enlace'],
    [
      { ...honest, message: '<a href="//a.mx">a</a>' },
      'formato: el mensaje trae enlaces con código',
    ],
    [{ ...honest, message: 'http://a http://b WWW.c' }, 'enlaces: el mensaje trae 3 enlaces'],
  ])('returns the same spam reason on every call for %j', (enquiry, reason) => {
    expect(findSpamReason(enquiry)).toBe(reason);
    expect(findSpamReason(enquiry)).toBe(reason);
  });
});
