/* Helpers shared by the picture templates: plain script, loaded before each template's own. */
const iconFolder = '../../../node_modules/lucide-static/icons/';

/** Markup of a lucide icon. */
const icon = (name) => `<i class="i" style="--m:url(${iconFolder}${name}.svg)"></i>`;

/** 1234.5 → "$1,234.50". */
const money = (amount) =>
  amount.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }).replace('-', '−');

/** 1234 → "1,234". */
const count = (amount) => amount.toLocaleString('es-MX');

const total = (list, pick = (item) => item) => list.reduce((sum, item) => sum + pick(item), 0);

/** Fills the element with that id with one piece of markup per item. */
const fill = (id, list, markup) => {
  document.getElementById(id).innerHTML = list.map(markup).join('');
};

/** A smooth SVG path through the points (Catmull-Rom turned into Béziers). */
const smoothPath = (points) =>
  points.reduce((path, [x, y], i) => {
    if (i === 0) return `M${x} ${y}`;
    const [x0, y0] = points[i - 1];
    const [xa, ya] = points[i - 2] ?? [x0, y0];
    const [xb, yb] = points[i + 1] ?? [x, y];
    const out = [x0 + (x - xa) / 6, y0 + (y - ya) / 6];
    const into = [x - (xb - x0) / 6, y - (yb - y0) / 6];
    return `${path}C${[...out, ...into, x, y].map((n) => n.toFixed(1)).join(' ')}`;
  }, '');

document.addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll('[data-i]')) {
    element.classList.add('i');
    element.style.setProperty('--m', `url(${iconFolder}${element.dataset.i}.svg)`);
  }
});
