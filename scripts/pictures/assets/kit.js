/* Shared helpers of the picture templates: lucide icons by name and flat product objects. */
const icon = (name) =>
  `<i class="i" style="--m:url(../../../node_modules/lucide-static/icons/${name}.svg)"></i>`;

const shapes = {
  jar: (a, b) =>
    `<rect x="26" y="8" width="32" height="12" rx="4" fill="${b}"/><rect x="18" y="20" width="48" height="56" rx="12" fill="${a}"/><rect x="18" y="38" width="48" height="22" fill="#fff" fill-opacity=".92"/><rect x="26" y="44" width="32" height="4" rx="2" fill="${b}"/><rect x="32" y="52" width="20" height="3" rx="1.5" fill="${a}"/>`,
  bottle: (a, b) =>
    `<rect x="35" y="4" width="14" height="10" rx="3" fill="${b}"/><path d="M36 14h12v8c8 4 12 10 12 18v30a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V40c0-8 4-14 12-18z" fill="${a}"/><rect x="24" y="44" width="36" height="22" fill="#fff" fill-opacity=".92"/><rect x="31" y="50" width="22" height="4" rx="2" fill="${b}"/><rect x="35" y="58" width="14" height="3" rx="1.5" fill="${a}"/>`,
  bag: (a, b) =>
    `<path d="M20 12h44l4 60a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" fill="${a}"/><path d="M20 12h44l.8 10H19.2z" fill="${b}"/><circle cx="42" cy="48" r="15" fill="#fff" fill-opacity=".92"/><path d="M42 38c6 4 8 10 0 20-8-10-6-16 0-20z" fill="${a}"/>`,
  box: (a, b) =>
    `<rect x="14" y="18" width="56" height="54" rx="5" fill="${a}"/><path d="M14 18h56v14H14z" fill="${b}"/><rect x="24" y="42" width="36" height="20" rx="3" fill="#fff" fill-opacity=".92"/><rect x="30" y="48" width="24" height="4" rx="2" fill="${b}"/>`,
};

/** A flat two-tone product: item('jar', 'amber'). */
const item = (kind, ramp) =>
  `<svg viewBox="0 0 84 84">${shapes[kind](`var(--${ramp}-${ramp === 'amber' ? 400 : 500})`, `var(--${ramp}-700)`)}</svg>`;

/** The bars of an EAN-13 code as one SVG path, 95 modules wide and 60 high. */
const ean13 = (digits) => {
  const left = [
    '0001101',
    '0011001',
    '0010011',
    '0111101',
    '0100011',
    '0110001',
    '0101111',
    '0111011',
    '0110111',
    '0001011',
  ];
  const parity = [
    'LLLLLL',
    'LLGLGG',
    'LLGGLG',
    'LLGGGL',
    'LGLLGG',
    'LGGLLG',
    'LGGGLL',
    'LGLGLG',
    'LGLGGL',
    'LGGLGL',
  ];
  const flip = (bits) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
  const right = left.map(flip);
  const mirrored = right.map((bits) => [...bits].reverse().join(''));
  const first = [...digits.slice(1, 7)].map(
    (d, i) => (parity[digits[0]][i] === 'L' ? left : mirrored)[d],
  );
  const second = [...digits.slice(7)].map((d) => right[d]);
  const bits = `101${first.join('')}01010${second.join('')}101`;
  return [...bits].map((bit, x) => (bit === '1' ? `M${x} 0h1.04v60h-1.04z` : '')).join('');
};

document.addEventListener('DOMContentLoaded', () => {
  for (const node of document.querySelectorAll('[data-i]')) {
    node.classList.add('i');
    node.style.setProperty(
      '--m',
      `url(../../../node_modules/lucide-static/icons/${node.dataset.i}.svg)`,
    );
  }
});
