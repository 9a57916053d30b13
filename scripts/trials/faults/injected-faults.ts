import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import type { EntryPublicationResponse, HeldEntry } from '@tequiora/cms/contracts/publication.ts';
import { entryPath } from '../../lib/cms-editor.ts';
import { CATEGORY, PRODUCT } from '../content-types.ts';
import { drawPicture } from '../draw-picture.ts';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';

const PRELOAD = path.join(path.dirname(fileURLToPath(import.meta.url)), 'injected-faults.cjs');
const GOOD_COUNT = 10;
/** A search takes about ten builds, each of which takes minutes on a busy machine. */
const SEARCH_MS = 60 * 60_000;
const ADVICE = 'Revisa lo último que cambió en ella';

type Sample = { documentId: string; slug: string };
type Change = { name?: string; slug?: string; image?: number };
type Stage = {
  when: string;
  /** Text in the entry at which the stage fails: see injected-faults.cjs. */
  marker: string;
  /** Returns the change of an entry that brings the marker to the stage; by default its name. */
  change?: (product: Product, marker: string) => Promise<Change>;
  /** The entry is live before the change. */
  isLive?: boolean;
  /** Why the entry is held, as staff read it. */
  reason?: RegExp;
  isOnRequest?: boolean;
};

const withSlug = (_product: Product, marker: string): Promise<Change> =>
  Promise.resolve({ slug: `producto-con-${marker}` });

async function withPicture({ editor }: Product, marker: string): Promise<Change> {
  const { id } = await editor.addPicture(`${marker}.webp`, await drawPicture(7));
  return { image: id };
}

/** The stages that use the data of an entry, from its reading to the release. */
const STAGES: Stage[] = [
  { when: 'al leerla', marker: 'fallo-al-leer' },
  { when: 'al leerla, sin una palabra', marker: 'muere-al-leer', isLive: true },
  { when: 'al leerla, que no termina', marker: 'espera-al-leer' },
  { when: 'al crear su página', marker: 'fallo-al-crear-pagina', change: withSlug },
  { when: 'al consultar sus datos', marker: 'fallo-en-consulta' },
  { when: 'en su tarjeta para redes', marker: 'fallo-en-tarjeta' },
  {
    when: 'en su imagen',
    marker: 'fallo-en-imagen',
    change: withPicture,
  },
  { when: 'al dibujar su página', marker: 'fallo-al-dibujar', reason: /la página que la muestra/ },
  { when: 'al dibujar su página, por falta de memoria', marker: 'muere-al-dibujar', isLive: true },
  { when: 'al revisarla', marker: 'fallo-al-revisar', isLive: true },
  {
    when: 'en la redirección de su dirección',
    marker: 'fallo-en-redireccion',
    change: withSlug,
    isLive: true,
  },
  {
    when: 'y atora la construcción',
    marker: 'se-atora-al-dibujar',
    reason: /no termina de construirse/,
    // Each of its builds takes the limit of a build without progress.
    isOnRequest: true,
  },
];

async function addDraft({ editor }: Product, name: string, slug: string): Promise<Sample> {
  const [category] = await editor.list(CATEGORY);
  const { documentId } = await editor.create(PRODUCT, {
    name,
    slug,
    description: 'Un producto de la prueba de entradas que impiden construir el sitio.',
    price: 100,
    category: { connect: [{ documentId: category?.documentId }] },
  });
  return { documentId, slug };
}

/** Publishes entries at once, as staff do from a list. */
async function publishAll({ editor }: Product, samples: readonly Sample[]): Promise<void> {
  const documentIds = samples.map(({ documentId }) => documentId);
  await editor.call('POST', `${entryPath(PRODUCT)}/actions/bulkPublish`, { documentIds });
}

async function isOnItsPage(product: Product, { slug }: Sample, name: string): Promise<boolean> {
  return (await product.page(`/productos/${slug}`)).includes(name);
}

type Read = <Data>(route: string) => Promise<Data>;

/** Signs in to the dashboard as an administrator; the result reads a route of its API. */
async function openDashboard({ env }: Product): Promise<Read> {
  const { DASHBOARD_ADMIN_EMAIL: identifier, DASHBOARD_ADMIN_PASSWORD: password } = env;
  const signedIn = await fetch(`${env.CMS_PUBLIC_URL}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  const { jwt } = (await signedIn.json()) as { jwt: string };
  return async <Data>(route: string): Promise<Data> => {
    const headers = { Authorization: `Bearer ${jwt}` };
    const response = await fetch(env.CMS_PUBLIC_URL + route, { headers });
    expectThat(response.ok, `${route} respondió ${response.status}.`);
    return ((await response.json()) as { data: Data }).data;
  };
}

/** Checks that staff read everywhere which entry is held, why, and what to do. */
async function expectStaffKnow(product: Product, bad: Sample, stage: Stage): Promise<void> {
  const { editor } = product;
  const panel = await editor.call<{ data: { held: HeldEntry[] } }>('GET', '/publication-panel');
  const read = await openDashboard(product);
  const dashboard = await read<{ held: HeldEntry[] }>('/api/publication');
  const health = await read<Pick<HealthReport, 'site'>>('/api/health-report');
  const places = { panel: panel.data, dashboard, health: health.site.publication };
  for (const [place, { held }] of Object.entries(places)) {
    const [entry, ...others] = held;
    const isNamed = entry?.documentId === bad.documentId && others.length === 0;
    expectThat(isNamed, `${place}: se detuvo ${held.map(({ name }) => name).join(', ') || 'nada'}`);
    const reason = entry?.reason ?? '';
    const isClear = reason.includes('Producto «') && reason.includes(ADVICE);
    expectThat(isClear, `${place} no dice qué hacer: ${reason}`);
    expectThat(stage.reason?.test(reason) ?? true, `${place} no dice por qué: ${reason}`);
  }
  const { data } = await editor.call<EntryPublicationResponse>(
    'GET',
    `/publication-panel/entries/${PRODUCT}/${bad.documentId}`,
  );
  const expected = stage.isLive ? 'held' : 'left-out';
  expectThat(data.state === expected, `El editor de la entrada dice «${data.state}».`);
}

let round = 0;

async function publishWithBadEntry(product: Product, stage: Stage): Promise<string> {
  const { editor } = product;
  const { marker, change } = stage;
  round += 1;
  await product.settled(SEARCH_MS);
  const goodName = (index: number): string => `Bueno ${index} de la ronda ${round}`;
  const good: Sample[] = [];
  for (let index = 0; index < GOOD_COUNT; index += 1) {
    good.push(await addDraft(product, goodName(index), `bueno-${index}-ronda-${round}`));
  }
  const cleanName = `Dudoso de la ronda ${round}`;
  const bad = await addDraft(product, cleanName, `dudoso-ronda-${round}`);
  if (stage.isLive) {
    await publishAll(product, [bad]);
    await product.untilLive(cleanName, `/productos/${bad.slug}`);
    await product.settled(SEARCH_MS);
  }
  const faulty = change ? await change(product, marker) : { name: `${cleanName} ${marker}` };
  await editor.saveDraft(PRODUCT, bad.documentId, faulty);

  const mark = product.lines.length;
  const startedAt = Date.now();
  await publishAll(product, [bad, ...good]);
  const { slug } = good[0] ?? bad;
  await product.untilLive(goodName(0), `/productos/${slug}`, SEARCH_MS);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const builds = product.buildsSince(mark);
  const { state, last } = await product.settled(SEARCH_MS);
  expectThat(state === 'idle' && last?.ok === true, `No se publicó: ${last?.error}`);
  for (const [index, each] of good.entries()) {
    expectThat(await isOnItsPage(product, each, goodName(index)), `${each.slug} no está en línea.`);
  }
  const isShown = await isOnItsPage(product, bad, cleanName);
  expectThat(isShown === (stage.isLive ?? false), 'La entrada no está como estaba.');
  await expectStaffKnow(product, bad, stage);

  // Corrected, it goes live.
  const corrected = `Corregido en la ronda ${round}`;
  await editor.saveDraft(PRODUCT, bad.documentId, { name: corrected, slug: bad.slug, image: null });
  await publishAll(product, [bad]);
  await product.untilLive(corrected, `/productos/${bad.slug}`, SEARCH_MS);
  const { held } = await product.settled(SEARCH_MS);
  expectThat(held.length === 0, 'La entrada corregida sigue detenida.');
  return `diez en línea y una detenida en ${seconds} s (${builds} construcciones); corregida, en línea`;
}

/** An entry that makes a stage fail is held back; the ten others of the same minute go live. */
export const injectedFaults = STAGES.map((stage): Scenario => ({
  name: `Una entrada falla ${stage.when}`,
  expects: 'solo ella se detiene y se dice; diez más se publican; corregida, se publica',
  needs: ['site', 'visitor'],
  isOnRequest: stage.isOnRequest,
  async run(product) {
    if (!product.nodeOptions.includes(PRELOAD)) {
      product.nodeOptions = `--require ${JSON.stringify(PRELOAD)}`;
      await product.settled();
      await product.end('publisher');
      await product.start('publisher');
    }
    return publishWithBadEntry(product, stage);
  },
}));
