import { buildEnquiry, findEnquiry, postEnquiry } from '../../support/build-enquiry';
import { openPersonalData } from '../../support/personal-data';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

describe('the telephone of an enquiry', () => {
  const cms = setUpCms();
  let staff: Awaited<ReturnType<typeof openPersonalData>>;

  beforeAll(async () => {
    staff = await openPersonalData(cms);
  });

  async function store(phone: string, email = 'maria@example.com') {
    const { status, body } = await postEnquiry(cms, buildEnquiry({ phone, email }));
    expect(status).toBe(201);
    return findEnquiry(cms, { folio: body.data.folio });
  }

  const foundBy = async (search: string) => {
    const path = `/api/enquiries?search=${encodeURIComponent(search)}`;
    const { body } = await staff.call('get', path).expect(200);
    return body.data.map(({ folio }: { folio: string }) => folio);
  };

  it('is stored together with its extension', async () => {
    expect(await store('(951) 555-0101 ext. 104')).toMatchObject({
      phone: '+529515550101',
      phoneExtension: '104',
      phoneAsTyped: null,
      message: buildEnquiry().message,
    });
  });

  it('is the first of two, and the message keeps both', async () => {
    expect(await store('951 555 0102 o 951 555 0103')).toMatchObject({
      phone: '+529515550102',
      phoneAsTyped: null,
      message: `${buildEnquiry().message}\n\nEn el campo «Teléfono» escribió: 951 555 0102 o 951 555 0103`,
    });
  });

  it.each(['12345', 'llámame', '+999 123 456 789', '951-555-010', 'el de siempre'])(
    'that cannot be dialled is kept as typed: %s',
    async (phone) => {
      expect(await store(phone)).toMatchObject({
        phone: null,
        phoneExtension: null,
        phoneAsTyped: phone,
        message: buildEnquiry().message,
      });
    },
  );

  it('is found by its number, its extension and as it was typed', async () => {
    const { folio } = await store('+52 951 555 0104 ext. 77123');
    for (const search of ['951 555 0104', '(951) 5550104 ext 77123', '0104', '77123']) {
      expect(await foundBy(search)).toContain(folio);
    }
    const typed = await store('951-555-01-0 (noches)');
    expect(await foundBy('951-555-01-0')).toContain(typed.folio);
    expect(await foundBy('951555010')).toContain(typed.folio);
    expect(await foundBy('noches')).toEqual([typed.folio]);
  });

  it('joins the enquiries of a person only if it is a number without extension', async () => {
    const phones = ['951 555 0105 ext. 1', '951 555 0105 ext. 1', 'el de siempre', 'el de siempre'];
    const senders = await Promise.all(
      phones.map((phone, index) => store(phone, `persona-${index}@example.com`)),
    );
    const own = await store('951 555 0105', 'otra@example.com');
    for (const { documentId, folio } of [...senders, own]) {
      const { body } = await staff.call('get', `/api/enquiries/${documentId}/person`).expect(200);
      expect(body.data.enquiries.map((each: { folio: string }) => each.folio)).toEqual([folio]);
    }
    const { enquiries } = await staff.find({ phone: '951 555 0105' });
    expect(enquiries.map(({ folio }) => folio)).toEqual([own.folio]);
  });

  it('is found, filtered and exported by every form of it, wherever it was written', async () => {
    const forms = [
      '+52 951 555 0177',
      '+5219515550177',
      '52 951 555 0177',
      '044 (951) 555-01-77',
      '951.555.0177',
      '9515550177',
    ];
    const own = await Promise.all(forms.map((form, index) => store(form, `forma-${index}@x.mx`)));
    const texts = await Promise.all(
      forms.map((form) =>
        storeEnquiry(cms, { message: `Márquenme al ${form}, por favor.`, name: 'Zulema' }),
      ),
    );
    const expected = [...own, ...texts].map(({ folio }) => folio).toSorted();
    for (const form of forms) {
      expect([form, (await foundBy(form)).toSorted()]).toEqual([form, expected]);
      expect(await foundBy(`zulema ${form}`)).toHaveLength(texts.length);
      const filter = `filters[phone][$eq]=${encodeURIComponent(form)}`;
      const { body } = await staff.call('get', encodeURI('/api/enquiries?') + filter).expect(200);
      expect(body.data).toHaveLength(own.length);
      const search = `search=${encodeURIComponent(form)}`;
      const { text } = await staff.call('get', `/api/enquiries/export?${search}`).expect(200);
      expect(text.match(/,951 555 0177,/g)).toHaveLength(own.length);
      expect((await staff.find({ phone: form })).enquiries).toHaveLength(own.length);
    }
  });

  it('is in the CSV and in the export of the data of a person as it is shown', async () => {
    const email = 'exportada@example.com';
    await store('951 555 0106 ext. 9', email);
    await store('=1+1', email);
    const { text } = await staff.call('get', `/api/enquiries/export?search=${email}`).expect(200);
    expect(text).toContain(',951 555 0106 ext. 9,');
    expect(text).toContain(",'=1+1,");
    const { text: page } = await staff.sendAll('export', { email });
    expect(page).toContain('<dt>Teléfono</dt><dd>951 555 0106 ext. 9</dd>');
    expect(page).toContain('<dt>Teléfono</dt><dd>=1+1</dd>');
  });

  it('of a chat keeps its extension, and must be a number', async () => {
    const chat = {
      message: 'Hola, ¿hacen páginas?',
      name: 'Rosaura Méndez',
      phone: '951 555 0107 ext. 3 o 951 555 0108',
      type: 'consulta',
      arrivedAt: new Date().toISOString(),
    };
    const { body } = await staff.call('post', '/api/enquiries/chats').send({ data: chat });
    expect(body.data).toMatchObject({
      phone: '+529515550107',
      phoneExtension: '3',
      message: expect.stringContaining('951 555 0108'),
    });
  });
});
