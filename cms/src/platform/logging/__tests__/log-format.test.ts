import { withRequestId } from '../../http/request-id';
import { createLogFormat, MESSAGE } from '../log-format';
import { scrub } from '../scrub';

function write(format: 'json' | 'text', entry: object): string {
  const line = createLogFormat(format).transform({ level: 'info', message: '', ...entry });
  return line[MESSAGE] ?? '';
}

describe('scrub', () => {
  it.each([
    ['Key (email)=(ana.ruiz@example.com) exists', 'Key (email)=([correo]) exists'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.abc ended', 'jwt [clave] ended'],
    ['Authorization: Bearer abc.def', 'Authorization: [clave]'],
    ['GET /api/enquiries?search=ana&page=2 failed', 'GET /api/enquiries?[consulta] failed'],
    [
      'invalid input syntax for type integer: "Ana"',
      'invalid input syntax for type integer: [valor]',
    ],
    ['connect postgres://tequiora:secreta@db:5432/x', 'connect postgres://db:5432/x'],
    ['connect ECONNREFUSED 10.0.0.2:5432', 'connect ECONNREFUSED 10.0.0.2:5432'],
  ])('redacts %j to %j', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it('takes linear time for adversarial text', () => {
    const before = process.cpuUsage();
    for (const piece of ['a@', 'eyJ', '?', 'Bearer ', 'a://', 'ab-', 'out of range']) {
      scrub(piece.repeat(100_000));
    }
    // About a second; an expression with quadratic backtracking takes a minute.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
  });
});

describe('createLogFormat', () => {
  it('writes JSON with the id of the request', () => {
    const line = withRequestId('id-de-prueba', () => write('json', { message: 'Hola' }));
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      program: 'cms',
      requestId: 'id-de-prueba',
      message: 'Hola',
    });
  });

  it('writes the stack frames of an error and none of its other properties', () => {
    const error = Object.assign(new Error('No se pudo'), {
      level: 'error',
      detail: 'Key (email)=(ana@example.com)',
      bindings: ['Ana'],
    });
    // Winston passes the error object itself.
    const line = createLogFormat('json').transform(error);
    expect(line[MESSAGE]).toMatch(/"message":"No se pudo\\n\s+at /);
    expect(line[MESSAGE]).not.toMatch(/ana|Ana|Key/);
  });

  it('adds the fields of the access log', () => {
    const access = { method: 'GET', route: '/api/products/:id', status: 200, ms: 3 };
    expect(JSON.parse(write('json', { access }))).toMatchObject(access);
  });

  it('writes readable text with the id of the request', () => {
    const line = withRequestId('id-de-prueba', () => write('text', { message: 'Hola' }));
    expect(line).toMatch(/^\[\d{4}-.*Z\] info: Hola · id-de-prueba$/);
  });
});
