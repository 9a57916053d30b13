/** @jest-environment node */
import { onCreateWebpackConfig } from './webpack-config';

test.each(['build-html', 'develop-html'])('%s defines the bundle of the start-up code', (stage) => {
  const plugins = { define: (definitions: Record<string, string>) => definitions };
  const setWebpackConfig = jest.fn();
  const actions = { setWebpackConfig, replaceWebpackConfig: jest.fn() };
  const getConfig = () => ({ module: { rules: [] } });
  const api = { stage, actions, plugins, getConfig };
  onCreateWebpackConfig(api as never);
  const definitions = { STARTUP_BUNDLE: expect.stringContaining('FONT_FACES') as string };
  expect(setWebpackConfig).toHaveBeenCalledWith(
    expect.objectContaining({ plugins: [definitions] }),
  );
});
