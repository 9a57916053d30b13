// Writes Gatsby's types of the GraphQL schema and of every query. Runs in a copy of the site's folder. It
// does what `gatsby develop` does before and after it reads the content, which the schema does not
// depend on. Argument: a file of Gatsby's package.
//
// UPSTREAM: gatsby 5.16 · its services, and `graphql-typegen`, inside the package
// why: Gatsby writes these types only while it develops or builds the site, which takes minutes
// test: scripts/generate/generate.test.ts
// until: Gatsby has a command for them
const { createRequire } = require('node:module');
const path = require('node:path');
const process = require('node:process');

process.env.NODE_ENV = 'production';
process.env.GATSBY_TELEMETRY_DISABLED = '1';
const ofGatsby = createRequire(process.argv[2]);

async function main() {
  const services = ofGatsby('./dist/services');
  const { graphQLTypegen } = ofGatsby('./dist/services/graphql-typegen');
  const reporter = ofGatsby('gatsby-cli/lib/reporter');

  const directory = process.cwd();
  const sitePackageJson = require(path.resolve('package.json'));
  const context = await services.initialize({ program: { directory, sitePackageJson, _: [] } });
  // From here on an error, such as that of an invalid query, ends this process.
  process.env.gatsby_executing_command = 'build';
  await services.customizeSchema(context);
  await services.sourceNodes({ ...context, webhookSourcePluginName: 'internal-data-bridge' });
  await services.buildSchema(context);
  await services.extractQueries(context);
  const { program } = context.store.getState();
  await graphQLTypegen({ program, store: context.store, reporter });
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
