import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime, withoutEarlyLoads } from './deferred-runtime.tsx';

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} async />;
}

test('hides the runtime in a template and leaves the rest of the body', () => {
  const html = renderToStaticMarkup(
    <>
      {deferRuntime(
        [
          <script key="page" id="gatsby-script-loader" />,
          <Slice key="slice" sliceId="_gatsby-scripts" />,
          <script key="app" src="/app.js" async />,
        ],
        [<link key="manifest" rel="manifest" href="/manifest.webmanifest" />, <title key="t" />],
      )}
    </>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('#gatsby-script-loader')).not.toBeNull();
  expect(page.querySelectorAll('script[src]')).toHaveLength(0);
  const held = page.querySelector('template')?.content.querySelectorAll('script[src]');
  expect(held).toHaveLength(2);
  expect(page.querySelector('link')).toBeNull();
  expect(page.querySelector('template')?.content.querySelectorAll('link')).toHaveLength(1);
});

test('changes nothing when there is no runtime to defer', () => {
  expect(deferRuntime(['a'], [])).toEqual(['a']);
});

test('drops what is fetched early and what no page uses, and no other link', () => {
  const kept = withoutEarlyLoads([
    <link key="a" rel="preload" as="script" href="/app.js" />,
    <link key="b" rel="preload" as="fetch" href="/page-data.json" />,
    <link key="c" rel="preload" as="image" href="/hero.webp" />,
    <link key="m" rel="manifest" href="/manifest.webmanifest" />,
    <link key="d" rel="canonical" href="/" />,
    <style key="gatsby-image-style">{'.gatsby-image-wrapper{}'}</style>,
  ]);
  expect(renderToStaticMarkup(<>{kept}</>)).toBe(
    '<link rel="preload" as="image" href="/hero.webp"/><link rel="canonical" href="/"/>',
  );
});
