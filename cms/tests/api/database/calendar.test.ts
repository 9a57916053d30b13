import {
  type Calendar,
  type CalendarEvent,
  CALENDAR_MESSAGES,
  MAX_CALENDAR_DAYS,
} from '../../../contracts/calendar';
import { addCategory, addPicture, buildProduct } from '../../support/build-product';
import { type PanelStaff, signInWithRole } from '../../support/panel-staff';
import { createSchedulingTesting, minutesFromNow } from '../../support/scheduling-testing';
import { setUpCms } from '../../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const PRODUCT = 'api::product.product';
const DAY = 24 * 60;

describe('the calendar', () => {
  const cms = setUpCms();
  const scheduling = createSchedulingTesting(cms);
  let editor: PanelStaff;
  let redactor: PanelStaff;
  let made = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    redactor = await signInWithRole(cms, 'redactor');
  });

  async function add(dates: object, status?: 'published') {
    made += 1;
    const data = { name: `Giro ${made}`, slug: `giro-${made}`, ...dates };
    return (await scheduling.documents(INDUSTRY).create({ data, status })).documentId;
  }

  async function read(staff: PanelStaff, from: Date, to: Date): Promise<Calendar> {
    const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
    const { body } = await staff.call('get', `/calendar-panel?${query}`).expect(200);
    return body.data;
  }
  const ofEntry = ({ events }: Calendar, id: string) =>
    events.filter(({ documentId }: CalendarEvent) => documentId === id);
  const move = (staff: PanelStaff, id: string, body: object) =>
    staff.call('put', `/calendar-panel/entries/${INDUSTRY}/${id}`).send(body);

  it('shows planned actions of the period only, and who may move them', async () => {
    const [publishAt, unpublishAt] = [minutesFromNow(2 * DAY), minutesFromNow(40 * DAY)];
    const id = await add({ publishAt, unpublishAt });
    const near = await read(editor, minutesFromNow(0), minutesFromNow(10 * DAY));
    expect(ofEntry(near, id)).toEqual([
      expect.objectContaining({
        kind: 'publish',
        at: publishAt.toISOString(),
        name: expect.stringMatching(/ «Giro \d+»$/),
        canMove: true,
      }),
    ]);
    const far = await read(redactor, minutesFromNow(30 * DAY), minutesFromNow(50 * DAY));
    expect(ofEntry(far, id)).toEqual([
      expect.objectContaining({ kind: 'unpublish', canMove: false }),
    ]);
  });

  it('shows what was published and withdrawn, and by whom', async () => {
    const address = `/content-manager/collection-types/${INDUSTRY}`;
    const { body } = await editor
      .call('post', address)
      .send({ name: 'Panaderías', slug: 'panaderias' })
      .expect(201);
    const id: string = body.data.documentId;
    await editor.call('post', `${address}/${id}/actions/publish`).send(body.data).expect(200);
    await editor.call('post', `${address}/${id}/actions/unpublish`).send({}).expect(200);
    const found = ofEntry(await read(editor, minutesFromNow(-5), minutesFromNow(5)), id);
    expect(found.map(({ kind }) => kind)).toEqual(['published', 'unpublished']);
    expect(found.every(({ who, canMove }) => Boolean(who) && !canMove)).toBe(true);
  });

  it('shows when offers of published products begin and end', async () => {
    const [offerFrom, offerUntil] = [minutesFromNow(3 * DAY), minutesFromNow(5 * DAY)];
    const product = {
      ...buildProduct(await addCategory(cms)),
      image: await addPicture(cms),
      ...{ slug: 'con-oferta', offerPrice: 10, offerFrom, offerUntil },
    };
    const { documentId } = await scheduling
      .documents(PRODUCT)
      .create({ data: product, status: 'published' });
    const calendar = await read(editor, minutesFromNow(0), minutesFromNow(4 * DAY));
    expect(ofEntry(calendar, documentId)).toEqual([
      expect.objectContaining({ kind: 'offer-start', at: offerFrom.toISOString() }),
    ]);
  });

  it('moves a planned action, which runs at its new date', async () => {
    const from = minutesFromNow(60).toISOString();
    const to = minutesFromNow(3 * DAY).toISOString();
    const id = await add({ publishAt: from });
    await move(editor, id, { kind: 'publish', from, to }).expect(204);
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(INDUSTRY, id)).toBe(false);
    await scheduling.runDue(minutesFromNow(3 * DAY + 1));
    expect(await scheduling.isPublished(INDUSTRY, id)).toBe(true);
  });

  it('refuses a move with an outdated date, to the past, in the wrong order or without permission', async () => {
    const from = minutesFromNow(60).toISOString();
    const end = minutesFromNow(120).toISOString();
    const id = await add({ publishAt: from, unpublishAt: end });
    const later = minutesFromNow(90).toISOString();
    const refused: [PanelStaff, object, number, string | RegExp][] = [
      [editor, { kind: 'publish', from: later, to: end }, 409, CALENDAR_MESSAGES.moved],
      [editor, { kind: 'publish', from, to: minutesFromNow(-1) }, 400, /ya pasó/],
      [editor, { kind: 'publish', from, to: minutesFromNow(180) }, 400, /después de/],
      [editor, { kind: 'publish', from, to: 'mañana' }, 400, CALENDAR_MESSAGES.date],
      [editor, { kind: 'offer-start', from, to: later }, 400, CALENDAR_MESSAGES.date],
      [redactor, { kind: 'publish', from, to: later }, 403, CALENDAR_MESSAGES.mayNotMove],
    ];
    for (const [staff, body, status, message] of refused) {
      const response = await move(staff, id, body);
      expect([body, response.status]).toEqual([body, status]);
      expect(response.body.error.message).toEqual(
        typeof message === 'string' ? message : expect.stringMatching(message),
      );
    }
    await move(editor, 'no-existe', { kind: 'publish', from, to: later }).expect(404);
    const stored = await scheduling.readDraft(INDUSTRY, id);
    expect(new Date(stored?.publishAt as string).toISOString()).toBe(from);
  });

  it('of two moves at once one succeeds', async () => {
    const from = minutesFromNow(60).toISOString();
    const id = await add({ publishAt: from });
    const moves = [90, 120].map((minutes) =>
      move(editor, id, { kind: 'publish', from, to: minutesFromNow(minutes) }),
    );
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
  });

  it('refuses periods that are too long, reversed or not dates', async () => {
    const now = new Date().toISOString();
    for (const [from, to] of [
      [now, minutesFromNow((MAX_CALENDAR_DAYS + 1) * DAY).toISOString()],
      [minutesFromNow(1).toISOString(), now],
      ['ayer', now],
      [now, ''],
    ]) {
      const query = new URLSearchParams({ from: from!, to: to! });
      await editor.call('get', `/calendar-panel?${query}`).expect(400);
    }
  });

  describe('in other calendar programs', () => {
    const readUrl = async (staff: PanelStaff, method: 'get' | 'post' | 'put' = 'get') =>
      (await staff.call(method, '/calendar-panel/address').expect(200)).body.data.url;
    const fetchFeed = (url: string) => cms.request.get(new URL(url).pathname);

    it('is read by its private address, in the iCalendar format, until the address ends', async () => {
      const publishAt = minutesFromNow(DAY);
      const id = await add({ publishAt, name: 'Comida; «mole, pozole»' });
      expect(await readUrl(editor)).toBeNull();
      const url = await readUrl(editor, 'post');
      expect(await readUrl(editor)).toBe(url);
      const { text, headers } = await fetchFeed(url).expect(200);
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(headers['cache-control']).toBe('private, no-store');
      const unfolded = text.replaceAll('\r\n ', '');
      expect(unfolded).toContain(`UID:publish-${INDUSTRY}-${id}-`);
      expect(unfolded).toMatch(/SUMMARY:Se publica: .* «Comida\\; «mole\\, pozole»»/);
      const stamp = publishAt.toISOString().replace(/[-:]|\.\d+/g, '');
      expect(unfolded).toContain(`DTSTART:${stamp}`);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);

      const renewed = await readUrl(editor, 'post');
      await fetchFeed(url).expect(403);
      await fetchFeed(renewed).expect(200);
      await readUrl(editor, 'put');
      await fetchFeed(renewed).expect(403);
    });

    it('ends with the account and with a forged address', async () => {
      const url = await readUrl(redactor, 'post');
      await fetchFeed(url).expect(200);
      const payload = Buffer.from(JSON.stringify({ userId: 1, mark: 'x' })).toString('base64url');
      for (const name of ['x.ics', `${payload}.x.ics`, url.split('/').at(-1)!.slice(0, -4)]) {
        await cms.request.get(`/calendar-panel/feed/${name}`).expect(403);
      }
      const [claims = ''] = new URL(url).pathname.split('/').at(-1)!.split('.');
      const { userId: id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        userId: number;
      };
      const users = cms.strapi.db.query('admin::user');
      await users.update({ where: { id }, data: { isActive: false } });
      await fetchFeed(url).expect(403);
      await users.update({ where: { id }, data: { isActive: true } });
    });
  });
});
