/** @jest-environment node */
import { css, Global, keyframes } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { collectStyles, takeStyles } from './collect-styles.tsx';

const spin = keyframes({ to: { rotate: '1turn' } });

function Page({ hue }: { hue: string }) {
  return (
    <>
      <Global styles={css({ body: { margin: 0 } })} />
      <p css={css({ color: hue, animation: `${spin} 1s` })}>Hola</p>
    </>
  );
}

test('collects the styles of a page for its head and leaves none in the body', () => {
  const red = collectStyles('/red', <Page hue="red" />);
  const blue = collectStyles('/blue', <Page hue="blue" />);
  expect(renderToStaticMarkup(red)).toMatch(/^<p class="css-[^"]+">Hola<\/p>$/);
  renderToStaticMarkup(blue);

  const head = renderToStaticMarkup(<>{takeStyles('/red')}</>);
  expect(head).toMatch(
    /<style data-emotion="css-global [^"]+" data-s="">body\{margin:0;\}<\/style>/,
  );
  expect(head).toMatch(/<style data-emotion="css [^"]+" data-s="">.*color:red/);
  expect(head).toContain('@keyframes');
  expect(head).not.toContain('blue');
});

test('returns nothing for a page that was not rendered', () => {
  expect(takeStyles('/otra')).toEqual([]);
});
