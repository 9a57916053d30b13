import { ENQUIRY_LABELS } from '../../../contracts/enquiry-labels';
import { countEnquiries, findEnquiry } from '../../support/build-enquiry';
import { openPersonalData } from '../../support/personal-data';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const EMAIL = 'mesas@fonda.example';
const ANSWER = 'De 11 a 25';
const SENT = {
  email: EMAIL,
  subject: 'Sistema para restaurantes',
  source: '/para-restaurantes?utm_campaign=otono',
  visit: { first: { campaign: 'otono', landingPage: '/para-restaurantes' } },
  extraLabel: '¿Cuántas mesas?',
  extraAnswer: ANSWER,
};

describe('an enquiry from the form of a section', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  it('has its page, its campaign and the answer to the additional field', async () => {
    const { documentId, folio } = await storeEnquiry(cms, SENT);
    const { body } = await call('get', `/api/enquiries/${documentId}`).expect(200);
    const { email, subject, source, extraLabel, extraAnswer } = SENT;
    expect(body.data).toMatchObject({ email, subject, source, extraLabel, extraAnswer });
    expect(body.data).toMatchObject({ firstCampaign: 'otono' });
    const found = await call('get', '/api/enquiries?search=de 11 a 25').expect(200);
    expect(found.body.data).toEqual([expect.objectContaining({ folio })]);
    const { text } = await call('get', '/api/enquiries/export').expect(200);
    const [head = '', ...rows] = text.split('\r\n');
    const columns = [ENQUIRY_LABELS.extraLabel, ENQUIRY_LABELS.extraAnswer].map((title) =>
      head.split(',').indexOf(title),
    );
    const row = rows.find((each: string) => each.startsWith(folio)) ?? '';
    expect(columns.map((column) => row.split(',')[column])).toEqual([extraLabel, extraAnswer]);
  });

  it('cleans what was sent, and keeps no label without an answer', async () => {
    const cleaned = await storeEnquiry(cms, {
      extraLabel: ' ¿Cuántas\u200b mesas? ',
      extraAnswer: '\u202eDe\u00a011\na 25\u0007 ',
    });
    expect(cleaned).toMatchObject({ extraLabel: '¿Cuántas mesas?', extraAnswer: 'De 11 a 25' });
    const none = await storeEnquiry(cms, { extraLabel: '¿Cuántas mesas?', extraAnswer: '  ' });
    expect(none).toMatchObject({ extraLabel: null, extraAnswer: null });
  });

  it('counts links in the answer as a sign of spam', async () => {
    const links = 'https://a.example https://b.example https://c.example';
    const row = await storeEnquiry(cms, { name: 'Con Enlaces', extraAnswer: links });
    expect(row).toMatchObject({ status: 'dudoso' });
  });

  it('is exported to the person with the answer, and erased with it', async () => {
    const { documentId } = await storeEnquiry(cms, SENT);
    const staff = await openPersonalData(cms);
    const person = { email: EMAIL };
    const { text } = await staff.sendAll('export', person);
    expect(text).toContain(`<dt>${ENQUIRY_LABELS.extraAnswer}</dt><dd>${ANSWER}</dd>`);
    const { counts, enquiries } = await staff.find(person);
    await staff
      .send('erase', {
        ...person,
        enquiries: enquiries.map((each) => each.documentId),
        scope: 'all',
        confirmation: EMAIL,
        expected: { enquiries: counts.enquiries, subscriptions: 0 },
      })
      .expect(200);
    expect(await findEnquiry(cms, { documentId })).toBeNull();
    expect(await countEnquiries(cms, { emailKey: EMAIL })).toBe(0);
  });
});
