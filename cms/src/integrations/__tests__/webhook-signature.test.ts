import {
  createWebhookSecret,
  isSignedWebhook,
  signWebhook,
  TOLERANCE_MS,
} from '../webhook-signature';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = createWebhookSecret();
const AT = new Date(1_614_265_330_000);
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = '{"test": 2432232314}';

describe('signWebhook', () => {
  // Computed with the package `standardwebhooks` 1.1.1.
  it.each([
    [ID, BODY, 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
    ['msg_ñ', '{"name":"Núñez 😀"}', 'v1,iqOnYA6j0jMaonQ9pXtYU36W4j2v2Imm1vNpLUkODCQ='],
  ])('signs %s as the reference implementation', (id, body, signature) => {
    expect(signWebhook([SECRET], id, AT, body)).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
    });
  });
});

describe('isSignedWebhook', () => {
  const headers = signWebhook([SECRET], ID, AT, BODY);
  const isSigned = (change: object, body = BODY, now = AT, secrets = [SECRET]) =>
    isSignedWebhook(secrets, { ...headers, ...change }, body, now);

  it('accepts either secret during a rotation', () => {
    expect(isSigned({})).toBe(true);
    expect(isSigned({}, BODY, AT, [OTHER, SECRET])).toBe(true);
    const both = signWebhook([OTHER, SECRET], ID, AT, BODY);
    for (const secret of [OTHER, SECRET]) expect(isSigned(both, BODY, AT, [secret])).toBe(true);
  });

  it('refuses another secret, id, time, body or version, and missing headers', () => {
    expect(isSigned({}, BODY, AT, [OTHER])).toBe(false);
    expect(isSigned({}, BODY, AT, [])).toBe(false);
    expect(isSigned({}, `${BODY} `)).toBe(false);
    expect(isSigned({ 'webhook-id': 'msg_2' })).toBe(false);
    expect(isSigned({ 'webhook-timestamp': '1614265331' })).toBe(false);
    expect(isSigned({ 'webhook-timestamp': '1614265330.0' })).toBe(false);
    const [, signature = ''] = headers['webhook-signature'].split(',');
    expect(isSigned({ 'webhook-signature': `v2,${signature}` })).toBe(false);
    expect(isSigned({ 'webhook-signature': `v1,${signature.slice(1)}` })).toBe(false);
    for (const name of Object.keys(headers)) expect(isSigned({ [name]: undefined })).toBe(false);
  });

  it('refuses a request that is too old or too new', () => {
    const after = (ms: number) => new Date(AT.getTime() + ms);
    expect(isSigned({}, BODY, after(TOLERANCE_MS))).toBe(true);
    expect(isSigned({}, BODY, after(TOLERANCE_MS + 1000))).toBe(false);
    expect(isSigned({}, BODY, after(-TOLERANCE_MS - 1000))).toBe(false);
  });
});
