import { parseArgs } from 'node:util';
import { measureFirstTouches, slowTouches, touchTable } from './bench/first-touch.ts';
import { measure } from './bench/measure.ts';
import { plainPage } from './bench/plain-page.ts';
import { servePlainPages } from './bench/plain-server.ts';
import { findRoutes } from './bench/routes.ts';
import { brokenBudgets, table, type Result } from './bench/table.ts';
import { ensureChromium } from './lib/chromium.ts';
import { readVariables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { print } from './lib/print.ts';
import { detail } from './lib/steps.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
  },
});

function siteAddress(): string {
  const env = readVariables(['SITE_PUBLIC_URL', 'SITE_PORT'], process.env);
  return (values.url ?? env.SITE_PUBLIC_URL).replace(/\/+$/, '');
}

/**
 * `npm run bench:pages [-- --runs 5] [--url http://…] [--only /blog]`: runs Lighthouse on every public
 * route of a running product, alternating with a hand-written version of the page, and measures the
 * first touch on a slow phone. Exits with 1 when a median exceeds a budget.
 */
async function main(): Promise<number> {
  const site = siteAddress();
  const routes = await findRoutes(site, values.only);
  const chromium = ensureChromium();
  const plain = await servePlainPages(
    new Map(routes.map(({ path, html }) => [path, plainPage(html)])),
    site,
  );
  const results: Result[] = routes.map(({ path }) => ({ path, site: [], plain: [] }));
  const runs = Number(values.runs);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { path, isNoindex }] of routes.entries()) {
      detail(`Vuelta ${run} de ${runs}: ${path}`);
      results[index]?.site.push(await measure(chromium, { url: `${site}${path}`, isNoindex }));
      results[index]?.plain.push(
        await measure(chromium, { url: `${plain.url}${path}`, isNoindex }),
      );
    }
  }
  await plain.close();
  print(
    `\nLighthouse, móvil, medianas de ${runs} · ms, kB en la red · ${site}\n\n${table(results)}`,
  );
  detail('Primer toque');
  const touches = await measureFirstTouches(chromium, site, runs);
  print(`\nPrimer toque, CPU 4 veces más lenta, medianas de ${runs}\n\n${touchTable(touches)}`);
  const broken = [...brokenBudgets(results), ...slowTouches(touches)];
  print(
    broken.length ? `\nFuera de presupuesto:\n  ${broken.join('\n  ')}` : '\nTodo en presupuesto.',
  );
  return broken.length ? 1 : 0;
}

runMain(main);
