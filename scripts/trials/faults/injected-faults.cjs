// Preloaded (NODE_OPTIONS) in a publisher under test and its builds. Makes a stage fail for data that contains
// the stage's marker, with a message that names no entry. Plain JavaScript, because it runs without tsx.
const { Buffer } = require('node:buffer');
const fs = require('node:fs');
const { registerHooks, syncBuiltinESMExports } = require('node:module');
const path = require('node:path');
const process = require('node:process');

const MESSAGE = 'Injected fault';

const fail = () => {
  throw new Error(MESSAGE);
};

/** Marker → what happens to data that contains it. */
const FAULTS = {
  'fallo-al-leer': fail,
  'fallo-al-crear-pagina': fail,
  'fallo-en-imagen': fail,
  'fallo-en-tarjeta': fail,
  'fallo-en-consulta': fail,
  'fallo-al-dibujar': fail,
  'fallo-en-redireccion': fail,
  'fallo-al-revisar': fail,
  'espera-al-leer': () => new Promise(() => undefined),
  // As when the program ends without a word.
  'muere-al-leer': () => process.exit(1),
  // As when the system kills a process that uses too much memory.
  'muere-al-dibujar': () => process.kill(process.pid, 'SIGKILL'),
  'se-atora-al-dibujar': () => {
    for (;;);
  },
};

/** Called where a stage uses data: applies the fault of the first marker in it that belongs to the stage. */
function inject(markers, data) {
  // The CMS stores files with underscores in their names.
  const text = (typeof data === 'string' ? data : JSON.stringify(data)).replaceAll('_', '-');
  const marker = markers.find((each) => text.includes(each));
  return marker === undefined ? undefined : FAULTS[marker]();
}
globalThis.injectFault = inject;

/** End of a module's path → what is appended to its source. */
const ADDITIONS = {
  'gatsby/dist/redux/actions/public.js': `
    const { createNode: ownCreateNode, createPage: ownCreatePage } = actions;
    actions.createNode = (node, ...rest) => {
      const texts = Object.values(node).filter((value) => typeof value === 'string');
      const endless = injectFault(['fallo-al-leer', 'muere-al-leer', 'espera-al-leer'], texts);
      return endless ? () => endless : ownCreateNode(node, ...rest);
    };
    actions.createPage = (page, ...rest) => {
      injectFault(['fallo-al-crear-pagina'], page.path);
      return ownCreatePage(page, ...rest);
    };`,
  'gatsby-plugin-sharp/process-file.js': `
    const ownProcessFile = exports.processFile;
    exports.processFile = (file, ...rest) => {
      injectFault(['fallo-en-imagen'], file);
      return ownProcessFile(file, ...rest);
    };`,
  'gatsby/dist/query/graphql-runner.js': `
    const ownQuery = exports.GraphQLRunner.prototype.query;
    exports.GraphQLRunner.prototype.query = async function (...rest) {
      const result = await ownQuery.apply(this, rest);
      injectFault(['fallo-en-consulta'], result.data ?? null);
      return result;
    };`,
  // Share cards measure each word of their title.
  'fontkit/dist/main.cjs': `
    const ownExports = module.exports;
    module.exports = {
      ...ownExports,
      openSync: (...options) => {
        const font = ownExports.openSync(...options);
        const ownLayout = font.layout;
        font.layout = function (text, ...rest) {
          injectFault(['fallo-en-tarjeta'], text);
          return ownLayout.call(this, text, ...rest);
        };
        return font;
      },
    };`,
  '/render-page.js': `
    ;(() => {
      const ownDefault = module.exports.default;
      const render = async (options) => {
        injectFault(['fallo-al-dibujar', 'muere-al-dibujar', 'se-atora-al-dibujar'], options.pageData);
        return ownDefault(options);
      };
      module.exports = { ...module.exports, default: render };
    })();`,
};

function injectIntoBuild() {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const end = Object.keys(ADDITIONS).find((each) => url.endsWith(each));
      if (end === undefined || !loaded.source) return loaded;
      const source = Buffer.from(loaded.source).toString();
      return { ...loaded, source: `${source}\n${ADDITIONS[end]}` };
    },
  });
}

const textOf = (value) => (typeof value === 'string' ? value : '');

/** The publisher reads pages to check them, and writes a file for each redirect. */
function injectIntoPublisher() {
  const { readFile, writeFile } = fs.promises;
  fs.promises.readFile = async (file, ...rest) => {
    const content = await readFile(file, ...rest);
    if (textOf(file).endsWith('.html')) inject(['fallo-al-revisar'], textOf(content));
    return content;
  };
  fs.promises.writeFile = async (file, content, ...rest) => {
    if (textOf(file).includes('/.moved/')) inject(['fallo-en-redireccion'], textOf(content));
    return writeFile(file, content, ...rest);
  };
  syncBuiltinESMExports();
}

const program = process.argv[1] ?? '';
if (program.endsWith(path.join('publisher', 'main.ts'))) injectIntoPublisher();
else if (/gatsby/.test(program)) injectIntoBuild();
