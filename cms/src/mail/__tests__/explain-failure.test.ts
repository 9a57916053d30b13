import { DeadlineError } from '../../platform/async/deadline';
import { explainFailure, NoRecipientError } from '../explain-failure';

const error = (parts: object, message = 'x') => Object.assign(new Error(message), parts);

describe('explainFailure', () => {
  it.each([
    [error({ code: 'ESOCKET', command: 'CONN' }), 'unreachable'],
    [error({ code: 'ETIMEDOUT', command: 'CONN' }), 'unreachable'],
    [new DeadlineError(25_000), 'unreachable'],
    [error({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }), 'login'],
    [error({ code: 'ETLS', command: 'STARTTLS' }), 'insecure'],
    [error({ code: 'ESOCKET' }, 'self-signed certificate'), 'insecure'],
    [error({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }), 'rejected'],
    [error({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }), 'rejected'],
    [error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }), 'recipient'],
    [new NoRecipientError(), 'nobody'],
    [error({ code: 'EACCES' }), 'unknown'],
    ['algo', 'unknown'],
  ])('classifies %s', (thrown, failure) => {
    expect(explainFailure(thrown)).toMatchObject({ failure, isFinal: false });
  });

  it('recognises a permanently rejected address and logs no personal data', () => {
    const refused = error(
      {
        ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
        response: '550 5.1.1 <ana@example.mx>: unknown\r\nsee ana@example.mx',
      },
      "Can't send mail - all recipients were rejected: 550 <ana@example.mx> unknown",
    );
    expect(explainFailure(refused)).toEqual({
      failure: 'recipient',
      isFinal: true,
      isMessageRefused: false,
      response: '550 5.1.1 <…>: unknown see …',
      code: 'EENVELOPE RCPT TO 550',
    });
  });
});
