/* Façade pieces of the street: each returns SVG text. */
const arch = (x, y, w, h, fill) =>
  `<path d="M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z" fill="${fill}"/>`;

/* Church behind the roofs: two towers and a dome. */
const tower = (x) => {
  let out = rect(x, 250, 120, 460, '#1848B0') + rect(x + 60, 250, 60, 460, '#133C96');
  out += rect(x - 10, 402, 140, 14, '#2C62D8') + rect(x - 10, 244, 140, 14, '#2C62D8');
  out +=
    arch(x + 36, 286, 48, 96, '#041B4B') +
    rect(x + 46, 330, 28, 30, '#BB7E01') +
    rect(x + 40, 356, 40, 8, '#E99E07');
  out +=
    `<path d="M${x + 8} 244v-18h16v-18h16v-18h40v18h16v18h16v18z" fill="#2453BE"/>` +
    rect(x + 54, 150, 12, 40, '#2C62D8') +
    rect(x + 42, 162, 36, 9, '#2C62D8');
  return out;
};

/* Façades. */
const cornice = (x, y, w, light, dark) =>
  rect(x - 8, y, w + 16, 16, light) +
  rect(x, y + 16, w, 10, dark) +
  Array.from({ length: Math.floor(w / 30) }, (_, i) =>
    rect(x + 10 + i * 30, y + 26, 14, 10, dark),
  ).join('');

const plinth = (x, w, fill) =>
  rect(x, 1150, w, 60, fill) + rect(x, 1150, w, 8, '#FFFFFF', 'fill-opacity=".12"');

const balcony = (x, y, w) =>
  rect(x - 14, y, w + 28, 10, '#0A1637') +
  Array.from({ length: Math.floor((w + 20) / 14) }, (_, i) =>
    rect(x - 8 + i * 14, y - 62, 4, 62, '#0A1637'),
  ).join('') +
  rect(x - 14, y - 66, w + 28, 7, '#0A1637');

const frame = (x, y, w, h, stone, dark) =>
  rect(x - 16, y - 16, w + 32, h + 16, stone) +
  rect(x - 26, y - 34, w + 52, 18, stone) +
  rect(x - 26, y - 20, w + 52, 5, dark);

const shut = (x, y, w, h) =>
  rect(x, y, w, h, '#0A1637') +
  rect(x + w / 2 - 2, y, 4, h, '#213468') +
  [0.3, 0.62].map((p) => rect(x, y + h * p, w, 4, '#213468')).join('');

const lit = (x, y, w, h) =>
  rect(x, y, w, h, '#FFB12A') +
  rect(x + 10, y + 10, w - 20, h - 10, '#FFDDAF') +
  rect(x + w / 2 - 3, y, 6, h, '#916101') +
  rect(x, y + h * 0.34, w, 6, '#916101');

/* Paper banners from roof to roof. */
const banners = (x1, y1, x2, y2, sag, count, colors) => {
  const at = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  let out = `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}" fill="none" stroke="#C8D3EA" stroke-width="3"/>`;
  for (let i = 0; i < count; i += 1) {
    const [x, y] = at((i + 0.5) / count);
    const c = colors[i % colors.length];
    out += `<g transform="translate(${(x - 26).toFixed(1)} ${y.toFixed(1)})"><path d="M0 0h52v54h-8v8h-8v-8h-8v8h-4v-8h-8v8h-8v-8H0z" fill="${c}"/><path d="M22 12h8v6h8v6h6v6h-6v6h-8v6h-8v-6h-8v-6H8v-6h6v-6h8z" fill="#041B4B" fill-opacity=".45"/></g>`;
  }
  return out;
};

/* Street lamp and a parked bicycle. */
const lamp = (x) =>
  rect(x - 5, 930, 10, 290, '#050C22') +
  rect(x - 16, 1196, 32, 24, '#050C22') +
  `<path d="M${x - 20} 890h40l-8 44h-24z" fill="#FFDDAF"/>` +
  rect(x - 24, 880, 48, 10, '#050C22') +
  rect(x - 10, 866, 20, 14, '#050C22') +
  `<circle cx="${x}" cy="912" r="92" fill="#FFC87A" fill-opacity=".16"/><circle cx="${x}" cy="912" r="52" fill="#FFC87A" fill-opacity=".22"/>`;
