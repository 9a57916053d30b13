/**
 * The register of the places that rely on more of a package than its public interface. A comment marks
 * each of them, and may stand at the end of another one:
 *
 *     UPSTREAM: <package> <major.minor> · <what is replaced or relied on>
 *     why: <reason, with the address of a public issue if there is one>
 *     test: <files of tests that fail when the place moves>
 *     until: <when to remove it>
 */
type Patch = Record<'file' | 'name' | 'version' | 'what' | 'why' | 'until', string> & {
  tests: string[];
};

type Sources = {
  /** Texts of the files of the repository by path. */
  files: Readonly<Record<string, string>>;
  /** Returns the installed version of a package; undefined when it is not installed. */
  versionOf: (name: string, file: string) => string | undefined;
};

const OPENING = /^UPSTREAM: [@a-z]/;
const TAG =
  /^UPSTREAM: (?<name>\S+) (?<version>\d+\.\d+) · (?<what>.+?) why: (?<why>.+?) test: (?<tests>.+?) until: (?<until>.+)$/;
const COMMENT = /^(?:\/\/|\/?\*+|\{\/\*|")\s?/;
const CODE = /\.(?:[cm]?js|tsx?)$|^package\.json$/;
const TESTED = /\.(?:test|spec)\.tsx?$/;
const SKIPPED = /\.d\.ts$|\/generated\/|^scripts\/generate\/upstream\.|(?:^|\/)__tests__\//;

const PANEL = /^cms\/src\/(?:admin|.+\/panel)\//;
const SERVER = /^cms\/(?:src|config)\//;
const BUILD = /^(?:site\/(?:src|gatsby-)|scripts\/(?:publisher|lib)\/)/;

/** Signs of a place that relies on the inside of a package. */
const SIGNS: [sign: RegExp, where: RegExp, what: string][] = [
  [
    /(?:\bfrom |\()['"](?:\.\/dist|server\/src|(?!(?:cms|site|scripts)\/)(?:@[\w-]+\/)?[a-z][\w.-]*\/(?:build|dist|lib|server|src))\//,
    /^(?:cms\/(?:src|config)|site\/(?:src|gatsby-)|scripts\/(?!trials))/,
    'imports a file inside a package',
  ],
  [
    /\breplaceMethods[(<]/,
    /^cms\/src\/(?!extensions\/|platform\/strapi\/replace-methods)/,
    'replaces methods of Strapi',
  ],
  [/^/, /^cms\/src\/extensions\/[^/]+\/strapi-server\.ts$/, 'extends a plugin of Strapi'],
  [
    /\b(?:service|controller)Of<.+>\(\s*(?:strapi, )?'(?:admin::|plugin::(?:content-manager|i18n))|plugin\('content-manager'\)|\bstrapi\s*\.get<|\bstrapi\.server\.app\b|\bObject\.assign\(strapi\b|\beventHub\./,
    SERVER,
    'uses an internal service of Strapi',
  ],
  [
    /['"`](?:strapi_(?!up_)\w+|admin_users|files_related_mph|strapi::core-store)['"`]/,
    /^(?:cms\/src|scripts\/(?!trials))\//,
    'reads or writes a private table of Strapi',
  ],
  [/\bunstable_\w+|\badminApi\b|'Admin\/CM\/|\brouter\.addRoute\b/, PANEL, 'uses unstable code'],
  [
    /\bMutationObserver\(|\bdocument\.(?:querySelector|createElement\('style')|\bcreateGlobalStyle`|\bKeyboardEvent\('|\blocalStorage\.setItem\(|\bwindow\.strapi\b/,
    PANEL,
    'relies on the elements of the panel',
  ],
  [
    /\b___(?:gatsby|loader|webpack)|gatsby-(?:announcer|focus-wrapper|image-style)|_gatsby-scripts|['"`^](?:\.cache(?!\/tequiora)|page-data\\?\/[($])|\breplaceWebpackConfig\b/,
    BUILD,
    "relies on Gatsby's own elements and files",
  ],
  [
    /\bprototype, 'value'|\bgetOwnPropertyDescriptor\(|\.registered\[|\.compat = /,
    BUILD,
    'relies on how a library keeps its state',
  ],
  [/"overrides"/, /^package\.json$/, 'overrides a version'],
];

/** Returns the tags of a file as single lines. */
function readTags(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const isComment = (line: string | undefined) => line !== undefined && COMMENT.test(line);
  const contentOf = (line: string) =>
    line
      .replace(/\s*\*\/\}?$|",?$/, '')
      .replace(COMMENT, '')
      .trim();
  return lines.flatMap((line, start) => {
    if (!isComment(line) || !OPENING.test(contentOf(line))) return [];
    const tag = [contentOf(line)];
    for (let at = start + 1; isComment(lines[at]); at += 1) {
      const content = contentOf(lines[at] ?? '');
      if (content === '' || OPENING.test(content)) break;
      tag.push(content);
    }
    return tag.join(' ');
  });
}

function parse(file: string, tag: string): Patch | undefined {
  const { name, version, what, why, tests, until } = TAG.exec(tag)?.groups ?? {};
  if (!name || !version || !what || !why || !tests || !until) return undefined;
  return { file, name, version, what, why, until, tests: tests.split(/, ?/) };
}

function findFaults({ file, name, version, tests }: Patch, { files, versionOf }: Sources) {
  const place = `${file}, ${name} ${version}:`;
  const installed = versionOf(name, file);
  const faults = tests
    .filter((test) => !TESTED.test(test) || files[test] === undefined)
    .map((test) => `${place} the test ${test} does not exist`);
  if (installed === undefined) return [...faults, `${place} the package is not installed`];
  if (installed.startsWith(`${version}.`)) return faults;
  return [
    ...faults,
    `${place} the installed version is ${installed}: run ${tests.join(', ')}, then write the new version`,
  ];
}

const isTagged = (patches: readonly Patch[], file: string) =>
  patches.some((patch) => patch.file === file);

/** Returns all tagged places, and what is wrong with them or with places that have no tag. */
export function readUpstream(sources: Sources): { patches: Patch[]; faults: string[] } {
  const code = Object.entries(sources.files).filter(
    ([file]) => CODE.test(file) && !TESTED.test(file) && !SKIPPED.test(file),
  );
  const patches: Patch[] = [];
  const faults: string[] = [];
  for (const [file, text] of code) {
    for (const tag of readTags(text)) {
      const patch = parse(file, tag);
      if (patch) patches.push(patch);
      else faults.push(`${file}: not all of why, test and until in order: ${tag}`);
    }
  }
  for (const [file, text] of code) {
    const found = SIGNS.filter(([sign, where]) => where.test(file) && sign.test(text));
    if (isTagged(patches, file)) continue;
    faults.push(...found.map(([, , what]) => `${file}: ${what}, without an UPSTREAM tag`));
  }
  return { patches, faults: [...patches.flatMap((each) => findFaults(each, sources)), ...faults] };
}

const link = (file: string) => `[${file.split('/').at(-1)}](../../${file})`;
const linkIssues = (text: string) =>
  text.replaceAll(/https:\/\/github\.com\/([\w./-]+)\/(?:issues|pull)\/(\d+)/g, '[$1#$2]($&)');

/** Returns `cms/docs/upstream.md`. */
export function formatUpstream(patches: readonly Patch[]): string {
  const titleOf = ({ name, version }: Patch) => `${name} ${version}`;
  const titles = [...new Set(patches.map(titleOf))].sort((a, b) => a.localeCompare(b));
  const sections = titles.map((title) => {
    const items = patches
      .filter((patch) => titleOf(patch) === title)
      .map(
        ({ file, what, why, tests, until }) =>
          `- ${what} (${link(file)}): ${linkIssues(why)}. Test: ${tests.map(link).join(', ')}. Until ${until}.`,
      );
    return `## ${title}\n\n${items.join('\n')}\n`;
  });
  return `# Places that rely on the inside of packages

Generated from the \`UPSTREAM:\` comments in the code by \`npm run generate\`. \`npm run check\` fails when a
package has another minor version than the one that a place was tested with, when a test is missing, and
when code that looks like such a place has no comment; \`scripts/generate/upstream.ts\` has the format and
the signs. How a new version is taken: [upgrading](upgrading.md).

${patches.length} places in ${titles.length} packages.

${sections.join('\n')}`;
}
