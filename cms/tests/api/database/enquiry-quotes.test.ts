import { QUOTE_MESSAGES } from '../../../contracts/enquiry-quote';
import { isoDay } from '../../../contracts/zoned-time';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

const TODAY = isoDay(new Date());
const QUOTE = { amount: 12_500.5, saleOn: TODAY };

describe('the quote of an enquiry', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    await addAccount(cms, AGENT, 'agent');
    ({ call } = await signIn(cms, AGENT));
  });

  const create = async (data: object = {}) => {
    const { documentId } = await storeEnquiry(cms, {});
    if (Object.keys(data).length > 0) await updateEnquiryRow(cms, documentId, data);
    return `/api/enquiries/${documentId}`;
  };
  const put = (path: string, data: object) => call('put', `${path}/quote`).send({ data });
  const eventsOf = (body: { data: { history: { event: string }[] } }) =>
    body.data.history.map(({ event }) => event);

  it('is set, replaced, dropped and recorded; it takes the enquiry and is no reply', async () => {
    const path = await create();
    const { body: quoted } = await put(path, QUOTE).expect(200);
    expect(quoted.data).toMatchObject({
      ...{ quoteAmount: 12_500.5, quoteSaleOn: TODAY, status: 'nuevo', firstReplyAt: null },
      owner: { name: expect.any(String) },
    });
    expect(eventsOf(quoted)).toEqual(['created', 'taken', 'quoted']);

    const again = await put(path, QUOTE).expect(200);
    expect(again.body.data.history).toHaveLength(3);
    const { body: replaced } = await put(path, { ...QUOTE, amount: 9_000 }).expect(200);
    expect(replaced.data.history.at(-1)).toMatchObject({
      ...{ event: 'quoted', from: QUOTE, to: { amount: 9_000, saleOn: TODAY } },
      who: expect.any(String),
    });
    const { body: dropped } = await call('delete', `${path}/quote`).expect(200);
    expect(dropped.data).toMatchObject({ quoteAmount: null, quoteSaleOn: null });
    expect(eventsOf(dropped).at(-1)).toBe('quote-dropped');
  });

  it('is kept by a sale, and can be undone', async () => {
    const path = await create();
    const { body: quoted } = await put(path, QUOTE).expect(200);
    const sale = { result: 'ganada', saleAmount: 12_000, saleDate: TODAY };
    const { body: sold } = await call('put', path)
      .send({ data: { status: 'completado', answer: 'call', ...sale } })
      .expect(200);
    expect(sold.data).toMatchObject({ quoteAmount: 12_500.5, saleAmount: 12_000 });
    await put(path, QUOTE).expect(400);

    const other = await create();
    const { body } = await put(other, QUOTE).expect(200);
    await call('post', '/api/enquiries/undo')
      .send({ data: { token: body.meta.undo } })
      .expect(200);
    const { body: undone } = await call('get', other).expect(200);
    expect(undone.data).toMatchObject({ quoteAmount: null, owner: null });
    expect(quoted.meta.undo).toEqual(expect.any(String));
  });

  it('is compared with the version that it was written from', async () => {
    const path = await create();
    const { body } = await call('get', path).expect(200);
    await call('put', path)
      .send({ data: { note: 'Entre tanto' } })
      .expect(200);
    await put(path, { ...QUOTE, updatedAt: body.data.updatedAt }).expect(409);
  });

  it.each([
    [{ ...QUOTE, amount: 0 }, QUOTE_MESSAGES.amount],
    [{ ...QUOTE, amount: 10.999 }, QUOTE_MESSAGES.amount],
    [{ ...QUOTE, amount: '12,500' }, QUOTE_MESSAGES.amount],
    [{ ...QUOTE, saleOn: '2020-01-01' }, QUOTE_MESSAGES.saleOn],
    [{ ...QUOTE, saleOn: '2026-02-30' }, QUOTE_MESSAGES.saleOn],
  ])('refuses %j', async (data, message) => {
    const { body } = await put(await create(), data).expect(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it.each(['dudoso', 'spam', 'completado'])('refuses an enquiry in «%s»', async (status) => {
    const { body } = await put(await create({ status }), QUOTE).expect(400);
    expect(JSON.stringify(body)).toContain(QUOTE_MESSAGES.status);
  });

  it('needs a session', async () => {
    const path = await create();
    await cms.request.put(`${path}/quote`).send({ data: QUOTE }).expect(401);
  });
});
