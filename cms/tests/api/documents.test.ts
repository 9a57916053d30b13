import { DOCUMENT_MESSAGES, PICTURE_MESSAGES, VIDEO_MESSAGES } from '../../contracts/catalogue';
import { parseDocumentLink } from '../../contracts/document-link';
import { readSnapshot } from '../support/as-site';
import { createMp4 } from '../support/create-mp4';
import { createPdf, PDF } from '../support/create-pdf';
import { createPng } from '../support/create-png';
import { SITE_TOKEN } from '../support/environment';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { openSession } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';

const PRIVACY_PAGE = '/content-manager/single-types/api::privacy-page.privacy-page';
const CLIENTS = '/content-manager/collection-types/api::client.client';

describe('PDF documents of the media library', () => {
  const cms = setUpCms();
  let editor: PanelStaff;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
  });

  const upload = async (file: Buffer, name = 'Lista de precios.pdf', address = '/upload') => {
    const { status, body } = await editor
      .call('post', address)
      .attach('files', file, { filename: name, contentType: 'application/octet-stream' })
      .field('fileInfo', JSON.stringify({ name }));
    return { status, body, stored: Array.isArray(body) ? body[0] : body };
  };
  const link = (url: string) => [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Descarga la ' },
        { type: 'link', url, children: [{ type: 'text', text: 'lista' }] },
      ],
    },
  ];
  const publishNotice = (url: string) =>
    editor.act(PRIVACY_PAGE, 'publish', {
      ...{ title: 'Aviso', version: '1', effectiveDate: '2026-01-01', summary: 'Breve.' },
      body: link(url),
    });

  it('are stored by their content and sent as sandboxed downloads', async () => {
    const { status, stored } = await upload(PDF, 'Lista de precios');
    expect([status, stored.mime, stored.ext]).toEqual([201, 'application/pdf', '.pdf']);
    expect(stored.url).toMatch(/^\/uploads\/[\w-]+\.pdf$/);
    const { headers } = await cms.request.get(stored.url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/sandbox$/),
    });
  });

  it.each([
    ['without its end', PDF.subarray(0, -30), DOCUMENT_MESSAGES.damaged('x.pdf')],
    [
      'after other bytes',
      Buffer.concat([Buffer.from('<html>'), PDF]),
      PICTURE_MESSAGES.type('x.pdf'),
    ],
    [
      'with a script',
      createPdf('/OpenAction<</S/JavaScript/JS(x)>>'),
      DOCUMENT_MESSAGES.active('x.pdf'),
    ],
    ['with a program', createPdf('/OpenAction<</S/Launch>>'), DOCUMENT_MESSAGES.active('x.pdf')],
    [
      'above 10 MB',
      Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024), PDF]),
      DOCUMENT_MESSAGES.weight('x.pdf', 10 * 1024 * 1024 + 2 * PDF.length),
    ],
  ])('are refused %s', async (_what, file, message) => {
    const { status, body } = await upload(file, 'x.pdf');
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it.each([
    ['a video', createMp4(), 'demo.mov', ['video/mp4', '.mp4']],
    [
      'captions',
      Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHola'),
      'demo',
      ['text/vtt', '.vtt'],
    ],
  ])(
    '%s is stored by its content, and replaced by its kind only',
    async (_what, file, name, type) => {
      const { status, stored } = await upload(file, name);
      expect([status, stored.mime, stored.ext]).toEqual([201, ...type]);
      const { headers } = await cms.request.get(stored.url).expect(200);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/sandbox$/),
      });
      expect((await upload(PDF, 'x.pdf', `/upload?id=${stored.id}`)).body.error.message).toBe(
        DOCUMENT_MESSAGES.otherKind,
      );
      expect((await upload(file, name, `/upload?id=${stored.id}`)).status).toBe(200);
    },
  );

  it.each([
    ['of another codec', createMp4({ codec: 'hvc1' }), VIDEO_MESSAGES.codec('x.mp4')],
    ['that is cut off', createMp4().subarray(0, -5), VIDEO_MESSAGES.damaged('x.mp4')],
    [
      'above 30 MB',
      Buffer.concat([createMp4(), Buffer.alloc(30 * 1024 * 1024)]),
      VIDEO_MESSAGES.weight('x.mp4', 30 * 1024 * 1024 + createMp4().length),
    ],
    ['as MOV', createMp4({ brand: 'qt  ' }), PICTURE_MESSAGES.type('x.mp4')],
    ['that are no text', Buffer.from('WEBVTT\n\0\xff', 'latin1'), VIDEO_MESSAGES.captions('x.mp4')],
  ])('videos and captions are refused %s', async (_what, file, message) => {
    const { status, body } = await upload(file, 'x.mp4');
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it('replace documents and not pictures', async () => {
    const document = (await upload(PDF)).stored;
    const picture = (await upload(createPng(9, 9), 'foto.png')).stored;
    const refused = [
      await upload(createPng(9, 9), 'foto.png', `/upload?id=${document.id}`),
      await upload(PDF, 'lista.pdf', `/upload?id=${picture.id}`),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error.message]).toEqual([400, DOCUMENT_MESSAGES.otherKind]);
    }
    const { status, body } = await upload(PDF, 'lista.pdf', `/upload?id=${document.id}`);
    expect([status, body.url]).toEqual([200, document.url]);
  });

  it('are not published as a picture', async () => {
    const { stored } = await upload(PDF);
    const client = await editor.create(CLIENTS, { name: 'Agave', logo: stored.id });
    const { status, body } = await editor.act(`${CLIENTS}/${client}`, 'publish');
    expect(status).toBe(400);
    expect(body.error.message).toContain('no es una imagen; un PDF se ofrece con un enlace');
    await editor.call('delete', `${CLIENTS}/${client}`).expect(200);
  });

  it('can be linked by the address that the media library copies, and show their size', async () => {
    const { stored } = await upload(PDF);
    const cmsUrl: string = cms.strapi.config.get('server.absoluteUrl');
    const published = await publishNotice(cmsUrl + stored.url);
    expect(published.status).toBe(200);
    expect(published.body.data.body[0].children[1].url).toBe(stored.url);

    const read = await cms.request
      .get('/api/privacy-page')
      .set('Authorization', `Bearer ${SITE_TOKEN}`)
      .expect(200);
    const { url } = read.body.data.body[0].children[1];
    expect(parseDocumentLink(url)?.href).toBe(stored.url);
    expect(Math.abs((parseDocumentLink(url)?.bytes ?? 0) - PDF.length)).toBeLessThan(10);

    const address = '/content-manager/preview/url/api::privacy-page.privacy-page?status=draft';
    const opened = await editor.call('get', address).expect(200);
    const token = String(opened.body.data.url).replace(/^.*#token=/, '');
    const preview = await openSession(cms, token).call('get', '/api/preview').expect(200);
    expect(preview.body.data.entry.body[0].children[1].url).toBe(url);

    const refused = await editor.call('delete', `/upload/files/${stored.id}`);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('Lista de precios.pdf');

    const { revision } = await readSnapshot(cms);
    await upload(createPdf('/Lang(es)'), 'lista.pdf', `/upload?id=${stored.id}`);
    expect((await readSnapshot(cms)).revision).not.toBe(revision);
  });
});
