import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentPolicy } from './content-policy.tsx';
import { speculationRules } from './speculation-rules.tsx';
import { startupScript } from './startup-script.tsx';

function directivesOf(policy: ReactElement): Map<string, string[]> {
  const { content } = policy.props as { content: string };
  return new Map(
    content.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]),
  );
}

const directives = directivesOf(contentPolicy(false));

test('allows the startup script, the speculation rules and no other inline script', () => {
  const hashes = [startupScript, speculationRules].map((element) => {
    const [, text = ''] = /<script[^>]*>(.+)<\/script>/.exec(renderToStaticMarkup(element)) ?? [];
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  expect(directives.get('script-src')).toEqual(["'self'", ...hashes]);
});

test('restricts loading, form targets and the base URL to the site', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  for (const name of ['object-src', 'base-uri']) {
    expect(directives.get(name)).toEqual(["'none'"]);
  }
});

test('allows frames of the players of YouTube and Vimeo only', () => {
  expect(directives.get('frame-src')).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ]);
});

test('allows pictures of a bucket on staff pages only', () => {
  const bucket = 'https://medios.example';
  const picturesOf = (isForStaff: boolean, origin: string) =>
    directivesOf(contentPolicy(isForStaff, origin)).get('img-src');
  expect(picturesOf(true, bucket)).toEqual(["'self'", 'data:', bucket]);
  expect(picturesOf(false, bucket)).toEqual(["'self'", 'data:']);
  expect(picturesOf(true, '')).toEqual(["'self'", 'data:']);
});
