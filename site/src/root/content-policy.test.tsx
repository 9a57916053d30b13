import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentPolicy } from './content-policy.tsx';
import { deferRuntime } from './deferred-runtime.tsx';
import { firstViewScript } from './first-view-script.tsx';
import { lateFonts } from './late-fonts.tsx';
import { wholePageScript } from './whole-page-script.tsx';

const { content } = contentPolicy.props as { content: string };
const directives = new Map(
  content.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.split(' ').slice(1)]),
);

test('lets the scripts of a page run, and no other inside it', () => {
  const runtime = deferRuntime([<script key="app" src="/app.js" />], []);
  const page = renderToStaticMarkup(
    <>
      {firstViewScript}
      {wholePageScript}
      {lateFonts()}
      {runtime}
    </>,
  );
  const texts = [...page.matchAll(/<script>(.+?)<\/script>/g)].map(([, text = '']) => text);
  expect(texts).toHaveLength(4);
  const hashes = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(directives.get('script-src')).toEqual(["'self'", ...hashes]);
});

test('loads from nowhere else, sends forms nowhere else, and moves no address', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  for (const name of ['object-src', 'frame-src', 'base-uri']) {
    expect(directives.get(name)).toEqual(["'none'"]);
  }
});
