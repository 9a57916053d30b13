/**
 * Zones of `import/no-restricted-paths`: files below `target` may not import files below `from`. The
 * feature folders are read from disk, so that the rules apply to a new feature from its first file.
 */

const SITE = './site/src';
const CMS = './cms/src';

const zone = (target, from, message, except = []) => ({ target, from, message, except });

/** Restricts the imports of a site folder to itself and the allowed folders. */
function only(folder, allowed, why) {
  const except = [...new Set([folder, ...allowed])].map((name) => `./${name}`);
  return zone(`${SITE}/${folder}`, SITE, why, except);
}

function repositoryZones() {
  return [
    zone('./site', './cms', 'The site may import cms/contracts only.', ['./contracts']),
    zone('./cms', './site', 'The CMS does not depend on the site.'),
    zone('./cms', './scripts', 'The CMS does not depend on the scripts.'),
    zone('./site', './scripts', 'The site does not depend on the scripts.'),
    zone(
      './scripts',
      './cms',
      'Scripts may import cms/contracts, the content model and parts of the tests only.',
      [
        './contracts',
        './src/content-model',
        ...['caddy.ts', 'compile.mjs', 'free-ports.ts', 'postgres-server.ts'].map(
          (name) => `./tests/support/${name}`,
        ),
      ],
    ),
    zone('./scripts', './site', 'Scripts build the site; they do not import it.'),
  ];
}

/** A program of `scripts` uses `lib` only; the trials drive the whole product. */
function scriptZones(folders) {
  const except = (name) => [...new Set([name, 'lib', 'node_modules'])].map((each) => `./${each}`);
  const programs = folders.filter((name) => !['node_modules', 'trials'].includes(name));
  return programs.map((name) =>
    zone(`./scripts/${name}`, './scripts', 'A program uses scripts/lib only.', except(name)),
  );
}

function siteZones(features) {
  const shared = ['components', 'hooks', 'lib', 'theme', 'queries', 'gatsby-types.d.ts', 'assets'];
  const dashboardShared = ['components', 'lib', 'theme', 'hooks'];
  const crossFeature = features.map((feature) =>
    zone(
      `${SITE}/admin/features/${feature}`,
      `${SITE}/admin/features`,
      'A feature of the dashboard does not import another one.',
      [`./${feature}`],
    ),
  );
  return [
    only('lib', [], 'lib is at the bottom: it imports nothing of the site.'),
    only('theme', ['assets'], 'theme is at the bottom: it imports nothing of the site.'),
    only('hooks', ['lib'], 'hooks may import lib only.'),
    only('components', shared, 'Components do not depend on sections, pages or the dashboard.'),
    only('sections', [...shared, 'enquiry'], 'Sections use components, hooks, lib and theme.'),
    only('enquiry', shared, 'The form uses components, hooks, lib and theme.'),
    only('startup', ['lib', 'theme', 'enquiry'], 'The startup code is inline in every page.'),
    only('preview', [...shared, 'sections', 'root'], 'The preview uses the sections of pages.'),
    only('gatsby', ['lib', 'theme'], 'The build uses lib and theme only.'),
    only('admin/lib', dashboardShared, 'admin/lib is at the bottom of the dashboard.'),
    only('admin/ui', ['admin/lib', ...dashboardShared], 'admin/ui knows no feature.'),
    only(
      'admin/features',
      ['admin/lib', 'admin/ui', ...dashboardShared],
      'A feature uses admin/lib, admin/ui and the shared folders.',
    ),
    zone(
      [`${SITE}/pages`, `${SITE}/sections`, `${SITE}/components`, `${SITE}/admin`, `${SITE}/root`],
      `${SITE}/gatsby`,
      'Build-time code does not belong in the browser.',
    ),
    zone(
      [`${SITE}/sections`, `${SITE}/components`, `${SITE}/enquiry`, `${SITE}/root`],
      `${SITE}/admin`,
      'Public pages do not contain the dashboard.',
    ),
    ...crossFeature,
  ];
}

/** Folders of the CMS from the top down: each imports those after it. */
const CMS_LAYERS = [
  ['admin', 'api', 'extensions', 'middlewares', 'provision', 'route-access', 'seed'],
  ['features'],
  ['mailbox'],
  ['personal-data'],
  ['mail'],
  ['enquiries'],
  ['integrations'],
  ['content-model'],
  ['platform'],
];
/** `mail` writes about publication requests and accounts, and reads their rows. */
const MAIL_READS = ['./publication/server/request-row.ts', './two-factor/server/factor-rows.ts'];

function layerZones() {
  return CMS_LAYERS.flatMap((folders, index) => {
    const above = CMS_LAYERS.slice(0, index).flat();
    return above.flatMap((upper) =>
      folders.map((folder) =>
        zone(
          `${CMS}/${folder}`,
          `${CMS}/${upper}`,
          `${folder} is below ${upper} and does not import it.`,
          folder === 'mail' && upper === 'features' ? MAIL_READS : [],
        ),
      ),
    );
  });
}

/** Folders of the CMS that only run in Node; `content-model` and `rules` of a feature run in both. */
const SERVER_ONLY = [
  ...['database', 'env', 'http', 'jobs', 'logging', 'metrics', 'strapi'].map(
    (name) => `platform/${name}`,
  ),
  'api',
  'enquiries',
  'extensions',
  'mail',
  'mailbox',
  'middlewares',
  'personal-data',
  'provision',
  'route-access',
  'seed',
];
const PANEL = ['admin', 'content-model/panel', 'platform/panel'];

/** Separates the code of the CMS panel, which runs in browsers, from that of the server. */
function panelZones(features) {
  const inCms = (folders) => folders.map((name) => `${CMS}/${name}`);
  const shared = [...inCms(PANEL), ...features.map((name) => `${CMS}/features/${name}/panel`)];
  const server = [
    ...inCms(SERVER_ONLY),
    ...features.flatMap((name) => inCms([`features/${name}/server`, `features/${name}/rules`])),
  ];
  return [
    ...inCms(SERVER_ONLY).map((from) =>
      zone(shared, from, 'The browser does not load server code.'),
    ),
    ...inCms(PANEL).map((from) => zone(server, from, 'Panel code is for browsers.')),
  ];
}

function featureZones(features) {
  return features.flatMap((feature) => {
    const folder = `${CMS}/features/${feature}`;
    return [
      zone(folder, `${CMS}/features`, 'A feature does not import another one.', [`./${feature}`]),
      zone(`${folder}/panel`, `${folder}/server`, 'The browser does not load server code.'),
      zone(
        [`${folder}/server`, `${folder}/rules`],
        `${folder}/panel`,
        'Panel code is for browsers.',
      ),
    ];
  });
}

function cmsZones(apis, features) {
  const controllers = apis.map((name) =>
    zone(
      `${CMS}/api/${name}/controllers`,
      `${CMS}/api`,
      "A controller uses its own resource's services and validation.",
      [`./${name}`],
    ),
  );
  return [
    zone(
      './cms/contracts',
      CMS,
      'Contracts are shared by all programs; they import nothing of the CMS.',
    ),
    ...controllers,
    ...layerZones(),
    ...featureZones(features),
    ...panelZones(features),
  ];
}

/**
 * Returns all zones of the repository.
 * @param {{ features: string[], apis: string[], cmsFeatures: string[], scripts: string[] }} folders names
 * of the dashboard's features, the APIs, the CMS's features and the folders of `scripts`
 */
export function importZones({ features, apis, cmsFeatures, scripts }) {
  return [
    ...repositoryZones(),
    ...scriptZones(scripts),
    ...siteZones(features),
    ...cmsZones(apis, cmsFeatures),
  ];
}
