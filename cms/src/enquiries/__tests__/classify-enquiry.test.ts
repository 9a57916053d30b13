import fc from 'fast-check';

import { EARLIER_HONEYPOT_FIELD, MIN_VISIT_MS, HONEYPOT_FIELD } from '../../../contracts/enquiry';
import { classifyEnquiry } from '../classify-enquiry';

const genuine = { name: 'Ana Ruiz', message: 'Mi hotel es https://hotel.example, ¿me ayudan?' };
const THREE_LINKS = 'Me gustan www.uno.mx, www.dos.mx y https://tres.mx';

describe('classifyEnquiry', () => {
  it.each([
    genuine,
    { ...genuine, [HONEYPOT_FIELD]: '', [EARLIER_HONEYPOT_FIELD]: undefined },
    { ...genuine, visitMs: MIN_VISIT_MS },
    { name: 'Httpa Wwwilla', message: 'www. es la red' },
  ])('accepts %j as new', (enquiry) => {
    expect(classifyEnquiry(enquiry)).toEqual({ status: 'nuevo', spamReason: undefined });
  });

  it.each([
    [{ ...genuine, [HONEYPOT_FIELD]: 'x' }, 'honeypot: se llenó el campo oculto'],
    [{ ...genuine, [EARLIER_HONEYPOT_FIELD]: 'x' }, 'honeypot: se llenó el campo oculto'],
    [{ ...genuine, visitMs: 840 }, 'rapidez: se envió a los 0.8 s de abrir la página'],
    [{ ...genuine, name: 'https://a.mx' }, 'enlaces: el nombre trae un enlace'],
    [
      { ...genuine, message: '<a href="//a.mx">a</a>' },
      'enlaces: el mensaje trae enlaces con código',
    ],
    [{ ...genuine, message: THREE_LINKS }, 'enlaces: el mensaje trae 3 enlaces'],
  ])('calls %j doubtful, with the same reason on every call', (enquiry, spamReason) => {
    expect(classifyEnquiry(enquiry)).toEqual({ status: 'dudoso', spamReason });
    expect(classifyEnquiry(enquiry)).toEqual({ status: 'dudoso', spamReason });
  });

  it.each([
    { ...genuine, message: THREE_LINKS, [HONEYPOT_FIELD]: 'x' },
    { ...genuine, message: THREE_LINKS, visitMs: 100 },
    { ...genuine, [HONEYPOT_FIELD]: 'x', visitMs: 100 },
  ])('calls %j spam and names both signs', (enquiry) => {
    expect(classifyEnquiry(enquiry)).toEqual({
      status: 'spam',
      spamReason: expect.stringMatching(/^\w+: .+; \w+: /),
    });
  });

  it('never calls an enquiry spam for its text alone, however many links it has', () => {
    const part = fc.constantFrom('https://a.mx ', '<a href="b">', '[url=c]', 'www.d.mx ', 'hola ');
    const text = fc.array(part, { minLength: 1, maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (name, message) => {
        expect(classifyEnquiry({ name, message }).status).not.toBe('spam');
      }),
    );
  });
});
