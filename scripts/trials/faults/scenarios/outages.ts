import { freePorts } from '../../../lib/listen.ts';
import { expectThat } from '../../harness/until.ts';
import type { Scenario } from '../scenario.ts';

function formatDuration(milliseconds: number): string {
  return `en línea a los ${(milliseconds / 1000).toFixed(1)} s`;
}

export const publisherOutage: Scenario = {
  name: 'publicador apagado mientras se publica: se pone al día al volver',
  async run({ product, publishChange, untilLive }) {
    await product.settled();
    await product.kill('publisher');
    const text = await publishChange();
    await product.startPublisher();
    return formatDuration(await untilLive(text));
  },
};

export const cmsOutage: Scenario = {
  name: 'CMS caído a media construcción: se espera, no cuenta como fallo',
  async run({ product, publishChange, untilLive }) {
    await product.settled();
    const mark = product.lines.length;
    const text = await publishChange();
    await product.waitForLine(/^gatsby: .*(onPreInit|load gatsby config|initialize cache)/, mark);
    await product.kill('cms');
    await product.waitForLine(/^Se espera al CMS/, mark);
    const { state, waitingFor } = await product.status();
    expectThat(state === 'waiting' && waitingFor !== undefined, `El estado es ${state}.`);
    await product.startCms();
    const took = await untilLive(text);
    await product.settled();
    const output = product.linesSince(mark);
    expectThat(!output.some((line) => line.startsWith('No se publicó')), 'Contó como fallo.');
    expectThat(product.savedState().failures === 0, 'Quedó contado como fallo.');
    return formatDuration(took);
  },
};

export const twoPublishers: Scenario = {
  name: 'dos publicadores sobre la misma carpeta: el segundo se niega',
  async run({ product, publishChange, untilLive }) {
    const [port] = (await freePorts(1)).map(Number);
    const second = product.startAnotherPublisher({ PUBLISHER_PORT: port });
    const { code } = await second.exited;
    expectThat(code === 1, `El segundo terminó con el código ${code}.`);
    const reason = second.tail().find((line) => line.includes('Ya hay un publicador'));
    expectThat(reason !== undefined, 'El segundo no dijo por qué.');
    const took = await untilLive(await publishChange());
    return `el primero sigue: ${formatDuration(took)}`;
  },
};

export const rollback: Scenario = {
  name: 'regreso a la versión anterior: menos de 5 s',
  async run({ product, publishChange, untilLive }) {
    await product.settled();
    const before = (await product.status()).live?.release ?? '';
    await untilLive(await publishChange());
    await product.settled();
    const startedAt = Date.now();
    const body = JSON.stringify({ release: before });
    const headers = { 'content-type': 'application/json', ...product.authorization };
    const response = await product.call('POST', '/rollback', headers, body);
    expectThat(response.status === 200, `Se contestó ${response.status}.`);
    const live = JSON.parse(await product.page('/release.json')) as { id: string };
    const took = Date.now() - startedAt;
    expectThat(live.id === before, 'No quedó la versión anterior.');
    expectThat(took < 5_000, `Tardó ${took} ms.`);
    await untilLive(await publishChange());
    return `${took} ms`;
  },
};
