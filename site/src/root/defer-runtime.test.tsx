import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime, isEarlyLoad, isUnusedHeadTag } from './defer-runtime.tsx';

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} async />;
}

test('moves the runtime into a template and keeps the rest of the body', () => {
  const html = renderToStaticMarkup(
    <>
      {deferRuntime(
        [
          <div key="other" />,
          <script key="page" id="gatsby-script-loader" />,
          <Slice key="slice" sliceId="_gatsby-scripts" />,
          <script key="app" src="/app.js" async />,
        ],
        [<link key="manifest" rel="manifest" href="/manifest.webmanifest" />],
      )}
    </>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('div')).not.toBeNull();
  expect(page.querySelectorAll('script')).toHaveLength(0);
  const held = page.querySelector('template')?.content.querySelectorAll('script');
  expect(held).toHaveLength(3);
  expect(page.querySelector('link')).toBeNull();
  expect(page.querySelector('template')?.content.querySelectorAll('link')).toHaveLength(1);
});

test('changes nothing without a runtime to defer', () => {
  expect(deferRuntime(['a'], [])).toEqual(['a']);
});

test('separates early loads and unused tags from the rest of the head', () => {
  const head = [
    <link key="a" rel="preload" as="script" href="/app.js" />,
    <link key="b" rel="preload" as="fetch" href="/page-data.json" />,
    <link key="c" rel="preload" as="image" href="/hero.webp" />,
    <link key="m" rel="manifest" href="/manifest.webmanifest" />,
    <link key="d" rel="canonical" href="/" />,
    <style key="gatsby-image-style">{'.gatsby-image-wrapper{}'}</style>,
    <meta key="g" name="generator" content="Gatsby 5" />,
  ];
  const keysOf = (nodes: typeof head) => nodes.map(({ key }) => key).join();
  expect(keysOf(head.filter(isEarlyLoad))).toBe('a,b,m');
  expect(keysOf(head.filter(isUnusedHeadTag))).toBe('gatsby-image-style,g');
});
