import { ramps } from '../../../contracts/ramps';

const { blue, gray, navy, red } = ramps;

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;color:${navy[950]};background:${gray[50]};margin:0;overflow-wrap:anywhere}
main{max-width:38rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.2}
label{display:block;font-weight:600;margin-top:1rem}
input,select,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid ${gray[500]};border-radius:.5rem}
[aria-invalid]{border-color:${red[700]}}
.error{color:${red[700]};margin:.25rem 0 0}
button{margin-top:1.5rem;min-height:2.75rem;padding:.75rem 1.5rem;font:inherit;font-weight:600;color:${gray[0]};background:${blue[700]};border:0;border-radius:.5rem}`;

/** Renders a self-contained page. `title` and `body` must already be escaped HTML. */
export function renderPage({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Tequiora</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
