import { describeMailProblem, subjectWithFolio } from '../enquiry-mail';

describe('describeMailProblem', () => {
  it.each([
    ['550 5.1.1 <…>: Recipient address rejected: User unknown', 'la dirección no existe'],
    ['450 4.2.2 mailbox full', 'el buzón está lleno'],
    ['552 5.3.4 Message too big', 'el correo pesa más de lo que acepta su servidor'],
    ['550-5.7.26 unauthenticated', /reglas contra el correo no deseado/],
    ['550 No such mailbox 5.1', 'el servidor de correo no acepta la dirección'],
    [null, 'el servidor de correo no acepta la dirección'],
  ])('explains %s', (response, reason) => {
    const text = describeMailProblem({ failure: 'recipient', response });
    expect(text).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
  });
});

describe('subjectWithFolio', () => {
  it('adds the folio unless the subject has it', () => {
    expect(subjectWithFolio('¿Seguimos?', 'TQ-4MXK7R')).toBe('¿Seguimos? · TQ-4MXK7R');
    expect(subjectWithFolio('Tu folio TQ-4MXK7R', 'TQ-4MXK7R')).toBe('Tu folio TQ-4MXK7R');
  });
});
