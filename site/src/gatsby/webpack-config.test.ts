/** @jest-environment node */
import path from 'node:path';
import { onCreateWebpackConfig } from './webpack-config';

// Gatsby runs in the folder of the site.
const cwd = jest.spyOn(process, 'cwd').mockReturnValue(path.resolve(__dirname, '../..'));
afterAll(() => cwd.mockRestore());

test.each(['build-html', 'develop-html'])('%s defines the bundle of the start-up code', (stage) => {
  const plugins = { define: (definitions: Record<string, string>) => definitions };
  const setWebpackConfig = jest.fn();
  const actions = { setWebpackConfig, replaceWebpackConfig: jest.fn() };
  const getConfig = () => ({ module: { rules: [{ test: /\.tsx?$/ }] } });
  const api = { stage, actions, plugins, getConfig };
  onCreateWebpackConfig(api as never);
  const definitions = { STARTUP_BUNDLE: expect.stringContaining('FONT_FACES') as string };
  expect(setWebpackConfig).toHaveBeenCalledWith(
    expect.objectContaining({ plugins: [definitions] }),
  );
});

test.each([
  ['rule /\\.tsx?$/', { module: { rules: [] } }],
  [
    'minimizer Terser',
    { module: { rules: [{ test: /\.tsx?$/ }] }, optimization: { minimizer: [{}] } },
  ],
])('a build fails when an update of Gatsby has no %s any more', (part, config) => {
  const api = { stage: 'build-javascript', actions: {}, plugins: {}, getConfig: () => config };
  expect(() => onCreateWebpackConfig(api as never)).toThrow(
    `Gatsby's configuration of webpack has no ${part}: see cms/docs/upstream.md`,
  );
});

test('Babel compiles TypeScript once and does not use its own cache', () => {
  const use = () => [{ loader: 'babel-loader', options: { cacheDirectory: '.cache/babel' } }];
  const rules = [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, use },
    { test: /\.tsx?$/, use },
  ];
  const replaceWebpackConfig = jest.fn();
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig };
  const getConfig = () => ({ module: { rules } });
  onCreateWebpackConfig({ stage: 'develop', actions, plugins: {}, getConfig } as never);
  const [[config]] = replaceWebpackConfig.mock.calls as [[ReturnType<typeof getConfig>]];
  const loaders = config.module.rules.map((rule) => rule.use());
  expect(loaders).toEqual([[{ loader: 'babel-loader', options: { cacheDirectory: false } }]]);
});
