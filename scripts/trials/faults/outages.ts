import { freePort } from '../../../cms/tests/support/free-ports.ts';
import type { Product } from '../product.ts';
import type { Need, Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { untilFinishedRelease } from './kills.ts';

const NEEDS: readonly Need[] = ['site', 'visitor'];

function formatDuration(milliseconds: number): string {
  return `en línea a los ${(milliseconds / 1000).toFixed(1)} s`;
}

export const publisherOutage: Scenario = {
  name: 'publicador apagado mientras se publica',
  expects: 'se pone al día al volver',
  needs: NEEDS,
  async run(product) {
    await product.settled();
    await product.kill('publisher');
    const text = await product.publishChange();
    await product.start('publisher');
    return formatDuration(await product.untilLive(text));
  },
};

export const cmsOutage: Scenario = {
  name: 'CMS caído a media construcción',
  expects: 'se espera, no cuenta como fallo',
  needs: NEEDS,
  async run(product) {
    await product.settled();
    const mark = product.lines.length;
    const text = await product.publishChange();
    await product.waitForLine(/^gatsby: .*(onPreInit|load gatsby config|initialize cache)/, mark);
    await product.kill('cms');
    await product.waitForLine(/^Se espera al CMS/, mark);
    const { state, waitingFor } = await product.status();
    expectThat(state === 'waiting' && waitingFor !== undefined, `El estado es ${state}.`);
    await product.start('cms');
    const took = await product.untilLive(text);
    await product.settled();
    const output = product.linesSince(mark);
    expectThat(!output.some((line) => line.startsWith('No se publicó')), 'Contó como fallo.');
    expectThat(product.savedState().failures === 0, 'Quedó contado como fallo.');
    return formatDuration(took);
  },
};

export const twoPublishers: Scenario = {
  name: 'dos publicadores sobre la misma carpeta',
  expects: 'el segundo se niega',
  needs: NEEDS,
  async run(product) {
    const second = product.launch('publisher', { PUBLISHER_PORT: await freePort() });
    const { code } = await second.exited;
    expectThat(code === 1, `El segundo terminó con el código ${code}.`);
    const reason = second.tail().find((line) => line.includes('Ya hay un publicador'));
    expectThat(reason !== undefined, 'El segundo no dijo por qué.');
    const took = await product.untilLive(await product.publishChange());
    return `el primero sigue: ${formatDuration(took)}`;
  },
};

export const rollback: Scenario = {
  name: 'regreso a la versión anterior',
  expects: 'menos de 5 s',
  needs: NEEDS,
  async run(product) {
    const release = (await product.settled()).live?.release ?? '';
    await product.untilLive(await product.publishChange());
    await product.settled();
    const startedAt = Date.now();
    const { status } = await product.post('/rollback', { release });
    expectThat(status === 200, `Se contestó ${status}.`);
    const live = JSON.parse(await product.page('/release.json')) as { id: string };
    const took = Date.now() - startedAt;
    expectThat(live.id === release, 'No quedó la versión anterior.');
    expectThat(took < 5_000, `Tardó ${took} ms.`);
    await product.untilLive(await product.publishChange());
    return `${took} ms`;
  },
};

type RollbackStage = {
  when: string;
  reached: (product: Product, mark: number) => Promise<unknown>;
};

const STAGES: RollbackStage[] = [
  { when: 'al avisar del cambio', reached: () => Promise.resolve() },
  {
    when: 'al construir',
    reached: (product, mark) => product.waitForLine(/^Construyendo el sitio/, mark),
  },
  { when: 'al cambiar de versión', reached: untilFinishedRelease },
];

/** A rollback holds against what was published before it, whatever the publisher is doing. */
export const rollbackRaces = STAGES.map(({ when, reached }): Scenario => ({
  name: `regreso a otra versión ${when}`,
  expects: 'se queda la versión elegida hasta el próximo cambio',
  needs: NEEDS,
  async run(product) {
    const release = (await product.settled()).live?.release ?? '';
    const mark = product.lines.length;
    const stageReached = reached(product, mark);
    await product.publishChange();
    await stageReached;
    const { status } = await product.post('/rollback', { release });
    expectThat(status === 200, `Se contestó ${status}.`);
    for (let polls = 0; polls < 2; polls += 1) {
      const { live, isHeld } = await product.settled();
      expectThat(live?.release === release && isHeld, 'No se quedó la versión elegida.');
      await product.post('/hooks/strapi', {});
    }
    await product.settled();
    return formatDuration(await product.untilLive(await product.publishChange()));
  },
}));
