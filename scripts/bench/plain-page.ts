/** A column of text, lists and pictures. */
const STYLE = `body{margin:0 auto;max-width:70rem;padding:1rem;font:1rem/1.6 Arial,sans-serif;color:#24324f}
h1{font-size:2.2rem;line-height:1.15}h1,h2,h3{color:#0a1637}img{max-width:100%;height:auto;display:block}
ul,ol{padding-left:1.2rem}a{color:#1d4ed8;display:inline-block;padding:.3rem 0}
header img,footer svg{width:2rem}input,textarea,select,button{font:inherit;padding:.6rem}`;

const DROPPED = ['script', 'style', 'template', 'noscript', 'svg'];
const KEPT_ATTRIBUTES =
  /^(href|src|srcset|sizes|type|alt|width|height|loading|decoding|fetchpriority|id|for|name|lang|content|charset|rel|method|action|required|value|aria-label|aria-labelledby)$/i;

/**
 * Returns the page as written by hand without a framework: its texts, links, forms and pictures, a short
 * style sheet, no fonts and no scripts.
 */
export function plainPage(html: string): string {
  const title = /<title[^>]*>.*?<\/title>/s.exec(html)?.[0] ?? '<title>Página</title>';
  const description = /<meta[^>]*name="description"[^>]*>/.exec(html)?.[0] ?? '';
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  return [
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    plainTags(title + description),
    `<style>${STYLE}</style></head><body>${plainTags(withoutDropped(body))}</body></html>`,
  ].join('');
}

function withoutDropped(html: string): string {
  return DROPPED.reduce(
    (text, tag) => text.replace(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'), ''),
    html.replace(/<!--.*?-->/gs, ''),
  );
}

function plainTags(html: string): string {
  return html.replace(/<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)\/?>/gi, (_, tag: string, rest: string) => {
    const attributes = [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
      .filter(([, name]) => KEPT_ATTRIBUTES.test(name ?? ''))
      .map(([, name, value]) => (value === undefined ? ` ${name}` : ` ${name}="${value}"`));
    return `<${tag}${attributes.join('')}>`;
  });
}
