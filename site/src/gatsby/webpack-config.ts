import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Releases carry no source maps, and making them costs seconds of every build and most of
 * webpack's cache. In development they stay.
 */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript' || stage === 'build-html') {
    actions.setWebpackConfig({ devtool: false });
  }
}
