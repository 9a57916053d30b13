import type { EnquirySummary } from '../../../contracts/dashboard-enquiry';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { storeManyEnquiries } from '../../support/store-many-enquiries';

const COUNT = 600;
const PAGE_SIZE = 100;

// A search that finds few enquiries sorts them after it has read them; one that finds many does not.
describe('the pages of a search', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    await storeManyEnquiries(cms, COUNT);
    ({ call } = await signIn(cms));
  }, START_TIMEOUT_MS);

  const readPage = async (query: string, page: number) => {
    const pages = `pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}`;
    const { body } = await call('get', `/api/enquiries?${query}&${pages}`).expect(200);
    return body as {
      data: EnquirySummary[];
      meta: { pagination: { total: number; pageCount: number } };
    };
  };

  const readAll = async (query: string) => {
    const first = await readPage(query, 1);
    const { total, pageCount } = first.meta.pagination;
    const rest = [];
    for (let page = 2; page <= pageCount; page += 1)
      rest.push(...(await readPage(query, page)).data);
    const folios = [...first.data, ...rest].map(({ folio }) => folio);
    expect(folios).toHaveLength(total);
    return folios;
  };

  it.each([
    ['all of many', 'example.com', /./],
    ['few', 'TQ-00000', /^TQ-00000\d$/],
    ['one', 'TQ000123', /^TQ-000123$/],
    ['none', 'nadie escribe así', /^$/],
  ])(
    'together have what the search finds, in the order of the list: %s',
    async (_name, search, expected) => {
      const sort = 'sort=name:asc';
      const all = await readAll(sort);
      expect(all).toHaveLength(COUNT);
      const found = await readAll(`${sort}&search=${encodeURIComponent(search)}`);
      expect(found).toEqual(all.filter((folio) => expected.test(folio)));
    },
  );
});
