import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentPolicy } from './content-policy.tsx';
import { deferRuntime } from './defer-runtime.tsx';
import { firstViewScript } from './first-view-script.tsx';
import { lateFonts } from './late-fonts.tsx';
import { wholePageScript } from './whole-page-script.tsx';

function directivesOf(policy: ReactElement): Map<string, string[]> {
  const { content } = policy.props as { content: string };
  return new Map(
    content.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]),
  );
}

const directives = directivesOf(contentPolicy(false));

test('allows the scripts of a page and no other inline script', () => {
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

test('restricts loading, form targets and the base URL to the site', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  for (const name of ['object-src', 'frame-src', 'base-uri']) {
    expect(directives.get(name)).toEqual(["'none'"]);
  }
});

test('allows pictures of a bucket on staff pages only', () => {
  const bucket = 'https://medios.example';
  const picturesOf = (isForStaff: boolean, origin: string) =>
    directivesOf(contentPolicy(isForStaff, origin)).get('img-src');
  expect(picturesOf(true, bucket)).toEqual(["'self'", 'data:', bucket]);
  expect(picturesOf(false, bucket)).toEqual(["'self'", 'data:']);
  expect(picturesOf(true, '')).toEqual(["'self'", 'data:']);
});
